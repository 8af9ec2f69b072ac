import { z } from "zod";
import type { ContrastView } from "@/lib/exam/contrast";
import { CRITERIA, CRITERION_NAMES, mapCriteria } from "@/lib/exam/criteria";
import { WRITING_MAX } from "@/lib/exam/words";

/** The kinds of error that the correction tells apart. */
export const ERROR_TYPES = ["grammaticale", "sintattico", "lessicale", "ortografico", "stilistico", "altro"] as const;
export type ErrorType = (typeof ERROR_TYPES)[number];

/** The longest explanation, evidence and feedback taken from a model, in UTF-16 units: longer ones are cut. */
export const MAX_CHARS = { explanation: 600, evidence: 240, feedback: 2400, note: 300 } as const;

// Ranges, lengths and known ids are not in these schemas: the API enforces none of them, and code does (marks.ts).
/**
 * What the first call answers, and what is kept of it: the corrected sentences by number. `unclear` quotes words of the
 * sentence that cannot be understood.
 */
export const correctedSentencesSchema = z.object({
  sentences: z.array(z.object({ n: z.int(), corrected: z.string(), unclear: z.string().optional() })),
});
export type CorrectedSentences = z.infer<typeof correctedSentencesSchema>;

/** What is kept of an interrupted marking: these sentences, and by number those left out before they were numbered. */
export const begunMarkingSchema = correctedSentencesSchema.extend({ leftOut: z.array(z.int()).optional() });
export type BegunMarking = z.infer<typeof begunMarkingSchema>;

/** What is answered where it is in doubt whom a text speaks to: the numbers of the sentences that speak to the marker. */
export const addresseeSchema = z.object({ toMarker: z.array(z.int()) });
export type Addressee = z.infer<typeof addresseeSchema>;

/** What the second call answers: each change judged, and the marks. */
export const judgementSchema = z.object({
  changes: z.array(
    z.object({
      id: z.int(),
      keep: z.boolean(),
      type: z.enum(ERROR_TYPES),
      /** The rule, the Italian words at issue, and another example of the rule. */
      rule: z.string(),
      quoted: z.string(),
      example: z.string(),
    }),
  ),
  criteria: z.object(mapCriteria(() => z.object({ evidence: z.string(), score: z.number() }))),
  /** Why a score stands above the table of rates; empty where none does. */
  aboveTable: z.string(),
  bullets: z.array(z.object({ n: z.int(), evidence: z.string(), covered: z.boolean() })),
  feedback: z.string(),
  /** One thing to keep, and one to practise, with the kind of error it belongs to. */
  strength: z.string(),
  practise: z.object({ type: z.enum(ERROR_TYPES), advice: z.string() }),
});
export type Judgement = z.infer<typeof judgementSchema>;

/** One error, located in both texts in UTF-16 units: `originalText.slice(start, end) === original`. */
const writingErrorSchema = z.object({
  id: z.int(),
  type: z.enum(ERROR_TYPES),
  original: z.string(),
  corrected: z.string(),
  explanation: z.string(),
  /** The Italian words at issue, and one more example of the rule; corrections of before have neither. */
  quoted: z.string().optional(),
  example: z.string().optional(),
  /** Whether the passage could not be understood: its correction, if there is one, is a guess. */
  isUnclear: z.boolean().optional(),
  start: z.int(),
  end: z.int(),
  correctedStart: z.int(),
  correctedEnd: z.int(),
});

export type WritingError = z.infer<typeof writingErrorSchema> & {
  /** What the learner's language does otherwise; it is found when the error is shown, and never stored. */
  contrast?: ContrastView;
};

/** The errors as stored with a correction; none where none were stored. */
export function parseErrors(stored: unknown): WritingError[] {
  return z.array(writingErrorSchema).parse(stored ?? []);
}

/** Marks as stored with a correction. */
export const criteriaSchema = z.object(mapCriteria(() => z.int()));

/** A rule that the code applied and the learner is told about: what was counted, and the number it was held against. */
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
  /** What the marker says to it, in the learner's language. */
  note: z.string().optional(),
});
export type Reason = z.infer<typeof reasonSchema>;

/** What the marks rest on: words of the text by criterion, the task's points found, and the rules that applied. */
export const detailsSchema = z.object({
  evidence: z.partialRecord(z.enum(CRITERION_NAMES), z.string()),
  bullets: z.array(z.boolean()),
  reasons: z.array(reasonSchema),
  /** Passages of the text as typed that do not speak to its reader: they were not corrected and count for nothing. */
  leftOut: z.array(z.object({ start: z.int(), end: z.int() })).optional(),
  /** Distinct errors in a hundred words (`rates.ts`); like the three below, marks of before have none. */
  rates: z.object({ forms: z.number(), spelling: z.number() }).optional(),
  /** The language of the words to the learner: the one asked for, unless the marker twice answered in another. */
  language: z.string().optional(),
  strength: z.string().optional(),
  practise: z.object({ type: z.enum(ERROR_TYPES), advice: z.string() }).optional(),
});
export type MarkDetails = z.infer<typeof detailsSchema>;

/** What a teacher gives a writing: points by the same criteria, a feedback, and the text as it should be. */
export const teacherMarksSchema = z.object({
  writingId: z.uuid(),
  criteria: z.object(mapCriteria((criterion) => z.int().min(0).max(CRITERIA[criterion]))),
  feedback: z.string().trim().min(1, "required").max(4000, "too_long"),
  correctedText: z.string().max(2 * WRITING_MAX, "too_long"),
});
export type TeacherMarks = z.infer<typeof teacherMarksSchema>;

/** What a teacher gives a writing without knowing what others gave it: points alone. */
export const blindMarksSchema = teacherMarksSchema.pick({ writingId: true, criteria: true });
export type BlindMarks = z.infer<typeof blindMarksSchema>;

/** Whether a correction is generated content: the AI teacher's is, one that a teacher signed is not. */
export const isAiGenerated = (source: WritingResult["source"]): boolean => source === "ai";

/** The mark of a writing, and where writings get none (`WRITING_MARKS`) the same fields without one. */
export type WritingMark =
  | { score: number; estimatedScore: number; passed: boolean; criteria: z.infer<typeof criteriaSchema> }
  | { score: null; estimatedScore: null; passed: null; criteria: null };

/** The result of a corrected writing, with the field names of the API. */
export type WritingResult = WritingMark & {
  feedback: string;
  overallFeedback: string;
  originalText: string;
  correctedText: string;
  errors: WritingError[];
  source: "ai" | "teacher";
  /** Whether an artificial intelligence made this correction: the mark that machines read, in the calls and the export. */
  ai_generated: boolean;
  /** Whether the learner has asked for a teacher, which is possible once. */
  teacherAsked: boolean;
  /** Null for marks given by a teacher. */
  details: MarkDetails | null;
};

/** What the basic check points at, with what it may have been meant to be: an empty suggestion means to leave it out. */
export const spellingFindingSchema = z.object({
  start: z.int(),
  end: z.int(),
  original: z.string(),
  suggestions: z.array(z.string()),
  /** Why; the sentence of each stands in `messages/`, `writing.spelling.reasons`. */
  reason: z.enum(["unknown", "accent", "apostrophe", "article", "preposition", "verb", "agreement", "double"]),
});
export type SpellingFinding = z.infer<typeof spellingFindingSchema>;
export type SpellingReason = SpellingFinding["reason"];
