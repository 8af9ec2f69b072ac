import { z } from "zod";
import { answerKey } from "@/lib/exam/answer-key";
import { isQuestionSection, type Section } from "@/lib/exam/sections";
import { WRITING_MAX } from "@/lib/exam/words";

export { answerKey };

/** What a learner writes: the text, and which of the prompts it answers. */
export const writingAnswersSchema = z.strictObject({
  text: z.string().max(WRITING_MAX, { error: "too_long" }).optional(),
  option: z.enum(["A", "B"]).optional(),
});

export type WritingAnswers = z.infer<typeof writingAnswersSchema>;

/**
 * The schema of the answers of one section: only its own questions, only letters they offer.
 * @param questions the ids of the section's questions with the letters each offers
 */
export function answersSchema(section: Section, questions: readonly { id: number; letters: readonly string[] }[]) {
  if (!isQuestionSection(section)) return writingAnswersSchema;
  const shape = questions.map(
    ({ id, letters }) => [answerKey(section, id), z.enum(["", ...letters]).optional()] as const,
  );
  return z.strictObject(Object.fromEntries(shape));
}

const storedSchema = z.record(z.string(), z.string());

/** Answers as stored, whatever the section: a map of strings (a writing's are `text` and `option`). */
export function parseStoredAnswers(json: unknown): Record<string, string> {
  return storedSchema.parse(json);
}
