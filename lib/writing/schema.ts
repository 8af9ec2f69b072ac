import { z } from "zod";
import type { ContrastView } from "@/lib/exam/contrast";
import { CRITERIA, CRITERION_NAMES, mapCriteria } from "@/lib/exam/criteria";
import { MAX_WRITING_LENGTH } from "@/lib/exam/word-count";
import { ERROR_NOTES, ERROR_TYPES, MAX_CHARS, SPELLING_REASONS } from "@/lib/writing/error-kinds";

// The API enforces no ranges, lengths or known ids; marks.ts does.
/** First call; also stored. `unclear` quotes words that cannot be understood. */
export const correctedSentencesSchema = z.object({
  sentences: z.array(z.object({ n: z.int(), corrected: z.string(), unclear: z.string().optional() })),
});
export type CorrectedSentences = z.infer<typeof correctedSentencesSchema>;

/** State of an interrupted marking; `leftOut` numbers sentences before they were renumbered without these. */
export const markingCheckpointSchema = correctedSentencesSchema.extend({
  leftOut: z.array(z.int()).optional(),
  /** The second correction; absent if there is none. */
  second: correctedSentencesSchema.shape.sentences.optional(),
});
export type MarkingCheckpoint = z.infer<typeof markingCheckpointSchema>;

export const addresseeSchema = z.object({ toMarker: z.array(z.int()) });

/** Second call: judged changes and marks. */
export const judgementSchema = z.object({
  changes: z.array(
    z.object({
      id: z.int(),
      /** Other changes that are parts of the same error; see `whole-errors.ts`. */
      joins: z.array(z.int()).optional(),
      /** The second corrector's words are the better ones; see `two-corrections.ts`. */
      second: z.boolean().optional(),
      keep: z.boolean(),
      type: z.enum(ERROR_TYPES),
      rule: z.string(),
      quoted: z.string(),
      example: z.string(),
    }),
  ),
  criteria: z.object(mapCriteria(() => z.object({ evidence: z.string(), score: z.number() }))),
  /** Why a score exceeds the table of rates; empty if none does. */
  aboveTable: z.string(),
  bullets: z.array(z.object({ n: z.int(), evidence: z.string(), covered: z.boolean() })),
  feedback: z.string(),
  strength: z.string(),
  practise: z.object({ type: z.enum(ERROR_TYPES), advice: z.string() }),
});
export type Judgement = z.infer<typeof judgementSchema>;

/** Located in UTF-16 units: `originalText.slice(start, end) === original`. */
const writingErrorSchema = z.object({
  id: z.int(),
  type: z.enum(ERROR_TYPES),
  original: z.string(),
  corrected: z.string(),
  explanation: z.string(),
  /** Absent from older corrections. */
  quoted: z.string().optional(),
  example: z.string().optional(),
  /** The passage could not be understood: its correction, if any, is a guess. */
  isUnclear: z.boolean().optional(),
  /** The explanation is this sentence, in the learner's language. */
  note: z.enum(ERROR_NOTES).optional(),
  /** A teacher typed the explanation, and may use it again. */
  isTeachers: z.boolean().optional(),
  start: z.int(),
  end: z.int(),
  correctedStart: z.int(),
  correctedEnd: z.int(),
});

export type WritingError = z.infer<typeof writingErrorSchema> & {
  /** The contrast with the learner's language. Looked up when the error is shown, never stored. */
  contrast?: ContrastView;
};

/** The stored errors of a correction; empty for null. */
export function parseErrors(stored: unknown): WritingError[] {
  return z.array(writingErrorSchema).parse(stored ?? []);
}

export const criteriaSchema = z.object(mapCriteria(() => z.int()));

/** A rule that code applied: what was counted, and the limit. */
const reasonSchema = z.object({
  rule: z.enum([
    "empty",
    "short",
    "long",
    "not_italian",
    "copied_prompt",
    "off_topic",
    "points_missing",
    "errors_against_score",
    "errors_excused",
    "sentences_unread",
  ]),
  count: z.number(),
  limit: z.number(),
  /** The marker's reason, in the learner's language. */
  note: z.string().optional(),
});
export type RulingReason = z.infer<typeof reasonSchema>;

