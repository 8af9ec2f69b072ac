import { z } from "zod";

/**
 * The record of the siblings' blind solving (`siblings/blind.json`), in the form of the papers' own: readers without keys answer
 * items by their ids, some with the texts, some without. What a reader answered is never changed, and earlier rounds stay.
 */

/** A reader's letter for each item put to them; "-" for one they left out. */
const answersSchema = z.record(z.string(), z.string().regex(/^[ABCVF-]$/));

/** What stood before the reader, a short hash an item (`tools/content/siblings-blind.ts` says of what). */
const wordingsSchema = z.record(z.string(), z.string().regex(/^[0-9a-f]{8}$/));

const readingSchema = z.strictObject({
  round: z.int().min(1),
  solver: z.string().min(1),
  withText: z.boolean(),
  date: z.iso.date(),
  answers: answersSchema,
  wordings: wordingsSchema,
  remarks: z.array(z.strictObject({ id: z.string(), remark: z.string().min(1) })),
});

export const siblingBlindSchema = z.strictObject({ rounds: z.array(readingSchema) });

export type SiblingBlind = z.infer<typeof siblingBlindSchema>;
