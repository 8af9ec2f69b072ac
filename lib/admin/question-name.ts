import { z } from "zod";
import { QUESTION_SECTIONS, type QuestionSection } from "@/lib/exam/sections";

/** Parses a question's name, such as `ascolto1_3`; null when it is invalid. */
export function parseQuestionName(name: string): { section: QuestionSection; questionId: number } | null {
  const [word, number, ...rest] = name.split("_");
  const section = QUESTION_SECTIONS.find((one) => one === word);
  if (!section || rest.length > 0 || !number || !/^[1-9]\d?$/.test(number)) return null;
  return { section, questionId: Number(number) };
}

const questionShape = {
  simulationId: z.int().min(1).max(9999),
  section: z.enum(QUESTION_SECTIONS),
  questionId: z.int().min(1).max(99),
};

export const clearFlagSchema = z.object(questionShape);

export const flagSchema = z.object({
  ...questionShape,
  note: z.string({ error: "required" }).trim().min(1, { error: "required" }).max(500, { error: "too_long" }),
});

export type NewFlag = z.output<typeof flagSchema>;
export type QuestionRef = z.output<typeof clearFlagSchema>;
