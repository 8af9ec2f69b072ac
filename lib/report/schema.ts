import { z } from "zod";

/** How an ability of the real exam went, as the learner says. */
export const EXAM_OUTCOMES = ["passed", "failed", "unknown"] as const;
export type ExamOutcome = (typeof EXAM_OUTCOMES)[number];

/** The abilities of the real exam that are measured here; the oral is not. */
export const MEASURED_ABILITIES = ["ascolto", "lettura", "scrittura"] as const;
export type MeasuredAbility = (typeof MEASURED_ABILITIES)[number];

/** The day of one's real exam; the tick says that extra time will be asked for. */
export const examDaySchema = z.object({
  examDay: z.iso.date({ error: "date" }),
  extraTime: z.literal("on").optional(),
});
export type ExamDay = z.infer<typeof examDaySchema>;

/** How one ability went in one of one's own exams. */
export const examOutcomeSchema = z.object({
  examId: z.uuid(),
  ability: z.enum(MEASURED_ABILITIES),
  outcome: z.enum(EXAM_OUTCOMES),
});
export type ToldOutcome = z.infer<typeof examOutcomeSchema>;
