import type { Sibling } from "@/lib/exam/content/siblings";
import { type Locale, OFFERED_LOCALES } from "@/lib/i18n/locales";

/** The first words of the explanation of a true and of a false statement. */
const VERDICTS: Record<Locale, readonly [ifTrue: string, ifFalse: string]> = {
  it: ["È vero", "È falso"],
  en: ["True", "False"],
  es: ["Es verdadero", "Es falso"],
  pt: ["É verdadeiro", "É falso"],
  sq: ["Është e vërtetë", "Është e gabuar"],
  fil: ["Totoo", "Hindi totoo"],
  ro: ["Adevărat", "Fals"],
  pl: ["To prawda", "To fałsz"],
};

/** "But here it is right": true of no wrong option. A note may say that one is right elsewhere. */
const PRAISED_HERE: Record<Locale, RegExp> = {
  it: /\bqui\b[^.;:]*(?<!non )\b(?:va bene|funziona|è giust[oa])(?!\p{L})/iu,
  en: /\bhere\b[^.;:]*\b(?:is right|is correct|works|fits|goes)\b/i,
  es: /(?<!\p{L})aquí(?!\p{L})[^.;:]*(?<!no )\b(?:va bien|sirve|es correct[oa]|queda bien)\b/iu,
  pt: /\baqui\b[^.;:]*(?<!não )\b(?:serve|vai bem|está cert[oa]|é correct?[oa])\b/i,
  sq: /(?<!\p{L})këtu(?!\p{L})[^.;:]*(?<!nuk )\b(?:vlen|shkon|është e drejtë)(?!\p{L})/iu,
  fil: /\b[dr]ito\b[^.;:]*(?<!hindi )\b(?:bagay|tama) ang\b/i,
  ro: /\baici\b[^.;:]*(?<!nu )\b(?:merge|este bun|se potriv\p{L}+|este corect)/iu,
  pl: /\btutaj\b[^.;:]*(?<!nie )\b(?:pasuje|jest dobr\p{L}|jest poprawn\p{L})/iu,
};

/** "The answer is C:" */
const NAMED_LETTER = /^[^«:.]{0,40} ([ABC]):/;

/** Explanations that call a wrong option or statement right, or name another answer than the key, in any language. */
export function findVerdictFaults({
  correct_answer: key,
  explanation,
}: Pick<Sibling, "correct_answer" | "explanation">) {
  return OFFERED_LOCALES.flatMap((locale) => {
    const { right, wrong = {} } = explanation[locale] ?? {};
    if (right === undefined) return [];
    const praised = Object.entries(wrong).filter(([, note]) => PRAISED_HERE[locale].test(note));
    return [
      ...praised.map(([letter]) => `the note on ${letter} calls it right (${locale})`),
      ...(namesKey(right, key, locale) ? [] : [`the explanation does not say that ${key} is right (${locale})`]),
    ];
  });
}

function namesKey(right: string, key: Sibling["correct_answer"], locale: Locale): boolean {
  if (key === "V" || key === "F") return right.startsWith(VERDICTS[locale][key === "V" ? 0 : 1]);
  const named = NAMED_LETTER.exec(right)?.[1];
  return named === undefined || named === key;
}
