import { ABILITIES, type AbilityName } from "@/lib/exam/sections";
import { daysBetween } from "@/lib/product/italian-day";

/** As reported by the learner. */
export const EXAM_OUTCOMES = ["passed", "failed", "unknown"] as const;
export type ExamOutcome = (typeof EXAM_OUTCOMES)[number];

/** The oral exam is not measured. */
export const MEASURED_ABILITIES = ABILITIES;
export type MeasuredAbility = AbilityName;

/** How long after the exam to ask for the result: results take three to four months, and a month is left to report them. */
const OUTCOME_PROMPT_DAYS = 150;

/** Whether to ask a learner how a past exam went. @param today in Italy, "2026-11-22" */
export function shouldAskOutcome(
  exam: { day: string } & Record<MeasuredAbility, ExamOutcome | null>,
  today: string,
): boolean {
  const isOpen = MEASURED_ABILITIES.some((ability) => exam[ability] === null || exam[ability] === "unknown");
  return isOpen && daysBetween(exam.day, today) <= OUTCOME_PROMPT_DAYS;
}
