import type { WritingError } from "@/lib/writing/schema";

type Flaw = Pick<WritingError, "original" | "corrected">;

const plain = (words: string): string => words.trim().toLowerCase();

const isSame = (one: string, other: string): boolean => plain(one) !== "" && plain(one) === plain(other);

/** Whether two errors are one place in two drafts: the same words again, or another try at the same right form. */
const isSamePlace = (one: Flaw, other: Flaw): boolean =>
  isSame(one.original, other.original) || isSame(one.corrected, other.corrected);

/** The errors of a draft that are still in a later one, each found at most once. */
export function findUnmended<E extends Flaw>(errors: readonly E[], later: readonly Flaw[]): E[] {
  const left = [...later];
  return errors.filter((error) => {
    const at = left.findIndex((one) => isSamePlace(error, one));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** How many errors of a draft are mended in a later one; null if it had none. */
export function countMended(errors: readonly Flaw[], later: readonly Flaw[]): { mended: number; total: number } | null {
  const total = errors.length;
  return total === 0 ? null : { mended: total - findUnmended(errors, later).length, total };
}
