import { z } from "zod";
import { mapKeys } from "@/lib/exam/sections";
import { LOCALE_NAMES, type Locale } from "@/lib/i18n/locales";
import { ORAL_CRITERIA, ORAL_CRITERION_NAMES } from "@/lib/oral/criteria";
import { GENERAL_FOLLOW_UP_IDS, GENERAL_FOLLOW_UPS } from "@/lib/oral/examiner";
import { AREAS, GROUPS, isTopicId, type TopicId } from "@/lib/oral/topic-map";

/** A topic of the spoken rehearsal, as its author wrote it. `tools/content/oral.ts` checks what a schema can't. */

const textSchema = z.string().trim().min(1);

/** The languages of the glosses: all but Italian. */
export const GLOSS_LOCALES = (Object.keys(LOCALE_NAMES) as Locale[]).filter((locale) => locale !== "it");

/** What an examiner's turn names. `general1` and `general2` are the topic's general follow-ups in their order. */
export const QUESTION_LINES = ["opening", "own1", "own2", "own3", "general1", "general2"] as const;

export type QuestionLine = (typeof QUESTION_LINES)[number];

const turnSchema = z.strictObject({
  /** The question that this answers. The same line twice in a row: the examiner said it again. */
  line: z.enum(QUESTION_LINES),
  text: textSchema,
  /** The answer ended in silence, and the examiner moved on to another question. */
  silent: z.literal(true).optional(),
});

/** `language`: the code of the first language, whose traces the errors show (ISO 639). */
const speakerSchema = z.strictObject({
  name: textSchema,
  sex: z.enum(["f", "m"]),
  age: z.int().min(19).max(70),
  country: textSchema,
  language: z.string().regex(/^[a-z]{2,3}$/),
  work: textSchema,
  region: textSchema,
});

const answersShape = {
  turns: z.array(turnSchema).min(3),
  /** Ours, not the exam's. They leave out pronunciation and intonation. */
  scores: z.strictObject(mapKeys(ORAL_CRITERION_NAMES, (name) => z.int().min(0).max(ORAL_CRITERIA[name]))),
  /** The reason of each score, in Italian. Quotations are in «». */
  notes: z.strictObject(mapKeys(ORAL_CRITERION_NAMES, () => textSchema)),
};

const modelSchema = z.strictObject({ speaker: speakerSchema, ...answersShape });

const wordSchema = z.strictObject({
  it: textSchema,
  /** A form of the word that one of the models uses. */
  heard: textSchema,
  gloss: z.strictObject(mapKeys(GLOSS_LOCALES, () => textSchema)),
});

export const topicSchema = z.strictObject({
  id: z.custom<TopicId>(isTopicId, { error: "not a topic of the map" }),
  group: z.enum(GROUPS),
  area: z.enum(AREAS),
  /** As printed: it says "tu". The examiner says "Lei". */
  card: z.strictObject({ title: textSchema, prompts: z.array(textSchema).min(3).max(4) }),
  opening: textSchema,
  followUps: z.tuple([textSchema, textSchema, textSchema]),
  general: z.tuple([z.enum(GENERAL_FOLLOW_UP_IDS), z.enum(GENERAL_FOLLOW_UP_IDS)]),
  words: z.array(wordSchema).length(8),
  models: z.strictObject({ basta: modelSchema, bene: modelSchema, debole: z.strictObject(answersShape) }),
});

export type OralTopic = z.infer<typeof topicSchema>;
export type Model = OralTopic["models"][Level];

/** Enough to pass; good; too weak. */
export const LEVELS = ["basta", "bene", "debole"] as const;

export type Level = (typeof LEVELS)[number];

/** The examiner's words of a line. */
export function questionText({ opening, followUps, general }: OralTopic, line: QuestionLine): string {
  switch (line) {
    case "opening":
      return opening;
    case "own1":
      return followUps[0];
    case "own2":
      return followUps[1];
    case "own3":
      return followUps[2];
    case "general1":
      return GENERAL_FOLLOW_UPS[general[0]];
    case "general2":
      return GENERAL_FOLLOW_UPS[general[1]];
  }
}
