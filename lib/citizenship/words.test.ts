import { describe, expect, it } from "vitest";
import { RULES } from "@/lib/citizenship/rules";
import { type Locale, OFFERED_LOCALES } from "@/lib/i18n/locales";
import { readMessages } from "@/tests/support/messages";

/** "You need not", in each language. */
const FALSE_CERTAINTY: Record<Locale, RegExp> = {
  it: /\bnon (devi|ti serve|ti occorre|serve l'esame)\b/i,
  en: /\byou (need not|(do not|don[’']t) (need|have to))\b/i,
  es: /\bno (tienes que|debes|necesitas)\b/i,
  pt: /\b(você não precisa|não é necessário)\b/i,
  ro: /\bnu (trebuie să|ai nevoie)\b/i,
  pl: /\b(nie musisz|nie potrzebujesz)\b/i,
  sq: /\bnuk (duhet ta|të duhet|ke nevojë)\b/i,
  fil: /\bhindi mo (na )?kailangan\b/i,
};
/** "They need not show it", in each language. */
const FALSE_CERTAINTY_OF_OTHERS: Record<Locale, RegExp> = {
  it: /\bnon deve presentare/i,
  en: /\b(do not|don[’']t) have to show/i,
  es: /\bno tiene que presentar/i,
  pt: /\bnão precisa apresentar/i,
  ro: /\bnu este obligat/i,
  pl: /\bnie mus(i|zą) pokazywać/i,
  sq: /\bnuk e ka detyrim/i,
  fil: /\bhindi kailangang magpakita/i,
};
/** "Usually", in each language. */
const USUALLY: Record<Locale, RegExp> = {
  it: /di solito/i,
  en: /usually/i,
  es: /normalmente/i,
  pt: /em geral/i,
  ro: /de obicei/i,
  pl: /zwykle/i,
  sq: /zakonisht/i,
  fil: /karaniwang/i,
};
/** The word that marks a sentence as uncertain: "may" or "perhaps". */
const GUESS: Record<Locale, RegExp> = {
  it: /forse/i,
  en: /may/i,
  es: /quizás/i,
  pt: /talvez/i,
  ro: /poate/i,
  pl: /może/i,
  sq: /ndoshta/i,
  fil: /baka/i,
};
const VERDICTS = /^citizenship\.(outcomes|rules)\./;

describe.each(OFFERED_LOCALES)("the texts of the check in %s", (locale) => {
  const messages = readMessages(locale);
  const guess = GUESS[locale];

  it("never state as certain that the reader need not take the exam", () => {
    const certain = [...messages].filter(
      ([key, text]) => VERDICTS.test(key) && FALSE_CERTAINTY[locale].test(text) && !guess.test(text),
    );
    expect(certain).toEqual([]);
  });

  it("never state as certain that other people need not show the certificate", () => {
    const sentences = [...messages].flatMap(([key, text]) => (VERDICTS.test(key) ? text.split(/(?<=[.:]) /) : []));
    const ofOthers = sentences.filter((sentence) => FALSE_CERTAINTY_OF_OTHERS[locale].test(sentence));
    expect(ofOthers.length).toBeGreaterThanOrEqual(5);
    expect(ofOthers.filter((sentence) => !USUALLY[locale].test(sentence) && !guess.test(sentence))).toEqual([]);
  });

  it("never state as certain that anyone needs the certificate", () => {
    expect(messages.get("citizenship.outcomes.exam.title")).toMatch(USUALLY[locale]);
    expect(messages.get("citizenship.rules.familyOrRefugee.text")).toMatch(USUALLY[locale]);
  });

  it("state each exemption as a possibility, and say whom to ask before paying", () => {
    const settled = new Set(Object.values(RULES).map(({ outcome }) => outcome));
    for (const outcome of settled) {
      if (outcome === "ask" || outcome === "exam") continue;
      expect(messages.get(`citizenship.outcomes.${outcome}.title`)).toMatch(guess);
    }
    expect(messages.get("citizenship.confirm")).toMatch(/prefettur.*patronato/i);
    expect(messages.get("citizenship.confirmRoute")).toMatch(/patronato/i);
  });
});
