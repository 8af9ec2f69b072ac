/** Per attempt, including its own first one. */
export const MAX_DRAFTS = 3;

export type DraftStep = { kind: "write"; number: number } | { kind: "wait"; number: number } | { kind: "over" };

type LatestText = { number: number; result: object | null; wait: { needsTeacher: boolean } | null };

/**
 * @param open number of the draft being written; null if none
 * @param isRewriting whether an attempt's writing is rewritten, which is limited to `MAX_DRAFTS`
 * @param isMarking false without an AI teacher: then there are no marks to wait for
 */
export function nextDraftStep(
  open: number | null,
  latest: LatestText | null,
  { isRewriting, isMarking }: { isRewriting: boolean; isMarking: boolean },
): DraftStep {
  if (open !== null) return { kind: "write", number: open };
  if (!latest) return { kind: "write", number: 1 };
  const { number, result, wait } = latest;
  if (!result && isMarking && !wait?.needsTeacher) return { kind: "wait", number };
  return isRewriting && number >= MAX_DRAFTS ? { kind: "over" } : { kind: "write", number: number + 1 };
}