export const detailsSchema = z.object({
  evidence: z.partialRecord(z.enum(CRITERION_NAMES), z.string()),
  bullets: z.array(z.boolean()),
  reasons: z.array(reasonSchema),
  /** Passages of the typed text that do not address its reader: not corrected, not counted. */
  leftOut: z.array(z.object({ start: z.int(), end: z.int() })).optional(),
  /** See `rates.ts`; absent from older marks, as are the fields below. */
  rates: z.object({ forms: z.number(), spelling: z.number() }).optional(),
  /** `RATE_TABLE_VERSION`; absent under the first table. */
  rateTable: z.int().optional(),
  /** The requested one, unless the marker twice answered in another. */
  language: z.string().optional(),
  strength: z.string().optional(),
  practise: z.object({ type: z.enum(ERROR_TYPES), advice: z.string() }).optional(),
});
export type MarkDetails = z.infer<typeof detailsSchema>;

export const teacherMarksSchema = z.object({
  writingId: z.uuid(),
  criteria: z.object(mapCriteria((criterion) => z.int().min(0).max(CRITERIA[criterion]))),
  feedback: z.string().trim().min(1, "required").max(4000, "too_long"),
  correctedText: z.string().max(2 * MAX_WRITING_LENGTH, "too_long"),
  /** Kinds and explanations of differences, by place in the learner's text; the others get the proposed ones. */
  notes: z
    .array(
      z.object({
        start: z.int(),
        corrected: z.string(),
        type: z.enum(ERROR_TYPES),
        explanation: z.string().trim().min(1, "required").max(MAX_CHARS.note, "too_long"),
      }),
    )
    .max(MAX_WRITING_LENGTH, "too_long")
    .optional(),
  /** Time of the teacher's marks that the marker saw; absent or null if there were none. */
  seenMarkedAt: z.date().nullable().optional(),
});
export type TeacherMarks = z.infer<typeof teacherMarksSchema>;

export const shortTextAnswerSchema = teacherMarksSchema.pick({ writingId: true, feedback: true });
export type ShortTextAnswer = z.infer<typeof shortTextAnswerSchema>;

/** Given without knowing anybody else's. */
export const blindMarksSchema = teacherMarksSchema.pick({ writingId: true, criteria: true });
export type BlindMarks = z.infer<typeof blindMarksSchema>;

/** Whether a correction is AI-generated content; one that a teacher signed is not. */
export const isAiGenerated = (source: WritingResult["source"]): boolean => source === "ai";

/** Null fields where writings get no marks (`WRITING_MARKS`). */
export type WritingMark =
  | { score: number; estimatedScore: number; passed: boolean; criteria: z.infer<typeof criteriaSchema> }
  | { score: null; estimatedScore: null; passed: null; criteria: null };

/** Field names as in the API. */
export type WritingResult = WritingMark & {
  feedback: string;
  overallFeedback: string;
  originalText: string;
  correctedText: string;
  errors: WritingError[];
  source: "ai" | "teacher";
  /** Machine-readable label of AI content, in the API and the export. */
  ai_generated: boolean;
  teacherAsked: boolean;
  /** Null for a teacher's marks. */
  details: MarkDetails | null;
};

/** An empty suggestion means to leave the word out. */
export const spellingFindingSchema = z.object({
  start: z.int(),
  end: z.int(),
  original: z.string(),
  suggestions: z.array(z.string()),
  /** The sentence beside the finding: `spellingNote`. `unknown`: not in the dictionary, or not the word needed here. */
  reason: z.enum(SPELLING_REASONS),
});
export type SpellingFinding = z.infer<typeof spellingFindingSchema>;
export type SpellingReason = SpellingFinding["reason"];
