import type { ItemAnalysis } from "@/lib/admin/item-analysis";

/** With fewer learners the figures are shown grey and no conclusion is drawn. */
export const MIN_LEARNERS = 30;

export const MAX_ATTEMPTS = 2000;

/** The required share of right answers (the owner's rule). */
export const FACILITY = { least: 0.3, most: 0.7 };

/** The required discrimination (the owner's rule). */
export const MIN_DISCRIMINATION = 0.25;

/**
 * Below this share a wrong option has no function (T. M. Haladyna and S. M. Downing, "How many options is enough for a
 * multiple-choice test item?", Educational and Psychological Measurement 53, 1993, pp. 999-1010).
 */
export const MIN_OPTION_SHARE = 0.05;

export const REASONS = ["negative", "wrongPreferred", "lowDiscrimination", "tooHard", "tooEasy", "idleOption"] as const;
export type ReviewReason = (typeof REASONS)[number];

/** Whether too few learners answered to draw a conclusion. */
export function isSmallSample({ learners }: { learners: number }): boolean {
  return learners < MIN_LEARNERS;
}

/** The reasons to review a question, the most serious first; empty while too few learners have answered it. */
export function listReviewReasons(item: ItemAnalysis): ReviewReason[] {
  if (isSmallSample(item) || item.facility === null) return [];
  const { facility, discrimination, options } = item;
  const right = options.find(({ isKey }) => isKey)?.share ?? 0;
  const wrong = options.filter(({ isKey }) => !isKey);
  const holds: Record<ReviewReason, boolean> = {
    negative: discrimination !== null && discrimination < 0,
    wrongPreferred: wrong.some(({ share }) => share > right),
    lowDiscrimination: discrimination !== null && discrimination >= 0 && discrimination < MIN_DISCRIMINATION,
    tooHard: facility < FACILITY.least,
    tooEasy: facility > FACILITY.most,
    // With two options the wrong one is idle exactly when the question is too easy.
    idleOption: wrong.length > 1 && wrong.some(({ share }) => share < MIN_OPTION_SHARE),
  };
  return REASONS.filter((reason) => holds[reason]);
}

/** Rates a reliability (J. C. Nunnally, Psychometric Theory, 1978: from 0.7, better 0.8). */
export function rateReliability(reliability: number): "good" | "enough" | "weak" | "poor" {
  if (reliability >= 0.8) return "good";
  if (reliability >= 0.7) return "enough";
  return reliability >= 0.5 ? "weak" : "poor";
}
