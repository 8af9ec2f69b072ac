import { isWord, tokenize } from "@/lib/writing/match";
import { bareWord, isFunctionWord, plainWord, shareClass } from "@/lib/writing/resemblance";
import type { ErrorType } from "@/lib/writing/schema";

/** The rule for the kinds of error, as the model reads it; `kindOf` applies the part that needs no understanding. */
export const KINDS: Record<ErrorType, string> = {
  ortografico:
    "the right word, wrongly written: letters, double letters, accents, apostrophes, capitals, spaces, punctuation",
  grammaticale:
    "the right word in the wrong form (verb form, tense, mood, auxiliary, agreement, also a form that does not exist, such as «vadono»), or an article, preposition, pronoun, auxiliary or conjunction that is wrong, missing or too many",
  sintattico:
    "word order, or a noun, verb, adjective, adverb or whole part of the sentence that is missing or too many",
  lessicale: "another noun, verb, adjective or adverb is meant, or the word is made up (calque, wrong suffix)",
  stilistico: "correct, but not right for this addressee (tu / Lei, too colloquial)",
  altro: "none of these, or not understood",
};

/** If a change has two kinds, the earlier one here counts: it affects the meaning more. */
export const KIND_ORDER = ["lessicale", "sintattico", "grammaticale", "ortografico"] as const satisfies ErrorType[];

/** The kind of a change if its words alone show it, otherwise null. */
export function kindOf({ original, corrected }: { original: string; corrected: string }): ErrorType | null {
  const [from, to] = [wordsOf(original), wordsOf(corrected)];
  const lettersOf = (words: readonly string[]) => words.map((word) => bareWord(word)).join("");
  if (lettersOf(from) === lettersOf(to)) return "ortografico";
  if (hasSameWords(from, to)) return "sintattico";
  const [taken, put] = [without(from, to), without(to, from)];
  const [gone = ""] = taken;
  const [come = ""] = put;
  if (taken.length === 1 && put.length === 1) {
    if (plainWord(gone).replace("h", "") === plainWord(come).replace("h", "")) return "ortografico";
    return shareClass(gone, come) ? "grammaticale" : null;
  }
  if ([...taken, ...put].every(isFunctionWord)) return "grammaticale";
  if ((taken.length === 0 || put.length === 0) && ![...taken, ...put].some(isFunctionWord)) return "sintattico";
  return null;
}

const wordsOf = (text: string): string[] =>
  tokenize(text)
    .map(({ text: token }) => token)
    .filter(isWord);

const hasSameWords = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && without(a, b).length === 0;

function without(words: readonly string[], others: readonly string[]): string[] {
  const left = others.map(plainWord);
  return words.filter((word) => {
    const at = left.indexOf(plainWord(word));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
