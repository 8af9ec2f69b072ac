import { z } from "zod";
import { MAX_WRITING_LENGTH } from "@/lib/exam/word-count";

export const writingAnswersSchema = z.strictObject({
  text: z.string().max(MAX_WRITING_LENGTH, { error: "too_long" }).optional(),
  option: z.enum(["A", "B"]).optional(),
});

export type WritingAnswers = z.infer<typeof writingAnswersSchema>;

/** Sequence number of a save: a page counts up from the newest revision it knows. */
export const revisionSchema = z.int().min(1).max(2_000_000_000);

/** The newest revision that a page knows; 0 before the first save. */
export const knownRevisionSchema = revisionSchema.or(z.literal(0));

export const handInWritingSchema = writingAnswersSchema.extend({ revision: knownRevisionSchema.optional() });

const storedSchema = z.record(z.string(), z.string());

/** Parses stored answers of any section; a writing has the keys `text` and `option`. */
export function parseStoredAnswers(json: unknown): Record<string, string> {
  return storedSchema.parse(json);
}
