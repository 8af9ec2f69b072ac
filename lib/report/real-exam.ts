import { ABILITIES, type AbilityName } from "@/lib/exam/sections";

/** As reported by the learner. */
export const EXAM_OUTCOMES = ["passed", "failed", "unknown"] as const;
export type ExamOutcome = (typeof EXAM_OUTCOMES)[number];

/** The oral exam is not measured. */
export const MEASURED_ABILITIES = ABILITIES;
export type MeasuredAbility = AbilityName;
