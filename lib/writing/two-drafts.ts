import { type Flaw, toFlaw } from "@/lib/writing/mended";
import type { HandedInDraft } from "@/lib/writing/queries/drafts";
import type { SpellingFinding } from "@/lib/writing/schema";

/** The errors of a draft and of the one before it, found by the same means. */
export type ErrorsOfTwo = { before: readonly Flaw[]; latest: readonly Flaw[] };

/**
 * The errors of the last two drafts: those of their corrections or, if one has none, those of the basic check.
 * @param isWaiting whether the last draft still gets its correction
 * @returns null if there is no second draft, or its correction is still to come
 */
export async function findErrorsOfTwo(
  drafts: readonly HandedInDraft[],
  isWaiting: boolean,
  check: (draft: HandedInDraft) => Promise<SpellingFinding[]>,
): Promise<ErrorsOfTwo | null> {
  const [before, latest] = [drafts.at(-2), drafts.at(-1)];
  if (!before || !latest) return null;
  if (before.result && latest.result) return { before: before.result.errors, latest: latest.result.errors };
  if (isWaiting) return null;
  const [first, second] = await Promise.all([check(before), check(latest)]);
  return { before: first.map(toFlaw), latest: second.map(toFlaw) };
}
