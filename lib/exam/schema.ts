import { z } from "zod";
import { revisionSchema } from "@/lib/exam/answers";
import { isAttemptId } from "@/lib/exam/attempt-id";
import { EXTRA_TIMES, MODES, PARTS } from "@/lib/exam/mode";
import { LISTENING_SECTIONS, SECTIONS } from "@/lib/exam/sections";

export const sectionSchema = z.enum(SECTIONS);

/** Ids from a path: what cannot be one is an unknown one. */
export const attemptIdSchema = z.string().refine(isAttemptId);
export const simulationIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,3}$/)
  .transform(Number);

/** The body of `start-session`, if there is one: how the attempt is to be taken. */
export const mannerSchema = z.object({
  mode: z.enum(MODES).default("practice"),
  extraTime: z.enum(EXTRA_TIMES).default("none"),
});

/** The body of `POST /api/session/{attemptId}/sitting`: a part is begun, or handed in. */
export const sittingActSchema = z.object({ act: z.enum(["begin", "finish"]), part: z.enum(PARTS) });

/** A position in the script of the hearing, in milliseconds. */
const positionSchema = z.int().min(0).max(3_600_000);

/**
 * The body of `POST /api/session/{attemptId}/hearing`. `token` names the page: a random UUID that a page makes when it
 * loads and nobody else has.
 */
export const hearingActSchema = z.discriminatedUnion("act", [
  z.object({
    act: z.literal("hold"),
    token: z.uuid(),
    /** What the browser's journal says of the page before: its token and how far it had played. */
    former: z.object({ token: z.uuid(), positionMs: positionSchema }).optional(),
  }),
  z.object({ act: z.literal("beat"), token: z.uuid(), positionMs: positionSchema }),
  z.object({ act: z.literal("release"), token: z.uuid(), positionMs: positionSchema }),
]);

/** The number of a step of the hearing, from a path. */
export const stepIndexSchema = z
  .string()
  .regex(/^(0|[1-9]\d{0,2})$/)
  .transform(Number);

/** Seconds spent on questions, by the answers' keys: an hour at most for each. */
export const secondsSchema = z.record(z.string().max(40), z.int().min(0).max(3600));

/**
 * The body of `save-answers`; `answers` is checked again against the section's questions. `seconds` is how long each
 * question was worked on so far, in all: it serves statistics, so a wrong one is left out and never costs an answer. At the
 * exam `typedAt` is when the newest of the answers was typed, by the server's clock as the page follows it: answers that were
 * typed before the end of a part may arrive a little after it.
 */
export const saveAnswersSchema = z.object({
  prova: sectionSchema,
  answers: z.record(z.string(), z.unknown()),
  completed: z.boolean().default(false),
  revision: revisionSchema.optional(),
  seconds: secondsSchema.optional().catch(undefined),
  typedAt: z.iso
    .datetime()
    .transform((time) => new Date(time))
    .optional()
    .catch(undefined),
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

/** The stretch of a recording that a player asks for, in seconds; without `from` it is the whole of it. */
export const audioSpanSchema = z
  .object({ from: z.coerce.number().min(0).max(36_000), to: z.coerce.number().max(36_000).optional() })
  .refine(({ from, to }) => to === undefined || to > from);
