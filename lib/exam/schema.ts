import { z } from "zod";
import { isAttemptId } from "@/lib/exam/attempt-id";
import { CHOSEN_MODES, EXTRA_TIMES, PARTS } from "@/lib/exam/mode";
import { LISTENING_SECTIONS, SECTIONS } from "@/lib/exam/sections";
import { MAX_WRITING_LENGTH } from "@/lib/exam/word-count";

export const sectionSchema = z.enum(SECTIONS);

export const attemptIdSchema = z.string().refine(isAttemptId);

const wholeNumber = (form: RegExp) => z.string().regex(form).transform(Number);
export const simulationIdSchema = wholeNumber(/^[1-9]\d{0,3}$/);
export const stepIndexSchema = wholeNumber(/^(0|[1-9]\d{0,2})$/);

/** Body of `start-session`, if there is one. */
export const attemptOptionsSchema = z.object({
  mode: z.enum(CHOSEN_MODES).default("practice"),
  extraTime: z.enum(EXTRA_TIMES).default("none"),
});

/** Body of `POST /api/session/{attemptId}/sitting`. */
export const sittingActionSchema = z.object({ act: z.enum(["begin", "finish"]), part: z.enum(PARTS) });

/** Milliseconds from the start of the hearing. */
const positionSchema = z.int().min(0).max(3_600_000);
const pagePosition = { token: z.uuid(), positionMs: positionSchema };

/** Body of `POST /api/session/{attemptId}/hearing`. `token`: a random UUID that a page makes when it loads. */
export const hearingActionSchema = z.discriminatedUnion("act", [
  z.object({ act: z.literal("hold"), token: z.uuid(), former: z.object(pagePosition).optional() }),
  z.object({ act: z.literal("beat"), ...pagePosition }),
  z.object({ act: z.literal("release"), ...pagePosition }),
]);

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

const momentSchema = z.iso.datetime().transform((time) => new Date(time));

/** By answer key; at most an hour per question. */
export const secondsSchema = z.record(z.string().max(40), z.int().min(0).max(3600));

/**
 * Body of `save-answers`. `seconds` only feed statistics, so invalid ones are dropped and the answers saved all the
 * same. `typedAt`: when the newest answer was typed, by server time; answers typed before the end of a part may arrive
 * a little later.
 */
export const saveAnswersSchema = z.object({
  prova: sectionSchema,
  answers: z.record(z.string(), z.unknown()),
  completed: z.boolean().default(false),
  revision: revisionSchema.optional(),
  seconds: secondsSchema.optional().catch(undefined),
  typedAt: momentSchema.optional().catch(undefined),
});

const markSchema = z.object({
  id: z.int(),
  userAnswer: z.string().nullable(),
  correctAnswer: z.string(),
  isCorrect: z.boolean(),
});

export const marksSchema = z.array(markSchema);

/** Turns the file name of a recording into its section. */
export const audioFileSchema = z
  .string()
  .regex(/^[a-z0-9]+\.mp3$/)
  .transform((file) => file.slice(0, -".mp3".length))
  .pipe(z.enum(LISTENING_SECTIONS));

export const audioSpanSchema = z
  .object({ from: z.coerce.number().min(0).max(36_000), to: z.coerce.number().max(36_000).optional() })
  .refine(({ from, to }) => to === undefined || to > from);
