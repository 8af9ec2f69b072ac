import type { SpellingFinding, WritingError } from "@/lib/writing/schema";
import { MIN_SIMILARITY, similarity } from "@/lib/writing/similarity";

/** `corrected`: null if the right form is not known. */
export type Flaw = Pick<WritingError, "original"> & { corrected: string | null };

/** The flaw that a finding of the basic check stands for. */
export const toFlaw = ({ original, suggestions: [corrected] }: SpellingFinding): Flaw => ({
  original,
  corrected: corrected ?? null,
});

const plain = (words: string): string => words.trim().toLowerCase();

const isSame = (one: string, other: string): boolean => plain(one) !== "" && plain(one) === plain(other);

/** Whether two errors are one place in two drafts: the same words again, or another try at the same right form. */
function isSamePlace(one: Flaw, other: Flaw): boolean {
  if (isSame(one.original, other.original)) return true;
  if (one.corrected !== null && other.corrected !== null) return isSame(one.corrected, other.corrected);
  const isUnknown = one.corrected === null && other.corrected === null;
  return isUnknown && similarity(plain(one.original), plain(other.original)) >= MIN_SIMILARITY;
}

/** The errors of a draft that are still in a later one, each found at most once. */
export function findUnmended<E extends Flaw>(errors: readonly E[], later: readonly Flaw[]): E[] {
  const left = [...later];
  return errors.filter((error) => {
    const at = left.findIndex((one) => isSamePlace(error, one));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

type MendedCount = { mended: number; total: number; left: Flaw[] };

/** The number of a draft's errors that are corrected in a later one, and the remaining ones; null if it had none. */
export function countMended(errors: readonly Flaw[], later: readonly Flaw[]): MendedCount | null {
  const total = errors.length;
  if (total === 0) return null;
  const left = findUnmended(errors, later);
  return { mended: total - left.length, total, left };
}
