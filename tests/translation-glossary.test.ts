import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { OFFERED_LOCALES } from "@/lib/i18n/locales";
import { readMessages } from "@/tests/support/messages";

/** A glossary's entry; its key is the Italian term. Alternatives are separated by slashes, notes in parentheses. */
type Glossary = Record<string, { term: string; note?: string }>;

const readGlossary = (locale: string): Glossary => JSON.parse(readFileSync(`messages/glossary/${locale}.json`, "utf8"));

const variantsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/\s*[/,;]\s*/)
    .map((part) => part.trim())
    .filter((part) => part.length > 1);

/** The stem of a word, which every inflected form keeps. */
const stemOf = (word: string): string =>
  word.length <= 4 ? word : word.slice(0, Math.max(4, Math.ceil(word.length * 0.6)));

const containsWord = (sentence: string, words: string): boolean =>
  new RegExp(`(?<!\\p{L})${RegExp.escape(words)}(?!\\p{L})`, "u").test(sentence);

// The exam's own name is never translated, so the term in it does not count.
const plain = (sentence: string): string =>
  sentence.replaceAll("B1 Cittadinanza", "").replaceAll("{product} Cittadinanza", "").toLowerCase();

const italian = [...readMessages("it")].map(([key, sentence]) => [key, plain(sentence)] as const);

/** The sentences with a term whose translation has it too, and those whose translation lacks it. */
function countUses(locale: string) {
  const sentences = readMessages(locale);
  const [kept, other]: [string[], string[]] = [[], []];
  for (const [term, { term: translation }] of Object.entries(readGlossary(locale))) {
    const asked = variantsOf(term.replace(/\([^)]*\)/g, ""));
    const stems = variantsOf(translation.replace(/[()]/g, "/")).map((variant) => stemOf(variant.split(/\s+/)[0] ?? ""));
    for (const [key] of italian.filter(([, sentence]) => asked.some((word) => containsWord(sentence, word)))) {
      const isKept = stems.some((stem) => plain(sentences.get(key) ?? "").includes(stem));
      (isKept ? kept : other).push(`${term}: ${key}`);
    }
  }
  return { kept, other };
}

/** A term may be missing in some sentences: if they read better without it, or if it is a homograph. */
const MIN_KEPT = 0.8;

/**
 * The exam's own words for an answer, and names: untranslated, they must occur wherever the Italian sentence has them.
 */
const NAMES = ["VERO", "FALSO", "CILS", "SPID", "CUP", "Cloze", "PDF", "Stripe", "IBAN"];

describe.each(OFFERED_LOCALES.filter((locale) => locale !== "it"))("the terms of %s", (locale) => {
  it("follow its glossary", () => {
    const { kept, other } = countUses(locale);
    const share = kept.length / (kept.length + other.length);
    expect(kept.length).toBeGreaterThan(300);
    expect(share, `${Math.round(share * 100)}% keep their term; without it: ${other.join(", ")}`).toBeGreaterThan(
      MIN_KEPT,
    );
  });

  it("include a glossary of sufficient size", () => {
    expect(Object.keys(readGlossary(locale)).length).toBeGreaterThanOrEqual(30);
  });

  it("leave names untranslated", () => {
    const sentences = readMessages(locale);
    const lost = [...readMessages("it")].flatMap(([key, sentence]) =>
      NAMES.filter((name) => containsWord(sentence, name) && !sentences.get(key)?.includes(name)).map(
        (name) => `${name}: ${key}`,
      ),
    );
    expect(lost).toEqual([]);
  });
});
