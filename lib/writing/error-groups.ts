import type { ErrorType } from "@/lib/writing/error-kinds";
import type { WritingError } from "@/lib/writing/schema";
import { plainWords, subtractWords } from "@/lib/writing/tokens";

/** `unclear`: passages that could not be understood. */
export type ErrorKind = ErrorType | "unclear";

export type ErrorGroup = { kind: ErrorKind; errors: WritingError[] };

/** Errors by kind, the most frequent kind first; kinds of one number, and the errors of a kind, in the order of the text. */
export function groupErrors(errors: readonly WritingError[]): ErrorGroup[] {
  const groups = Map.groupBy(errors, ({ type, isUnclear }): ErrorKind => (isUnclear ? "unclear" : type));
  return [...groups]
    .map(([kind, found]) => ({ kind, errors: found }))
    .toSorted((a, b) => b.errors.length - a.errors.length);
}

/** An error with the places where it was made. `wrong` or `right` is empty if words were too many or missing. */
export type RepeatedError = { wrong: string; right: string; errors: [WritingError, ...WritingError[]] };

/** The error whose explanation stands for all. */
export const explainedOne = ({ errors }: RepeatedError): WritingError =>
  errors.find(({ explanation }) => explanation !== "") ?? errors[0];

/** Errors of one kind that change the same words count as one: "de Roma" and "de Milano" are both "de". */
export function groupRepeated(errors: readonly WritingError[]): RepeatedError[] {
  const groups = new Map<string, RepeatedError>();
  for (const error of errors) {
    const { wrong, right } = changedWords(error);
    const key = [error.type, wrong, right, error.isUnclear ? error.id : ""].join("|");
    const group = groups.get(key);
    if (group) group.errors.push(error);
    else groups.set(key, { wrong, right, errors: [error] });
  }
  return [...groups.values()];
}

/** The words of an error that its correction changes. */
export function changedWords({ original, corrected }: Pick<WritingError, "original" | "corrected">) {
  const [from, to] = [plainWords(original), plainWords(corrected)];
  const [removed, added] = [subtractWords(from, to), subtractWords(to, from)];
  // Capitals, signs and word order show only in the whole.
  if (removed.length + added.length === 0) return { wrong: original.trim(), right: corrected.trim() };
  return { wrong: removed.join(" "), right: added.join(" ") };
}

const MAX_PATTERNS = 3;

/** The errors that were made more than once, the most frequent first. */
export function listPatterns(errors: readonly WritingError[]): RepeatedError[] {
  return groupRepeated(errors)
    .filter((group) => group.errors.length > 1)
    .toSorted((a, b) => b.errors.length - a.errors.length)
    .slice(0, MAX_PATTERNS);
}
