import { z } from "zod";
import { isAttemptId } from "@/lib/exam/attempt-id";
import { LISTENING_SECTIONS, SECTIONS } from "@/lib/exam/sections";

export const sectionSchema = z.enum(SECTIONS);

/** Ids from a path: what cannot be one is an unknown one. */
export const attemptIdSchema = z.string().refine(isAttemptId);
export const simulationIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,3}$/)
  .transform(Number);

/** Seconds spent on questions, by the answers' keys: an hour at most for each. */
export const secondsSchema = z.record(z.string().max(40), z.int().min(0).max(3600));

/**
 * The body of `save-answers`; `answers` is checked again against the section's questions. `seconds` is how long each
 * question was worked on so far, in all: it serves statistics, so a wrong one is left out and never costs an answer.
 */
export const saveAnswersSchema = z.object({
  prova: sectionSchema,
  answers: z.record(z.string(), z.unknown()),
  completed: z.boolean().default(false),
  revision: z.int().min(1).max(2_000_000_000).optional(),
  seconds: secondsSchema.optional().catch(undefined),
});

const markSchema = z.object({
  id: z.int(),
  userAnswer: z.string().nullable(),
  correctAnswer: z.string(),
  isCorrect: z.boolean(),
});

/** Marks as stored with a corrected section. */
export const marksSchema = z.array(markSchema);

/** The name of a recording's file, turned into its section. */
export const audioFileSchema = z
  .string()
  .regex(/^[a-z0-9]+\.mp3$/)
  .transform((file) => file.slice(0, -".mp3".length))
  .pipe(z.enum(LISTENING_SECTIONS));
