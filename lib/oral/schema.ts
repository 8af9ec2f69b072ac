import { z } from "zod";
import { QUESTION_LINES } from "@/lib/oral/content/schema";
import { GUIDE_QUESTION_IDS } from "@/lib/oral/examiner";
import { MAX_SPOKEN_TEXT, REHEARSAL_MODES, SELF_CHECK_ANSWERS } from "@/lib/oral/rehearsal-view";
import { SELF_CHECK_IDS } from "@/lib/oral/self-check";
import { isTopicId, type TopicId } from "@/lib/oral/topic-map";

/** The bodies of the rehearsal's calls, and what is stored as JSON. None has a field for sound. */

export const rehearsalIdSchema = z.uuid();

export const startRehearsalSchema = z.strictObject({ mode: z.enum(REHEARSAL_MODES) });

export const chooseTopicSchema = z.strictObject({ topicId: z.custom<TopicId>(isTopicId, "invalid") });

/** The questions of a rehearsal, and the topic told again in one go. */
const ANSWER_LINES = [...GUIDE_QUESTION_IDS, ...QUESTION_LINES, "retelling"] as const;

/** The rehearsal, and the topic told again as often as anybody would. */
const MAX_ATTEMPTS = 9;
const attemptSchema = z.int().min(1).max(MAX_ATTEMPTS);

/** Many times the longest answer. Devices measure in fractions of a millisecond. */
const MAX_ANSWER_MS = 30 * 60 * 1000;
const millisecondsSchema = z.number().min(0).max(MAX_ANSWER_MS).transform(Math.round);

export const saveAnswerSchema = z.strictObject({
  attempt: attemptSchema,
  line: z.enum(ANSWER_LINES),
  measures: z.strictObject({
    durationMs: millisecondsSchema,
    spokenMs: millisecondsSchema,
    longestSilenceMs: millisecondsSchema,
    longPauses: z.int().min(0).max(1000),
  }),
});
export type SavedAnswer = z.infer<typeof saveAnswerSchema>;

export const finishTrySchema = z.strictObject({ attempt: attemptSchema });

export const selfCheckSchema = z.partialRecord(z.enum(SELF_CHECK_IDS), z.enum(SELF_CHECK_ANSWERS));

export const saveSelfCheckSchema = z.strictObject({ answers: selfCheckSchema });

export const saveSpokenTextSchema = z.strictObject({
  text: z.string().trim().min(1, "required").max(MAX_SPOKEN_TEXT, "too_long"),
});

/** The consent to send the text to the AI teacher, given by the press of the button beside it. */
export const correctSpokenTextSchema = z.strictObject({ consent: z.literal(true) });

/** A stored correction of a spoken text. `language`: of the explanations. */
export const storedCorrectionSchema = z.object({
  patterns: z.array(z.object({ original: z.string(), corrected: z.string(), explanation: z.string() })),
  language: z.string(),
  model: z.string(),
  promptVersion: z.string(),
});
export type StoredCorrection = z.infer<typeof storedCorrectionSchema>;
