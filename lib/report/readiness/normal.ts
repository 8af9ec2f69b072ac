/** Five nodes for the mean of a smooth function of N(0, 1) (Gauss-Hermite). */
export const NORMAL_NODES = [
  { at: -2.8569700138728056, weight: 0.011257411327720691 },
  { at: -1.3556261799742659, weight: 0.22207592200561266 },
  { at: 0, weight: 0.5333333333333333 },
  { at: 1.3556261799742659, weight: 0.22207592200561266 },
  { at: 2.8569700138728056, weight: 0.011257411327720691 },
] as const;

/** Density of N(0, 1) without its constant factor. */
export function normalPdf(z: number): number {
  return Math.exp((-z * z) / 2);
}

/** Cumulative distribution of N(0, 1), to seven digits (Abramowitz and Stegun 26.2.17). */
export function normalCdf(z: number): number {
  if (z < 0) return 1 - normalCdf(-z);
  const t = 1 / (1 + 0.2316419 * z);
  const tail = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (normalPdf(z) / Math.sqrt(2 * Math.PI)) * tail;
}

/** Scales weights so that they sum to 1. */
export function normalise(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Draws from N(0, 1) (Box and Muller). @param random uniform numbers from 0 to 1 */
export function sampleNormal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
