/** How an ability of the real exam went, as the learner says. */
export const EXAM_OUTCOMES = ["passed", "failed", "unknown"] as const;
export type ExamOutcome = (typeof EXAM_OUTCOMES)[number];

/** The abilities of the real exam that are measured here; the oral is not. */
export const MEASURED_ABILITIES = ["ascolto", "lettura", "scrittura"] as const;
export type MeasuredAbility = (typeof MEASURED_ABILITIES)[number];
