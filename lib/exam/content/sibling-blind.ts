import { z } from "zod";

/** Record of blind solving of the siblings (`siblings/blind.json`), by item id. Recorded answers never change. */

/** "-": left out by the solver. */
const answersSchema = z.record(z.string(), z.string().regex(/^[ABCVF-]$/));

/** Short hash per item of what the solver saw; see `tools/content/siblings-blind.ts`. */
const wordingsSchema = z.record(z.string(), z.string().regex(/^[0-9a-f]{8}$/));

const solverRunSchema = z.strictObject({
  round: z.int().min(1),
  solver: z.string().min(1),
  withText: z.boolean(),
  date: z.iso.date(),
  answers: answersSchema,
  wordings: wordingsSchema,
  remarks: z.array(z.strictObject({ id: z.string(), remark: z.string().min(1) })),
});

export const siblingBlindSchema = z.strictObject({ rounds: z.array(solverRunSchema) });

export type SiblingBlind = z.infer<typeof siblingBlindSchema>;
