import { ERROR_TYPES, type ErrorType, type WritingError } from "@/lib/writing/schema";

/** `unclear`: passages that could not be understood. */
export type ErrorKind = ErrorType | "unclear";

export type ErrorGroup = { kind: ErrorKind; errors: WritingError[] };

const ORDER: readonly ErrorKind[] = [...ERROR_TYPES, "unclear"];

/** Errors by kind, the most frequent first; within a kind in the order of the text. */
export function groupErrors(errors: readonly WritingError[]): ErrorGroup[] {
  const groups = Map.groupBy(errors, ({ type, isUnclear }): ErrorKind => (isUnclear ? "unclear" : type));
  return ORDER.flatMap((kind) => ({ kind, errors: groups.get(kind) ?? [] }))
    .filter((group) => group.errors.length > 0)
    .toSorted((a, b) => b.errors.length - a.errors.length);
}
