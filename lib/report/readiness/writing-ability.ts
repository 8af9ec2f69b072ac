import { normalCdf } from "@/lib/report/readiness/normal";
import type { PassChance } from "@/lib/report/readiness/question-ability";

/** Spread of marks out of 12: between learners, between two marks by one marker, between our marker and Siena's. */
const LEARNER_PRIOR = { mean: 7.5, variance: 2 ** 2 };
const MARK_VARIANCE = 1.3 ** 2;
const BIAS_VARIANCE = 0.7 ** 2;

/** Marks are whole numbers and 7 passes, so the line lies at 6.5. */
const PASS_LINE = 6.5;

/** The z-score of a central 80% interval. */
const Z_80 = 1.2816;

/** `score` out of 12; `weight` 1 under exam conditions, less if it was easier. */
export type WeightedScore = { score: number; weight: number };

/** Probability that a text gets at least 7 of 12 at the real exam. @param marks one per simulation */
export function writingPassChance(marks: readonly WeightedScore[]): PassChance {
  const precision = marks.reduce((sum, { weight }) => sum + weight / MARK_VARIANCE, 1 / LEARNER_PRIOR.variance);
  const prior = LEARNER_PRIOR.mean / LEARNER_PRIOR.variance;
  const weighted = marks.reduce((sum, { score, weight }) => sum + (score * weight) / MARK_VARIANCE, prior);
  const mean = weighted / precision;
  const variance = 1 / precision;
  const passProbability = (value: number, spread: number) =>
    normalCdf((value - PASS_LINE) / Math.sqrt(spread + MARK_VARIANCE));
  const margin = Z_80 * Math.sqrt(variance);
  // The band covers the true value and our bias; each end gives its own probability on the day.
  const reach = Z_80 * Math.sqrt(variance + BIAS_VARIANCE);
  return {
    chance: passProbability(mean, variance + BIAS_VARIANCE),
    low: passProbability(mean - reach, 0),
    high: passProbability(mean + reach, 0),
    score: { low: Math.max(0, mean - margin), high: Math.min(12, mean + margin) },
  };
}
