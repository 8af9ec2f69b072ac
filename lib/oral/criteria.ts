/**
 * The official criteria of the speaking test that a text can show, with their maximum points. The twelfth point is for
 * pronunciation and intonation, which only an ear can judge.
 */
export const ORAL_CRITERIA = { efficacia: 4, morfosintassi: 4, lessico: 3 } as const;

export type OralCriterion = keyof typeof ORAL_CRITERIA;
export type OralScores = Record<OralCriterion, number>;

export const ORAL_CRITERION_NAMES = ["efficacia", "morfosintassi", "lessico"] as const;

/** The points out of 11, without pronunciation and intonation. */
export function sumOralScores(scores: OralScores): number {
  return ORAL_CRITERION_NAMES.reduce((sum, name) => sum + scores[name], 0);
}
