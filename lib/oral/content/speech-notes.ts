import "server-only";
import { join } from "node:path";
import { z } from "zod";
import { readJsonFile } from "@/lib/exam/content/translations";
import type { TRANSLATED_LOCALES } from "@/lib/i18n/locales";
import { memoize } from "@/lib/memoize";
import { ORAL_CONTENT_DIR } from "@/lib/oral/content/topics";

const textSchema = z.string().min(1);

/** `wrong` and `right` are Italian as it is heard. They are tendencies, not rules about a person. */
const speechNotesSchema = z.strictObject({
  language: textSchema,
  notes: z.array(z.strictObject({ note: textSchema, wrong: textSchema, right: textSchema })).min(1),
  exercise: textSchema,
});

export type SpeechNotes = z.infer<typeof speechNotesSchema>;

/** The effects of a first language on spoken Italian, and an exercise, in that language. */
export const getSpeechNotes = memoize((locale: (typeof TRANSLATED_LOCALES)[number]): SpeechNotes => {
  const path = join(/*turbopackIgnore: true*/ ORAL_CONTENT_DIR, "speech-notes", `${locale}.json`);
  return speechNotesSchema.parse(readJsonFile(path));
});
