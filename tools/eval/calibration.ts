import { type ScorePairs, weightedKappa } from "@/lib/writing/agreement";
import { seededRandom } from "../../lib/seeded-random.ts";
import { compareMarks, meanOrZero, quantile } from "./measure.ts";

/** Bootstrap samples; with a fixed seed the same pairs give the same interval. */
const SAMPLES = 2000;
const SEED = 20_261_122;

/** A value with its 95% bootstrap interval. */
export type Estimate = { value: number; low: number; high: number };

/** Agreement of marks with ratings out of 12, with intervals. */
export function calibrate(pairs: ScorePairs, passLine: number) {
  const error = (some: ScorePairs) => meanOrZero(some.map(([a, b]) => a - b));
  const distance = (some: ScorePairs) => meanOrZero(some.map(([a, b]) => Math.abs(a - b)));
  return {
    texts: pairs.length,
    meanError: estimate(pairs, error),
    meanDistance: estimate(pairs, distance),
    correlation: estimate(pairs, (some) => compareMarks(some, passLine).correlation),
    weightedKappa: estimate(pairs, weightedKappa),
    samePassed: estimate(pairs, (some) => compareMarks(some, passLine).samePassed),
  };
}

/** A measure of all items, with the interval in which it lies for 95% of the samples drawn from them. */
export function estimate<Item>(items: readonly Item[], measure: (some: readonly Item[]) => number): Estimate {
  const random = seededRandom(SEED);
  const drawn = Array.from({ length: SAMPLES }, () =>
    measure(items.map((item) => items[Math.floor(random() * items.length)] ?? item)),
  );
  return { value: measure(items), low: quantile(drawn, 0.025), high: quantile(drawn, 0.975) };
}

/** How often a text of the higher level has the higher score, ties counting half (area under the ROC curve). */
export function rocAuc(lower: readonly number[], higher: readonly number[]): number {
  const wins = higher.flatMap((high) => lower.map((low) => (high > low ? 1 : high === low ? 0.5 : 0)));
  return meanOrZero(wins);
}
