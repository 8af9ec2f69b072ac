import { z } from "zod";
import { WRITING_MAX } from "@/lib/exam/words";

/** What a learner writes: the text, and which of the prompts it answers. */
export const writingAnswersSchema = z.strictObject({
  text: z.string().max(WRITING_MAX, { error: "too_long" }).optional(),
  option: z.enum(["A", "B"]).optional(),
});

export type WritingAnswers = z.infer<typeof writingAnswersSchema>;

/** The body of a writing that is handed in: with the number of the newest save that its page knows of, where it has one. */
export const handInWritingSchema = writingAnswersSchema.extend({
  revision: z.int().min(0).max(2_000_000_000).optional(),
});

const storedSchema = z.record(z.string(), z.string());

/** Answers as stored, whatever the section: a map of strings (a writing's are `text` and `option`). */
export function parseStoredAnswers(json: unknown): Record<string, string> {
  return storedSchema.parse(json);
}
