import type { ErrorType, WritingError } from "@/lib/writing/schema";

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
