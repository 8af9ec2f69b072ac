import { z } from "zod";

/**
 * The record of blind solving (`simulation-N/blind.json`): readers without keys answer the paper, some with its texts and
 * transcripts, some without. An item that fails is rewritten and put to readers again in a later round. What a reader
 * answered is never changed, and earlier rounds stay.
 */

/** A letter a question in order; "-" for a question that was not put to the reader again. */
const choicesSchema = z.string().regex(/^[ABC-]{6}$/);
const trueFalseSchema = z.string().regex(/^[VF-]{12}$/);

/** Sections not put to the reader are left out. */
const answersSchema = z.strictObject({
  ascolto1: choicesSchema.optional(),
  ascolto2: trueFalseSchema.optional(),
  lettura: trueFalseSchema.optional(),
  cloze: choicesSchema.optional(),
});

const remarkSchema = z.strictObject({
  section: z.enum(["ascolto1", "ascolto2", "lettura", "cloze", "scrittura"]),
  question: z.int().min(1).optional(),
  remark: z.string().min(1),
});

/** One reader's pass. Readers who saw the same version of the items have the same number in `round`, counted from 1. */
const readingSchema = z.strictObject({
  round: z.int().min(1),
  solver: z.string().min(1),
  withText: z.boolean(),
  date: z.iso.date(),
  answers: answersSchema,
  remarks: z.array(remarkSchema),
});

export const blindSchema = z.strictObject({ rounds: z.array(readingSchema).min(1) });

export type Blind = z.infer<typeof blindSchema>;
