import { z } from "zod";
import { QUESTION_SECTIONS, SECTIONS } from "@/lib/exam/sections";

/** Record of blind solving without the keys (`simulation-N/blind.json`). Recorded answers never change. */

/** One letter per question, in order; "-" if the question was not given to the solver. */
const lettersSchema = z.string().regex(/^([ABC-]{6}|[VF-]{12})$/);

const answersSchema = z.partialRecord(z.enum(QUESTION_SECTIONS), lettersSchema);

const remarkSchema = z.strictObject({
  section: z.enum(SECTIONS),
  question: z.int().min(1).optional(),
  remark: z.string().min(1),
});

/** Short hash per question of what the solver saw; see `tools/content/blind.ts`. */
const wordingsSchema = z.partialRecord(z.enum(QUESTION_SECTIONS), z.array(z.string().regex(/^[0-9a-f]{8}$/)));

/** One entry per solver. `round` counts from 1; solvers of the same round saw the same version of the items. */
const solverRunSchema = z.strictObject({
  round: z.int().min(1),
  solver: z.string().min(1),
  withText: z.boolean(),
  date: z.iso.date(),
  answers: answersSchema,
  wordings: wordingsSchema,
  remarks: z.array(remarkSchema),
});

export const blindSchema = z.strictObject({ rounds: z.array(solverRunSchema).min(1) });

export type Blind = z.infer<typeof blindSchema>;
