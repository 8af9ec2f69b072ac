import { z } from "zod";
import { QUESTION_SECTIONS, SECTIONS } from "@/lib/exam/sections";

/** Records of blind solving without the keys. Recorded answers never change. */

/** Short hash per question of what the solver saw; see `tools/content/blind.ts` and `siblings-blind.ts`. */
const wordingSchema = z.string().regex(/^[0-9a-f]{8}$/);

/**
 * One entry per solver. `round` counts from 1; solvers of the same round saw the same version of the items, and without
 * the text only the last round counts. `testWise`: the solver used what tests give away, not knowledge of life.
 */
const runShape = {
  round: z.int().min(1),
  solver: z.string().min(1),
  withText: z.boolean(),
  testWise: z.boolean().optional(),
  date: z.iso.date(),
};

/** One letter per question, in order; "-" if the question was not given to the solver. */
const lettersSchema = z.string().regex(/^([ABC-]{6}|[VF-]{12})$/);

const remarkSchema = z.strictObject({
  section: z.enum(SECTIONS),
  question: z.int().min(1).optional(),
  remark: z.string().min(1),
});

const paperRunSchema = z.strictObject({
  ...runShape,
  answers: z.partialRecord(z.enum(QUESTION_SECTIONS), lettersSchema),
  wordings: z.partialRecord(z.enum(QUESTION_SECTIONS), z.array(wordingSchema)),
  remarks: z.array(remarkSchema),
});

/** `simulation-N/blind.json`. */
export const blindSchema = z.strictObject({ rounds: z.array(paperRunSchema).min(1) });

/** By item id; "-": left out by the solver. */
const siblingRunSchema = z.strictObject({
  ...runShape,
  answers: z.record(z.string(), z.string().regex(/^[ABCVF-]$/)),
  wordings: z.record(z.string(), wordingSchema),
  remarks: z.array(z.strictObject({ id: z.string(), remark: z.string().min(1) })),
});

/** `siblings/blind.json`. */
export const siblingBlindSchema = z.strictObject({ rounds: z.array(siblingRunSchema) });

export type Blind = z.infer<typeof blindSchema>;
export type SiblingBlind = z.infer<typeof siblingBlindSchema>;
