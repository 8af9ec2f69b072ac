import { z } from "zod";
import { CRITERIA } from "@/lib/exam/criteria";

/** The kinds of error the correction tells apart (specification, section 3). */
export const ERROR_TYPES = ["grammaticale", "sintattico", "lessicale", "ortografico", "stilistico", "altro"] as const;
export type ErrorType = (typeof ERROR_TYPES)[number];

const criterionSchema = (max: number) => z.object({ evidence: z.string(), score: z.int().min(0).max(max) });

/** What the model must answer. Ranges are repeated here because the API does not enforce them. */
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
  criteria: z.object({
    efficacia: criterionSchema(CRITERIA.efficacia),
    stile: criterionSchema(CRITERIA.stile),
    morfosintassi: criterionSchema(CRITERIA.morfosintassi),
    lessico: criterionSchema(CRITERIA.lessico),
    ortografia: criterionSchema(CRITERIA.ortografia),
  }),
  feedback: z.string().min(1).max(4000),
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
};

/** A word the basic check does not know, with what it may have been meant to be. */
export type SpellingFinding = { start: number; end: number; original: string; suggestions: string[] };
