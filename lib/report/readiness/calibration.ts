/** What was said of somebody, from 0 to 1, and whether they passed. */
export type Prediction = { said: number; passed: boolean };

/** What the model keeps with made-up learners, of whom everything is known: no more than this. */
export const MODEL_LIMITS = { brier: 0.11, calibrationError: 0.05 } as const;

/** The mean square of what was said against what came: 0 is perfect. */
export function brierScore(predictions: readonly Prediction[]): number {
  return mean(predictions.map(({ said, passed }) => (said - (passed ? 1 : 0)) ** 2));
}

/** A tenth of the scale: how many were told so, what was said on average, and the share that passed. */
export type CalibrationBin = { learners: number; said: number; passed: number };

/** What was said beside what came, the tenths of the scale that were used, from the lowest. */
export function calibrationBins(predictions: readonly Prediction[]): CalibrationBin[] {
  const groups = Map.groupBy(predictions, ({ said }) => Math.min(9, Math.floor(said * 10)));
  return [...groups.entries()]
    .toSorted(([first], [second]) => first - second)
    .map(([, group]) => ({
      learners: group.length,
      said: mean(group.map(({ said }) => said)),
      passed: mean(group.map(({ passed }) => (passed ? 1 : 0))),
    }));
}

/** How far what was said lies from what came, a tenth of the scale at a time, weighted by learners. */
export function calibrationError(predictions: readonly Prediction[]): number {
  return calibrationBins(predictions).reduce(
    (sum, { learners, said, passed }) => sum + (learners / predictions.length) * Math.abs(said - passed),
    0,
  );
}

/** The mean of at least one value. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
