import { type CriteriaScores, type Criterion, mapCriteria, sumCriteria } from "@/lib/exam/criteria";

export type ScorePairs = readonly (readonly [one: number, other: number])[];

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Cohen's kappa with quadratic weights (Cohen 1968): 1 full agreement, 0 chance. Also 1 if all marks are equal. */
export function weightedKappa(pairs: ScorePairs): number {
  const observed = mean(pairs.map(([a, b]) => (a - b) ** 2));
  const meanOf = (value: (pair: ScorePairs[number]) => number) => mean(pairs.map(value));
  // Expected (a - b)² if the two markers' scores were paired at random.
  const expected = meanOf(([a]) => a ** 2) + meanOf(([, b]) => b ** 2) - 2 * meanOf(([a]) => a) * meanOf(([, b]) => b);
  return expected < 1e-9 ? 1 : 1 - observed / expected;
}

/** With fewer pairs a kappa is meaningless. */
export const MIN_PAIRS = 10;

export type Agreement = {
  pairs: number;
  /** Of the totals; null below `MIN_PAIRS`. */
  kappa: number | null;
  /** Mean of second marker minus first marker, for the totals and per criterion. */
  difference: number;
  criteria: Record<Criterion, number>;
  distance: number;
};

export type MarkPairs = readonly (readonly [one: CriteriaScores, other: CriteriaScores])[];

/** @returns null if there is nothing to compare */
export function measureAgreement(pairs: MarkPairs): Agreement | null {
  if (pairs.length === 0) return null;
  const totals: ScorePairs = pairs.map(([one, other]) => [sumCriteria(one), sumCriteria(other)]);
  return {
    pairs: pairs.length,
    kappa: pairs.length < MIN_PAIRS ? null : weightedKappa(totals),
    difference: mean(pairs.map(scoreDifference)),
    criteria: mapCriteria((name) => mean(pairs.map(([one, other]) => other[name] - one[name]))),
    distance: mean(totals.map(([one, other]) => Math.abs(other - one))),
  };
}

/** Size of the recent window. The baseline before it needs at least as many marks. */
export const DRIFT_WINDOW = 20;

const BEYOND_CHANCE = 1.96;

export type Drift = { before: number; latest: number };

/**
 * Whether the AI's marks have drifted from the teachers': the mean difference of the latest 20 texts against all
 * before, by more than chance gives in 95 of 100 cases (1.96 standard errors of two samples, Welch).
 * @param differences the AI's total minus the teacher's, in order of time
 * @returns both means; null with too few texts or within chance
 */
export function findDrift(differences: readonly number[]): Drift | null {
  const before = differences.slice(0, -DRIFT_WINDOW);
  const latest = differences.slice(-DRIFT_WINDOW);
  if (before.length < DRIFT_WINDOW) return null;
  const shift = Math.abs(mean(latest) - mean(before));
  const error = Math.sqrt(variance(latest) / latest.length + variance(before) / before.length);
  return shift > BEYOND_CHANCE * error ? { before: mean(before), latest: mean(latest) } : null;
}

function variance(values: readonly number[]): number {
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
}

/** Second marker's total minus the first's. */
export function scoreDifference([one, other]: MarkPairs[number]): number {
  return sumCriteria(other) - sumCriteria(one);
}
