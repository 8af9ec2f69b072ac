import { normalCdf } from "@/lib/report/readiness/normal";
import type { Chance } from "@/lib/report/readiness/question-ability";

/** Marks of 12: where learners stand, how far two marks of one hand lie apart, and how far ours may lie from Siena's. */
const LEARNERS = { mean: 7.5, variance: 2 ** 2 };
const MARK_VARIANCE = 1.3 ** 2;
const BIAS_VARIANCE = 0.7 ** 2;

/** A mark is whole: 7 passes, so what would be rounded up to it does. */
const PASS_LINE = 6.5;

/** How far from the middle 80 of 100 lie, in deviations. */
const BAND = 1.2816;

/** A mark of 12, and how much it counts: 1 as at the exam, less where it was easier than there. */
export type WritingMark = { score: number; weight: number };

/**
 * The chance that a text at the real exam gets at least 7 of 12.
 * @param marks one a simulation
 */
export function chanceOfWriting(marks: readonly WritingMark[]): Chance {
  const precision = marks.reduce((sum, { weight }) => sum + weight / MARK_VARIANCE, 1 / LEARNERS.variance);
  const weighted = marks.reduce(
    (sum, { score, weight }) => sum + (score * weight) / MARK_VARIANCE,
    LEARNERS.mean / LEARNERS.variance,
  );
  const mean = weighted / precision;
  const variance = 1 / precision;
  const onTheDay = (value: number, spread: number) =>
    normalCdf((value - PASS_LINE) / Math.sqrt(spread + MARK_VARIANCE));
  // The band: where the true value and our bias may lie, each giving its own chance on the day.
  const reach = BAND * Math.sqrt(variance + BIAS_VARIANCE);
  return {
    chance: onTheDay(mean, variance + BIAS_VARIANCE),
    low: onTheDay(mean - reach, 0),
    high: onTheDay(mean + reach, 0),
    score: {
      low: Math.max(0, mean - BAND * Math.sqrt(variance)),
      high: Math.min(12, mean + BAND * Math.sqrt(variance)),
    },
  };
}
