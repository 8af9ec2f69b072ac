import { z } from "zod";
import { CRITERIA, CRITERION_NAMES } from "@/lib/exam/criteria";
import { WRITING_MAX } from "@/lib/exam/words";

/** The kinds of error the correction tells apart (specification, section 3). */
export const ERROR_TYPES = ["grammaticale", "sintattico", "lessicale", "ortografico", "stilistico", "altro"] as const;
export type ErrorType = (typeof ERROR_TYPES)[number];

/** The most a model may say about one change, as evidence, and as feedback, in UTF-16 units: longer is cut. */
export const LONGEST = { explanation: 600, evidence: 240, feedback: 2400 } as const;

// Ranges, lengths and known ids are not in these schemas: the API enforces none of them, and code does (marks.ts).
const criterionAnswerSchema = z.object({ evidence: z.string(), score: z.number() });

const assessment = {
  criteria: z.object({
    efficacia: criterionAnswerSchema,
    stile: criterionAnswerSchema,
    morfosintassi: criterionAnswerSchema,
    lessico: criterionAnswerSchema,
    ortografia: criterionAnswerSchema,
  }),
  bullets: z.array(z.object({ n: z.int(), evidence: z.string(), covered: z.boolean() })),
  feedback: z.string(),
};

/** What the first call answers: every sentence, corrected. */
export const draftSchema = z.object({ sentences: z.array(z.object({ n: z.int(), corrected: z.string() })) });
export type Draft = z.infer<typeof draftSchema>;

/** What the second call answers: each change judged, and the marks. */
export const judgementSchema = z.object({
  changes: z.array(z.object({ id: z.int(), type: z.enum(ERROR_TYPES), explanation: z.string(), keep: z.boolean() })),
  ...assessment,
});
export type Judgement = z.infer<typeof judgementSchema>;

/** What the one call of the variant for comparison answers: both at once. */
export const proposalSchema = z.object({
  sentences: z.array(
    z.object({
      n: z.int(),
      corrected: z.string(),
      edits: z.array(
        z.object({ original: z.string(), corrected: z.string(), type: z.enum(ERROR_TYPES), explanation: z.string() }),
      ),
    }),
  ),
  ...assessment,
});
export type Proposal = z.infer<typeof proposalSchema>;

/** One error, located in both texts in UTF-16 units: `originalText.slice(start, end) === original`. */
export const writingErrorSchema = z.object({
  id: z.int(),
  type: z.enum(ERROR_TYPES),
  original: z.string(),
  corrected: z.string(),
  explanation: z.string(),
  start: z.int(),
  end: z.int(),
  correctedStart: z.int(),
  correctedEnd: z.int(),
});

export type WritingError = z.infer<typeof writingErrorSchema>;

/** Marks as stored with a correction. */
export const criteriaSchema = z.object({
  efficacia: z.int(),
  stile: z.int(),
  morfosintassi: z.int(),
  lessico: z.int(),
  ortografia: z.int(),
});

/** A rule that the code applied and the learner is told about: what was counted, and the number it was held against. */
export const reasonSchema = z.object({
  rule: z.enum([
    "empty",
    "short",
    "long",
    "not_italian",
    "copied_prompt",
    "off_topic",
    "points_missing",
    "errors_against_score",
  ]),
  count: z.int(),
  limit: z.int(),
});
export type Reason = z.infer<typeof reasonSchema>;

/** What the marks stand on: words of the text by criterion, the task's points found, and the rules that had a say. */
export const detailsSchema = z.object({
  evidence: z.partialRecord(z.enum(CRITERION_NAMES), z.string()),
  bullets: z.array(z.boolean()),
  reasons: z.array(reasonSchema),
});
export type MarkDetails = z.infer<typeof detailsSchema>;

const pointsSchema = (most: number) => z.int().min(0).max(most);

/** What a teacher gives a writing: points by the same criteria, a feedback, and the text as it should be. */
export const teacherMarksSchema = z.object({
  writingId: z.uuid(),
  criteria: z.object({
    efficacia: pointsSchema(CRITERIA.efficacia),
    stile: pointsSchema(CRITERIA.stile),
    morfosintassi: pointsSchema(CRITERIA.morfosintassi),
    lessico: pointsSchema(CRITERIA.lessico),
    ortografia: pointsSchema(CRITERIA.ortografia),
  }),
  feedback: z.string().trim().min(1, "required").max(4000, "too_long"),
  correctedText: z.string().max(2 * WRITING_MAX, "too_long"),
});
export type TeacherMarks = z.infer<typeof teacherMarksSchema>;

/** The result of a marked writing, as the contract names its fields. */
export type WritingResult = {
  score: number;
  estimatedScore: number;
  passed: boolean;
  criteria: z.infer<typeof criteriaSchema>;
  feedback: string;
  overallFeedback: string;
  originalText: string;
  correctedText: string;
  errors: WritingError[];
  source: "ai" | "teacher";
  /** Whether the learner has asked for a teacher, which is possible once. */
  teacherAsked: boolean;
  /** Null for marks given by a teacher. */
  details: MarkDetails | null;
};

/** Why the basic check points at something; the sentence of each stands in `messages/`, `writing.spelling.reasons`. */
export type SpellingReason =
  | "unknown"
  | "accent"
  | "apostrophe"
  | "article"
  | "preposition"
  | "verb"
  | "agreement"
  | "double";

/** What the basic check points at, with what it may have been meant to be: an empty suggestion means to leave it out. */
export type SpellingFinding = {
  start: number;
  end: number;
  original: string;
  suggestions: string[];
  reason: SpellingReason;
};
