import { z } from "zod";
import { localizedSchema } from "@/lib/exam/content/schema";
import {
  CRITERIA,
  CRITERION_LABELS,
  CRITERION_NAMES,
  type CriteriaScores,
  type Criterion,
  mapCriteria,
  sumCriteria,
} from "@/lib/exam/criteria";
import type { PreparedSection } from "@/lib/exam/kinds/question";
import { localize } from "@/lib/exam/localize";
import { writingAnswersSchema } from "@/lib/exam/schema";
import type { SectionOf } from "@/lib/exam/sections";

/** From low to high. `quasi` is one point short of passing. */
export const MODEL_LEVELS = ["insufficiente", "quasi", "sufficiente", "discreto", "buono", "ottimo"] as const;
export type ModelLevel = (typeof MODEL_LEVELS)[number];

const scoreSchema = (criterion: Criterion) => z.int().min(0).max(CRITERIA[criterion]);

const modelAnswerSchema = z.strictObject({
  level: z.enum(MODEL_LEVELS),
  text: z.string().min(1),
  scores: z.strictObject(mapCriteria(scoreSchema)),
  notes: z.strictObject(mapCriteria(() => localizedSchema)),
});

const MIN_MODELS = 4;

function areAscending(models: readonly { level: ModelLevel }[]): boolean {
  const ranks = models.map(({ level }) => MODEL_LEVELS.indexOf(level));
  return ranks.every((rank, at) => at === 0 || rank > (ranks[at - 1] ?? rank));
}

/** How the text reaches its reader. */
export const PROMPT_FORMS = ["email", "letter", "note", "post", "message", "form"] as const;
export type PromptForm = (typeof PROMPT_FORMS)[number];

/** More letters would not fit into one line of a phone, above the text that is being written. */
const MAX_POINTS_LENGTH = 36;
const pointSchema = z.string().min(1);
const shortTaskSchema = z.strictObject({
  title: z.string().min(1).max(40),
  points: z
    .tuple([pointSchema, pointSchema, pointSchema])
    .refine((points) => points.join("").length <= MAX_POINTS_LENGTH, "the points fill more than a line"),
});

/** Two prompts to choose from, one that uses "tu" and one that uses "Lei". */
export const writingSchema = z.strictObject({
  kind: z.literal("writing").default("writing"),
  instructions: z.string().min(1),
  wordCount: z.strictObject({ min: z.int(), max: z.int() }),
  options: z
    .array(
      z.strictObject({
        id: z.enum(["A", "B"]),
        register: z.enum(["tu", "Lei"]),
        form: z.enum(PROMPT_FORMS),
        prompt: z.string().min(1),
        bullets: z.tuple([z.string().min(1), z.string().min(1), z.string().min(1)]),
        short: shortTaskSchema,
        models: z
          .array(modelAnswerSchema)
          .min(MIN_MODELS)
          .refine(areAscending, "the levels do not rise from model to model"),
      }),
    )
    .length(2),
});

type Content = z.infer<typeof writingSchema>;

/** `score` is out of 12; `notes` are in the reader's language. */
export type ModelAnswerView = {
  option: "A" | "B";
  level: ModelLevel;
  text: string;
  score: number;
  scores: CriteriaScores;
  notes: Record<Criterion, string>;
};

/** `short`: the reader of the text, and each of the `bullets` in a few words. */
export type WritingOptionView = {
  id: "A" | "B";
  form: PromptForm;
  prompt: string;
  bullets: string[];
  short: { title: string; points: string[] };
};

/** `models`: only once a writing is handed in. */
export type WritingView = {
  kind: "writing";
  prova: SectionOf<"writing">;
  instructions: string;
  /** Always empty: API responses give every section a list of questions. */
  questions: never[];
  options: WritingOptionView[];
  /** All prompts as one text, each after its letter, for clients that show no choice. */
  prompt: string;
  evaluationCriteria: string[];
  criteria: { criterion: Criterion; max: number }[];
  wordCount: { min: number; max: number };
  models?: ModelAnswerView[];
};

export function prepareWriting(prova: SectionOf<"writing">, content: Content): PreparedSection<WritingView> {
  const view = (isCorrected: boolean, locale: string): WritingView => ({
    kind: "writing",
    prova,
    instructions: content.instructions,
    questions: [],
    options: content.options.map(({ id, form, prompt, bullets, short: { title, points } }) => ({
      id,
      form,
      prompt,
      bullets: [...bullets],
      short: { title, points: [...points] },
    })),
    prompt: content.options.map(({ id, prompt }) => `${id}. ${prompt}`).join("\n\n"),
    evaluationCriteria: CRITERION_NAMES.map((criterion) => `${CRITERION_LABELS[criterion]} (0-${CRITERIA[criterion]})`),
    criteria: CRITERION_NAMES.map((criterion) => ({ criterion, max: CRITERIA[criterion] })),
    wordCount: { ...content.wordCount },
    ...(isCorrected ? { models: modelAnswers(content, locale) } : {}),
  });
  return {
    questions: [],
    answersSchema: writingAnswersSchema,
    view,
    blankView: (locale) => ({ ...view(false, locale), instructions: "", options: [], prompt: "" }),
    reviewMaterial: {},
  };
}

function modelAnswers({ options }: Content, locale: string): ModelAnswerView[] {
  return options.flatMap(({ id: option, models }) =>
    models.map(({ level, text, scores, notes }) => ({
      option,
      level,
      text,
      score: sumCriteria(scores),
      scores: { ...scores },
      notes: mapCriteria((criterion) => localize(notes[criterion], locale)),
    })),
  );
}
