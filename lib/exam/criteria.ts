/**
 * The five criteria of the writing and their maximum points, twelve in all: the official criteria of the module, as
 * quoted in print (decisions, "Writing score").
 */
export const CRITERIA = {
  efficacia: 3,
  stile: 1,
  morfosintassi: 4,
  lessico: 3,
  ortografia: 1,
} as const;

export type Criterion = keyof typeof CRITERIA;
export type CriteriaScores = Record<Criterion, number>;

export const CRITERION_NAMES = [
  "efficacia",
  "stile",
  "morfosintassi",
  "lessico",
  "ortografia",
] as const satisfies readonly Criterion[];

/** The writing's score out of 12: the sum of the five criteria. */
export function sumCriteria(scores: CriteriaScores): number {
  return CRITERION_NAMES.reduce((sum, name) => sum + scores[name], 0);
}
