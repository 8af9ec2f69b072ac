/** The most drafts of an attempt's writing, its own first one included. */
export const MAX_DRAFTS = 3;

/** What may be done about a task: write the draft of that number, wait for the marks of one, or nothing more. */
export type DraftStep = { kind: "write"; number: number } | { kind: "wait"; number: number } | { kind: "over" };

/** A text that was handed in, as far as the next draft depends on it. */
type LatestText = { number: number; result: object | null; wait: { needsTeacher: boolean } | null };

/**
 * What comes next.
 * @param open the number of the draft that is being written; null when there is none
 * @param latest the latest text handed in; null when there is none
 * @param isRewriting whether it is the writing of an attempt, which has a last draft
 * @param isMarking whether somebody marks drafts at all: without an AI teacher nobody waits for it
 */
export function nextDraft(
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
