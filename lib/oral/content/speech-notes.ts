import "server-only";
import { join } from "node:path";
import { z } from "zod";
import { readJsonFile } from "@/lib/exam/content/translations";
import { TRANSLATED_LOCALES } from "@/lib/i18n/locales";
import { memoize } from "@/lib/memoize";
import { ORAL_CONTENT_DIR } from "@/lib/oral/content/topics";

/**
 * First languages with notes on what they do to spoken Italian. The notes are written in that language, but those for
 * Arabic in Italian: the product has no Arabic.
 */
export const SPEECH_NOTE_LANGUAGES = [...new Set([...TRANSLATED_LOCALES, "ar" as const])];

export type SpeechNoteLanguage = (typeof SPEECH_NOTE_LANGUAGES)[number];

const textSchema = z.string().min(1);

/** `wrong` and `right` are Italian as it is heard. They are tendencies, not rules about a person. */
const speechNotesSchema = z.strictObject({
  language: textSchema,
  notes: z.array(z.strictObject({ note: textSchema, wrong: textSchema, right: textSchema })).min(1),
  exercise: textSchema,
});

export type SpeechNotes = z.infer<typeof speechNotesSchema>;

/** The notes and the exercise for a first language. */
export const getSpeechNotes = memoize((language: SpeechNoteLanguage): SpeechNotes => {
  const path = join(/*turbopackIgnore: true*/ ORAL_CONTENT_DIR, "speech-notes", `${language}.json`);
  return speechNotesSchema.parse(readJsonFile(path));
});
