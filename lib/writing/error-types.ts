import type { ErrorType } from "@/lib/writing/error-kinds";
import { foldAccents, foldCase, isFunctionWord, isOfClass, shareClass } from "@/lib/writing/similarity";
import { plainWords, subtractWords } from "@/lib/writing/tokens";

/** The rule for the kinds of error, as the model reads it; `classifyChange` applies the part that needs no model. */
export const ERROR_TYPE_RULES: Record<ErrorType, string> = {
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
export const ERROR_TYPE_PRIORITY: readonly ErrorType[] = ["lessicale", "sintattico", "grammaticale", "ortografico"];

/** The kind of a change if its words alone show it, otherwise null. */
export function classifyChange({ original, corrected }: { original: string; corrected: string }): ErrorType | null {
  const [from, to] = [plainWords(original), plainWords(corrected)];
  const lettersOf = (words: readonly string[]) => words.map((word) => foldAccents(word)).join("");
  if (lettersOf(from) === lettersOf(to)) return "ortografico";
  if (hasSameWords(from, to)) return "sintattico";
  const [removed, added] = [subtractWords(from, to), subtractWords(to, from)];
  const [removedWord = ""] = removed;
  const [addedWord = ""] = added;
  if (removed.length === 1 && added.length === 1) {
    if (foldCase(removedWord).replace("h", "") === foldCase(addedWord).replace("h", "")) return "ortografico";
    return shareClass(removedWord, addedWord) ? "grammaticale" : null;
  }
  // «Malato» to «è malato» lacks a verb, «andato» to «è andato» an auxiliary: that takes a reader.
  if (removed.length === 0 && added.some((word) => isOfClass(word, "auxiliary"))) return null;
  if ([...removed, ...added].every(isFunctionWord)) return "grammaticale";
  if ((removed.length === 0 || added.length === 0) && ![...removed, ...added].some(isFunctionWord)) return "sintattico";
  return null;
}

const hasSameWords = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && subtractWords(a, b).length === 0;
