import { z } from "zod";
import { QUESTION_SECTIONS, SECTIONS } from "@/lib/exam/sections";

/**
 * The record of blind solving (`simulation-N/blind.json`): readers without keys answer the paper, some with its texts and
 * transcripts, some without. An item that fails is rewritten and put to readers again in a later round. What a reader
 * answered is never changed, and earlier rounds stay.
 */

/** A letter a question in order; "-" for a question that was not put to the reader. */
const lettersSchema = z.string().regex(/^([ABC-]{6}|[VF-]{12})$/);

/** Sections not put to the reader are left out. */
const answersSchema = z.partialRecord(z.enum(QUESTION_SECTIONS), lettersSchema);

const remarkSchema = z.strictObject({
  section: z.enum(SECTIONS),
  question: z.int().min(1).optional(),
  remark: z.string().min(1),
});

/** What stood before the reader, a short hash a question in order (`tools/content/blind.ts` says of what). */
const wordingsSchema = z.partialRecord(z.enum(QUESTION_SECTIONS), z.array(z.string().regex(/^[0-9a-f]{8}$/)));

/** One reader's pass. Readers who saw the same version of the items have the same number in `round`, counted from 1. */
const readingSchema = z.strictObject({
  round: z.int().min(1),
  solver: z.string().min(1),
  withText: z.boolean(),
  date: z.iso.date(),
  answers: answersSchema,
  wordings: wordingsSchema,
  remarks: z.array(remarkSchema),
});

export const blindSchema = z.strictObject({ rounds: z.array(readingSchema).min(1) });

export type Blind = z.infer<typeof blindSchema>;
