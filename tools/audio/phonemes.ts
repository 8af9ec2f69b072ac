/** Italian text to the letters the speech model reads: espeak-ng's IPA, affricates and diphthongs as single signs. */
import { type Respelling, respell } from "./lexicon.ts";
import { run } from "./programs.ts";

/** The model was trained on these single signs for espeak-ng's tied pairs. */
const SINGLE_SIGNS: readonly (readonly [tied: string, single: string])[] = [
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

/** Verbs that espeak-ng closes where they carry no stress: "è" would sound like "e", "ho" like "o". */
const OPEN_VERBS: ReadonlyMap<string, string> = new Map([
  ["è", "ɛ"],
  ["c'è", "t^ʃɛ"],
  ["ho", "ɔ"],
  ["l'ho", "lɔ"],
]);

/** The part of a sentence between two marks of punctuation, and the mark that closes it. */
type Clause = { words: string; mark: string };

/** Cuts a respelled sentence at its punctuation; quotation marks and brackets are not heard. Throws on digits. */
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

/** IPA of a clause's words, as espeak-ng says them in this neighbourhood, with ties. */
export function toIpa(words: string): string {
  const { stdout } = run("espeak-ng", ["-v", "it", "-q", "--ipa", "--tie=^", "--", words]);
  // A word in another language is marked like "(en)...(it)".
  const spoken = stdout
    .toString()
    .replace(/\([a-z-]+\)/g, "")
    .trim()
    .split(/\s+/);
  const written = words.toLowerCase().split(" ");
  if (written.length !== spoken.length) return spoken.join(" ");
  return spoken.map((ipa, i) => (ipa.includes("ˈ") ? ipa : (OPEN_VERBS.get(written[i] ?? "") ?? ipa))).join(" ");
}

/** What the model is given for a sentence: IPA in its own signs, with the punctuation that shapes the melody. */
export function toModelLetters(sentence: string, lexicon: readonly Respelling[]): string {
  return toClauses(sentence, lexicon)
    .map(({ words, mark }) => toSingleSigns(toIpa(words)) + mark)
    .join(" ");
}

function toSingleSigns(ipa: string): string {
  return SINGLE_SIGNS.reduce((text, [tied, single]) => text.replaceAll(tied, single), ipa).replace(/[\^-]/g, "");
}
