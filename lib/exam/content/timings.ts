import { z } from "zod";
import { LISTENING_SECTIONS } from "@/lib/exam/sections";

/**
 * `audio/timings.json`, written by `npm run audio`, in seconds. Times of turns and sentences count from the start of
 * the piece; add the hearing's `startSeconds` for the position in the track.
 */

const secondsSchema = z.number().min(0);
const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);

const spanShape = { startSeconds: secondsSchema, endSeconds: secondsSchema };

const timedSentenceSchema = z.strictObject({ ...spanShape, text: z.string().min(1) });

const timedTurnSchema = z.strictObject({ ...spanShape, sentences: z.array(timedSentenceSchema).min(1) });

/** Measured on the finished MP3 (EBU R 128). */
const loudnessShape = { loudnessLufs: z.number(), truePeakDb: z.number() };

const timedTextSchema = z.strictObject({
  /** Of the text: `t1`, or a sibling's id. */
  id: z.string().regex(/^[a-z-]+[1-9]\d?$/),
  piece: z.string().min(1),
  /** `synthetic`: exact times. `recording`: an operator's file; times of turns and sentences are estimates. */
  source: z.enum(["synthetic", "recording"]),
  /** Hash of the inputs: texts, voices, effects, speeds, respellings, tool version. */
  hash: sha256Schema,
  /** Hash of the piece file; a different hash on disk means that someone replaced it. */
  pieceSha256: sha256Schema,
  durationSeconds: secondsSchema,
  ...loudnessShape,
  /** Start of the first and the second hearing in the track. */
  startSeconds: z.tuple([secondsSchema, secondsSchema]),
  turns: z.array(timedTurnSchema).min(1),
});

const cueSchema = z.strictObject({
  ...spanShape,
  kind: z.enum(["announcement", "reading", "text", "break", "pause", "checking"]),
  textId: z.string().optional(),
  words: z.string().optional(),
});

const timedSectionSchema = z.strictObject({
  file: z.string().min(1),
  /** Hash of the inputs: announcements, pauses, piece files. */
  hash: sha256Schema,
  durationSeconds: secondsSchema,
  bytes: z.int().min(1),
  ...loudnessShape,
  cues: z.array(cueSchema).min(1),
  texts: z.array(timedTextSchema).min(1),
});

export const timingsSchema = z.strictObject({
  version: z.literal(1),
  sections: z.record(z.enum(LISTENING_SECTIONS), timedSectionSchema),
});

/** `announcements/timings.json`: the narrator (`ascolto1-opening`, ...) and the musical break (`break`, no words). */
const announcementSchema = z.strictObject({
  name: z.string().min(1),
  file: z.string().min(1),
  hash: sha256Schema,
  sha256: sha256Schema,
  durationSeconds: secondsSchema,
  ...loudnessShape,
  words: z.string().nullable(),
});

export const announcementTimingsSchema = z.strictObject({
  version: z.literal(1),
  announcements: z.array(announcementSchema),
});

/** `samples/audio/timings.json` and `siblings/audio/timings.json`: pieces that belong to no track. */
export const pieceTimingsSchema = z.object({
  version: z.literal(1),
  texts: z.array(timedTextSchema.omit({ startSeconds: true }).strip()),
});

export type PieceTimings = z.infer<typeof pieceTimingsSchema>;
export type Announcement = z.infer<typeof announcementSchema>;
export type AnnouncementTimings = z.infer<typeof announcementTimingsSchema>;
export type TimedSentence = z.infer<typeof timedSentenceSchema>;
export type TimedTurn = z.infer<typeof timedTurnSchema>;
export type TimedText = z.infer<typeof timedTextSchema>;
export type Cue = z.infer<typeof cueSchema>;
export type TimedSection = z.infer<typeof timedSectionSchema>;
export type Timings = z.infer<typeof timingsSchema>;
