import { z } from "zod";

/**
 * The shape of a simulation as its authors write it: one JSON file a section under `simulation-N/`.
 * Nothing here is ever sent to a browser as it is; `lib/exam/paper.ts` lists what may leave the server.
 */

/** A text for learners. Italian is always there; the other interface languages are filled in later. */
export const localizedSchema = z.strictObject({
  it: z.string().min(1),
  en: z.string().min(1).optional(),
  es: z.string().min(1).optional(),
  pt: z.string().min(1).optional(),
  sq: z.string().min(1).optional(),
  fil: z.string().min(1).optional(),
  ro: z.string().min(1).optional(),
  pl: z.string().min(1).optional(),
});

const letterSchema = z.enum(["A", "B", "C"]);

/** Why the right answer is right, why each other option is wrong (by letter), and a note of grammar or vocabulary. */
const explanationTextSchema = z.strictObject({
  right: z.string().min(1),
  wrong: z.partialRecord(letterSchema, z.string().min(1)).optional(),
  note: z.string().min(1).optional(),
});

export const explanationSchema = z.strictObject({
  it: explanationTextSchema,
  en: explanationTextSchema.optional(),
  es: explanationTextSchema.optional(),
  pt: explanationTextSchema.optional(),
  sq: explanationTextSchema.optional(),
  fil: explanationTextSchema.optional(),
  ro: explanationTextSchema.optional(),
  pl: explanationTextSchema.optional(),
});

/** Where the answer is found: the exact words of the passage, or of one turn of one spoken text (counted from 0). */
const passageEvidenceSchema = z.strictObject({ quote: z.string().min(1) });
const spokenEvidenceSchema = z.strictObject({
  text: z.string(),
  turn: z.int().min(0),
  quote: z.string().min(1),
});

const optionsSchema = z.tuple([z.string().min(1), z.string().min(1), z.string().min(1)]);

const questionBase = {
  id: z.int().min(1),
  title: z.string().min(1).optional(),
  explanation: explanationSchema,
};

/** One utterance. `effect` is the sound of the place; `voice` names an entry of `scripts/audio/voices.json`. */
export const turnSchema = z.strictObject({
  voice: z.enum(["F1", "F2", "F3", "M1", "M2", "M3", "M4"]),
  speaker: z.string().min(1),
  text: z.string().min(1),
  effect: z.enum(["none", "room", "phone", "loudspeaker", "radio"]).default("none"),
});

export const spokenTextSchema = z.strictObject({
  id: z.string().regex(/^t[1-9]$/),
  title: z.string().min(1),
  turns: z.array(turnSchema).min(1),
});

export const ascolto1Schema = z.strictObject({
  instructions: z.string().min(1),
  texts: z.array(spokenTextSchema).length(6),
  questions: z
    .array(
      z.strictObject({
        ...questionBase,
        question: z.string().min(1),
        options: optionsSchema,
        correct_answer: letterSchema,
        evidence: spokenEvidenceSchema,
      }),
    )
    .length(6),
});

export const ascolto2Schema = z.strictObject({
  instructions: z.string().min(1),
  texts: z.array(spokenTextSchema).length(2),
  questions: z
    .array(
      z.strictObject({
        ...questionBase,
        question: z.string().min(1),
        correct_answer: z.enum(["V", "F"]),
        evidence: spokenEvidenceSchema,
      }),
    )
    .length(12),
});

/** A passage to read: a title and its parts, each a paragraph or two under an optional heading. */
export const passageSchema = z.strictObject({
  title: z.string().min(1),
  parts: z.array(z.strictObject({ heading: z.string().min(1).optional(), text: z.string().min(1) })).min(1),
});

export const letturaSchema = z.strictObject({
  instructions: z.string().min(1),
  passage: passageSchema,
  questions: z
    .array(
      z.strictObject({
        ...questionBase,
        question: z.string().min(1),
        correct_answer: z.enum(["V", "F"]),
        evidence: passageEvidenceSchema,
      }),
    )
    .length(12),
});

/** In the passage a gap is written [1] .. [6], the worked example [0]. */
export const clozeSchema = z.strictObject({
  instructions: z.string().min(1),
  passage: passageSchema,
  example: z.strictObject({ options: optionsSchema, correct_answer: letterSchema }),
  questions: z
    .array(
      z.strictObject({
        ...questionBase,
        options: optionsSchema,
        correct_answer: letterSchema,
        evidence: passageEvidenceSchema,
      }),
    )
    .length(6),
});

/** Marks of a model answer by the five criteria (maximum 3, 1, 4, 3, 1) and why. */
const modelAnswerSchema = z.strictObject({
  level: z.enum(["sufficiente", "ottimo"]),
  text: z.string().min(1),
  scores: z.strictObject({
    efficacia: z.int().min(0).max(3),
    stile: z.int().min(0).max(1),
    morfosintassi: z.int().min(0).max(4),
    lessico: z.int().min(0).max(3),
    ortografia: z.int().min(0).max(1),
  }),
  notes: z.strictObject({
    efficacia: localizedSchema,
    stile: localizedSchema,
    morfosintassi: localizedSchema,
    lessico: localizedSchema,
    ortografia: localizedSchema,
  }),
});

export const scritturaSchema = z.strictObject({
  instructions: z.string().min(1),
  wordCount: z.strictObject({ min: z.int(), max: z.int() }),
  options: z
    .array(
      z.strictObject({
        id: z.enum(["A", "B"]),
        register: z.enum(["tu", "Lei"]),
        prompt: z.string().min(1),
        bullets: z.tuple([z.string().min(1), z.string().min(1), z.string().min(1)]),
        models: z.tuple([modelAnswerSchema, modelAnswerSchema]),
      }),
    )
    .length(2),
});

export const simulationSchema = z.strictObject({
  id: z.int().min(1),
  title: localizedSchema,
  description: localizedSchema,
});

export type Localized = z.infer<typeof localizedSchema>;
export type Explanation = z.infer<typeof explanationSchema>;
export type SpokenText = z.infer<typeof spokenTextSchema>;
export type SpokenEvidence = z.infer<typeof spokenEvidenceSchema>;
export type Passage = z.infer<typeof passageSchema>;
