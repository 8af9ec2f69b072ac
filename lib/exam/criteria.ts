import { mapKeys } from "@/lib/exam/sections";

/** The official criteria of the writing test with their maximum points, twelve in all. */
export const CRITERIA = { efficacia: 3, stile: 1, morfosintassi: 4, lessico: 3, ortografia: 1 } as const;

export type Criterion = keyof typeof CRITERIA;
export type CriteriaScores = Record<Criterion, number>;

export const CRITERION_NAMES = ["efficacia", "stile", "morfosintassi", "lessico", "ortografia"] as const;

export const CRITERION_LABELS: Record<Criterion, string> = {
  efficacia: "Efficacia comunicativa",
  stile: "Adeguatezza stilistica",
  morfosintassi: "Correttezza morfosintattica",
  lessico: "Adeguatezza e ricchezza lessicale",
  ortografia: "Ortografia e punteggiatura",
};

/** The writing's score out of 12. */
export function sumCriteria(scores: CriteriaScores): number {
  return CRITERION_NAMES.reduce((sum, name) => sum + scores[name], 0);
}

export function mapCriteria<T>(make: (criterion: Criterion) => T): Record<Criterion, T> {
  return mapKeys(CRITERION_NAMES, make);
}
