/** `said`: predicted probability, from 0 to 1. */
export type Prediction = { said: number; passed: boolean };

/** Upper limits for the model on simulated learners, whose ability is known. */
export const MODEL_LIMITS = { brier: 0.11, calibrationError: 0.05 } as const;

/** Mean squared error of the predictions: 0 is perfect. */
export function brierScore(predictions: readonly Prediction[]): number {
  return mean(predictions.map(({ said, passed }) => (said - (passed ? 1 : 0)) ** 2));
}

/** A tenth of the scale: its learners, mean prediction, and share that passed. */
export type CalibrationBin = { learners: number; said: number; passed: number };

/** The non-empty tenths of the scale, lowest first. */
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

/** Mean distance between prediction and outcome per tenth of the scale, weighted by learners. */
export function calibrationError(predictions: readonly Prediction[]): number {
  const share = ({ learners }: CalibrationBin) => learners / predictions.length;
  return calibrationBins(predictions).reduce((sum, bin) => sum + share(bin) * Math.abs(bin.said - bin.passed), 0);
}

/** Mean of a non-empty list. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
