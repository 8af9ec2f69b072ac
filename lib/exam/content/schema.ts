import { z } from "zod";
import { TAGS } from "@/lib/exam/content/tags";
import { mapKeys, OPTION_LETTERS, TRUE_FALSE } from "@/lib/exam/sections";
import { TRANSLATED_LOCALES } from "@/lib/i18n/locales";

/** Content as its authors wrote it. It never leaves the server in this form: `lib/exam/kinds/` lists what may. */

const textSchema = z.string().min(1);

/** Interface text per language. Only Italian is required; the others come from `translations/`. */
function translated<T extends z.ZodType>(schema: T) {
  return z.strictObject({ it: schema, ...mapKeys(TRANSLATED_LOCALES, () => schema.optional()) });
}

export const localizedSchema = translated(textSchema);

const letterSchema = z.enum(OPTION_LETTERS);

const explanationTextSchema = z.strictObject({
  right: textSchema,
  wrong: z.partialRecord(letterSchema, textSchema).optional(),
  note: textSchema.optional(),
});

export const explanationSchema = translated(explanationTextSchema);

/** The exact words of the passage that give the answer. */
export const quoteSchema = z.strictObject({ quote: textSchema });

export const choiceShape = { options: z.tuple([textSchema, textSchema, textSchema]), correct_answer: letterSchema };
export const trueFalseShape = { question: textSchema, correct_answer: z.enum(TRUE_FALSE) };

export const questionShape = {
  id: z.int().min(1),
  title: textSchema.optional(),
  tag: z.enum(TAGS),
  explanation: explanationSchema,
};

/**
 * `effect`: sound of the place; `voice`: an entry of `tools/audio/voices.json`; `overlap`: begins before the turn
 * before it has ended, as an interruption.
 */
export const turnSchema = z.strictObject({
  voice: z.enum(["F1", "F2", "F3", "F4", "M1", "M2", "M3", "M4", "M5"]),
  speaker: textSchema,
  text: textSchema,
  effect: z.enum(["none", "room", "phone", "loudspeaker", "radio"]).default("none"),
  overlap: z.literal(true).optional(),
});

export const spokenTextSchema = z.strictObject({
  id: z.string().regex(/^t[1-9]$/),
  title: textSchema,
  place: z.enum(["none", "office", "street", "station", "shop", "phone", "radio", "home", "school", "surgery"]),
  turns: z.array(turnSchema).min(1),
});

export const passageSchema = z.strictObject({
  title: textSchema,
  parts: z.array(z.strictObject({ heading: textSchema.optional(), text: textSchema })).min(1),
});

export const simulationSchema = z.strictObject({
  id: z.int().min(1),
  theme: z.enum(["home", "office", "health", "work", "neighbourhood"]),
  title: localizedSchema,
  description: localizedSchema,
});

export type Localized = z.infer<typeof localizedSchema>;
export type Explanation = z.infer<typeof explanationSchema>;
export type SpokenText = z.infer<typeof spokenTextSchema>;
export type Passage = z.infer<typeof passageSchema>;
