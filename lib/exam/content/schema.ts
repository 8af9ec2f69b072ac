import { z } from "zod";
import { TAGS } from "@/lib/exam/content/tags";
import { OPTION_LETTERS, TRUE_FALSE } from "@/lib/exam/sections";

/** Content as its authors wrote it. It never leaves the server in this form: `lib/exam/kinds/` lists what may. */

/** Interface text per language. Only Italian is required; the others come from `translations/`. */
function translated<T extends z.ZodType>(schema: T) {
  const other = schema.optional();
  return z.strictObject({ it: schema, en: other, es: other, pt: other, sq: other, fil: other, ro: other, pl: other });
}

export const localizedSchema = translated(z.string().min(1));

const letterSchema = z.enum(OPTION_LETTERS);

const explanationTextSchema = z.strictObject({
  right: z.string().min(1),
  wrong: z.partialRecord(letterSchema, z.string().min(1)).optional(),
  note: z.string().min(1).optional(),
});

export const explanationSchema = translated(explanationTextSchema);

/** The exact words of the passage that give the answer. */
export const quoteSchema = z.strictObject({ quote: z.string().min(1) });
export const choiceShape = {
  options: z.tuple([z.string().min(1), z.string().min(1), z.string().min(1)]),
  correct_answer: letterSchema,
};

export const trueFalseShape = { correct_answer: z.enum(TRUE_FALSE) };

export const questionShape = {
  id: z.int().min(1),
  title: z.string().min(1).optional(),
  tag: z.enum(TAGS),
  explanation: explanationSchema,
};

/** `effect`: sound of the place; `voice`: an entry of `tools/audio/voices.json`. */
export const turnSchema = z.strictObject({
  voice: z.enum(["F1", "F2", "F3", "F4", "M1", "M2", "M3", "M4", "M5"]),
  speaker: z.string().min(1),
  text: z.string().min(1),
  effect: z.enum(["none", "room", "phone", "loudspeaker", "radio"]).default("none"),
});

export const spokenTextSchema = z.strictObject({
  id: z.string().regex(/^t[1-9]$/),
  title: z.string().min(1),
  place: z.enum(["none", "office", "street", "station", "shop", "phone", "radio", "home", "school", "surgery"]),
  turns: z.array(turnSchema).min(1),
});

export const passageSchema = z.strictObject({
  title: z.string().min(1),
  parts: z.array(z.strictObject({ heading: z.string().min(1).optional(), text: z.string().min(1) })).min(1),
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
