import { z } from "zod";
import { LISTENING_SECTIONS } from "@/lib/exam/sections";

/**
 * What `npm run audio` writes to `simulation-N/audio/timings.json`: which sound file says what and when.
 * All times are seconds with two decimals. Times of turns and sentences count from the start of the piece; add a
 * hearing's `startSeconds` to find them in the track. File names are relative to the `audio` folder.
 */

const secondsSchema = z.number().min(0);
const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);

const spanShape = { startSeconds: secondsSchema, endSeconds: secondsSchema };

/** A sentence as `splitSentences` cuts it from its turn. */
const timedSentenceSchema = z.strictObject({ ...spanShape, text: z.string().min(1) });

/** A turn of the transcript, in the transcript's order. */
const timedTurnSchema = z.strictObject({ ...spanShape, sentences: z.array(timedSentenceSchema).min(1) });

/** Loudness as measured on the finished MP3 (EBU R 128). */
const loudnessShape = { loudnessLufs: z.number(), truePeakDb: z.number() };

const timedTextSchema = z.strictObject({
  id: z.string().regex(/^t[1-9]$/),
  piece: z.string().min(1),
  /** `synthetic`: made by the tool, times exact. `recording`: an operator's; times of turns and sentences estimated. */
  source: z.enum(["synthetic", "recording"]),
  /** Hash of what the piece was made from: texts, voices, effects, speeds, respellings, tool version. */
  hash: sha256Schema,
  /** Hash of the piece file; another hash on disk means that someone replaced the piece. */
  pieceSha256: sha256Schema,
  durationSeconds: secondsSchema,
  ...loudnessShape,
  /** Where the first and the second hearing begin in the track. */
  startSeconds: z.tuple([secondsSchema, secondsSchema]),
  turns: z.array(timedTurnSchema).min(1),
});

/** A stretch of the track, for a player that says what is going on. */
const cueSchema = z.strictObject({
  ...spanShape,
  kind: z.enum(["announcement", "reading", "text", "break", "pause", "checking"]),
  /** The text that is heard or answered. */
  textId: z.string().optional(),
  /** What an announcement says. */
  words: z.string().optional(),
});

const timedSectionSchema = z.strictObject({
  file: z.string().min(1),
  /** Hash of what the track was made from: announcements, pauses, the files of the pieces. */
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

/**
 * `announcements/timings.json`: the narrator's sentences (`ascolto1-opening`, ...) and the musical break (`break`, without
 * words), each a file of its own beside the manifest, shared by all papers.
 */
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

/** `samples/audio/timings.json`: the sample's text, a piece that belongs to no track. */
export const sampleTimingsSchema = z.object({
  version: z.literal(1),
  texts: z.array(timedTextSchema.omit({ startSeconds: true }).strip()).min(1),
});

export type SampleTimings = z.infer<typeof sampleTimingsSchema>;
export type Announcement = z.infer<typeof announcementSchema>;
export type AnnouncementTimings = z.infer<typeof announcementTimingsSchema>;
export type TimedSentence = z.infer<typeof timedSentenceSchema>;
export type TimedTurn = z.infer<typeof timedTurnSchema>;
export type TimedText = z.infer<typeof timedTextSchema>;
export type Cue = z.infer<typeof cueSchema>;
export type TimedSection = z.infer<typeof timedSectionSchema>;
export type Timings = z.infer<typeof timingsSchema>;
