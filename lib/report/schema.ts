import { z } from "zod";
import { EXAM_OUTCOMES, MEASURED_ABILITIES } from "@/lib/report/real-exam";

/** `extraTime`: extra time will be requested. */
export const examDaySchema = z.object({ examDay: z.iso.date("date"), extraTime: z.literal("on").optional() });
export type ExamDay = z.infer<typeof examDaySchema>;

export const examOutcomeSchema = z.object({
  examId: z.uuid(),
  ability: z.enum(MEASURED_ABILITIES),
  outcome: z.enum(EXAM_OUTCOMES),
});
export type ReportedOutcome = z.infer<typeof examOutcomeSchema>;
