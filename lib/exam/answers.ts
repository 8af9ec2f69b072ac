import { z } from "zod";
import { WRITING_MAX } from "@/lib/exam/words";

/** What a learner writes: the text, and which of the prompts it answers. */
export const writingAnswersSchema = z.strictObject({
  text: z.string().max(WRITING_MAX, { error: "too_long" }).optional(),
  option: z.enum(["A", "B"]).optional(),
});

export type WritingAnswers = z.infer<typeof writingAnswersSchema>;

/** The number of a save: a page counts its own up from the newest it knows of. */
export const revisionSchema = z.int().min(1).max(2_000_000_000);

/** The newest save that a page knows of, 0 before the first. */
export const knownRevisionSchema = revisionSchema.or(z.literal(0));

/** The body of a writing that is handed in. */
export const handInWritingSchema = writingAnswersSchema.extend({ revision: knownRevisionSchema.optional() });

const storedSchema = z.record(z.string(), z.string());

/** Answers as stored, whatever the section: a map of strings (a writing's are `text` and `option`). */
export function parseStoredAnswers(json: unknown): Record<string, string> {
  return storedSchema.parse(json);
}
