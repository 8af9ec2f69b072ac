import { type Respelling, respell } from "./lexicon.ts";
import { runProgram } from "./programs.ts";

/** Single signs on which the model was trained, in place of espeak-ng's tied pairs. */
const SINGLE_SYMBOLS: readonly (readonly [tied: string, single: string])[] = [
  ["d^z", "ʣ"],
  ["d^ʒ", "ʤ"],
  ["t^s", "ʦ"],
  ["t^ʃ", "ʧ"],
  ["s^s", "S"],
  ["a^ɪ", "I"],
  ["a^ʊ", "W"],
  ["e^ɪ", "A"],
  ["o^ʊ", "O"],
  ["ɔ^ɪ", "Y"],
];

/** Verbs that espeak-ng closes when unstressed: "è" would sound like "e", "ho" like "o". */
const OPEN_VERBS = new Map(Object.entries({ è: "ɛ", "c'è": "t^ʃɛ", ho: "ɔ", "l'ho": "lɔ" }));

type Clause = { words: string; mark: string };

/** Splits a respelled sentence at punctuation; drops quotation marks and brackets. @throws Error on digits */
export function toClauses(sentence: string, lexicon: readonly Respelling[]): Clause[] {
  const spoken = respell(sentence, lexicon);
  if (/\d/.test(spoken.replace(/\[\[.*?\]\]/g, ""))) throw new Error(`write numbers in words: ${sentence}`);
  const plain = spoken
    .replace(/[«»“”"()]/g, " ")
    .replace(/’/g, "'")
    .replace(/\s[–—-]\s/g, ", ")
    .replace(/\.{3}/g, "…");
  return [...plain.matchAll(/([^.,;:!?…]+)([.,;:!?…]*)/g)]
    .map(([, words = "", mark = ""]) => ({ words: words.trim().replace(/\s+/g, " "), mark: mark.slice(0, 1) }))
    .filter(({ words }) => words !== "");
}

/** IPA of a clause with ties, as espeak-ng says the words in context. */
export function toIpa(words: string): string {
  const { stdout } = runProgram("espeak-ng", ["-v", "it", "-q", "--ipa", "--tie=^", "--", words]);
  // espeak-ng marks foreign words like "(en)...(it)".
  const spoken = stdout
    .toString()
    .replace(/\([a-z-]+\)/g, "")
    .trim()
    .split(/\s+/);
  const written = words.toLowerCase().split(" ");
  if (written.length !== spoken.length) return spoken.join(" ");
  return spoken.map((ipa, i) => (ipa.includes("ˈ") ? ipa : (OPEN_VERBS.get(written[i] ?? "") ?? ipa))).join(" ");
}

/** The model's input for a sentence: IPA in its own signs, with the punctuation that shapes the melody. */
export function toModelPhonemes(sentence: string, lexicon: readonly Respelling[]): string {
  return toClauses(sentence, lexicon)
    .map(({ words, mark }) => toSingleSymbols(toIpa(words)) + mark)
    .join(" ");
}

function toSingleSymbols(ipa: string): string {
  return SINGLE_SYMBOLS.reduce((text, [tied, single]) => text.replaceAll(tied, single), ipa).replace(/[\^-]/g, "");
}
