import { daysAfter } from "@/lib/time";

/** A writing counts, a draft is exercise. */
export type MarkedKind = "writing" | "draft";

/** What the AI teacher is asked about. A spoken text is what a learner said and typed; it gets no marks. */
export type AskedKind = MarkedKind | "spoken";

/**
 * Drafts and spoken texts stop once this share of the day's budget is spent by any kind: the rest is reserved for
 * writings.
 */
export const DRAFT_BUDGET_SHARE = 0.5;

/** Drafts that a learner may hand in within `DRAFT_DAYS` to be marked. At about 2 cents each, 6 dollars a year. */
export const MAX_DRAFTS_IN_PERIOD = 5;
export const DRAFT_DAYS = 7;

/**
 * Calls for one learner in a period, above what is needed: a draft usually takes two or three and at most seven, a
 * writing one more. They bound the cost of texts whose marking fails again and again. The kinds are counted apart, so
 * that exercise blocks nothing.
 */
export const LEARNER_CALLS: Record<AskedKind, { most: number; days: number }> = {
  writing: { most: 40, days: 1 },
  draft: { most: 7 * MAX_DRAFTS_IN_PERIOD, days: DRAFT_DAYS },
  spoken: { most: 15, days: 7 },
};

/** `nextAt`: when the next draft may be handed in; null while any is left. */
export type DraftAllowance = { left: number; nextAt: Date | null };

/** @param handedIn when drafts were handed in, in any order */
export function toDraftAllowance(handedIn: readonly Date[], now: Date): DraftAllowance {
  const ends = handedIn
    .map((moment) => daysAfter(moment, DRAFT_DAYS))
    .filter((end) => end > now)
    .toSorted((a, b) => a.getTime() - b.getTime());
  const nextAt = ends.at(-MAX_DRAFTS_IN_PERIOD) ?? null;
  return { left: Math.max(0, MAX_DRAFTS_IN_PERIOD - ends.length), nextAt };
}
