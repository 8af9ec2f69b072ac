import { z } from "zod";
import type { Explanation, Passage } from "@/lib/exam/content/schema";
import type { Tag } from "@/lib/exam/content/tags";
import { explanationText } from "@/lib/exam/localize";
import { lettersOf } from "@/lib/exam/options";
import { questionName } from "@/lib/exam/question-name";
import { type KindOf, type QuestionSection, SECTION_TABLE, type Section } from "@/lib/exam/sections";
import type { AudioSpan, TranscriptText } from "@/lib/exam/transcript";

/** The words that give the answer; `audio` is where they are first heard. */
export type Evidence = { quote: string; audio?: AudioSpan };

/** A question with its key, for marking (server only). */
export type KeyedQuestion = {
  id: number;
  tag: Tag;
  title?: string | undefined;
  question: string;
  options?: string[] | undefined;
  letters: readonly string[];
  correct_answer: string;
  explanation: Explanation;
  evidence: Evidence;
};

/** The source of a question's answer: a span of a recording, or a part of a text. */
export type AnswerSource = { kind: "audio"; src: string; span: AudioSpan } | { kind: "text"; passage: Passage };

/** A keyed question of a section. */
export type SectionQuestion = KeyedQuestion & {
  source: AnswerSource;
  /** Name of the text that related statements share; null for an independent question. */
  sharedText: string | null;
};

/** As sent to the browser; key and explanation only once the section is corrected. */
export type QuestionView = {
  id: number;
  title?: string;
  question: string;
  options?: string[];
  correct_answer?: string;
  explanation?: string;
};

/** The texts and recordings that a review shows beside the questions. */
export type ReviewMaterial = {
  text?: string;
  transcript?: TranscriptText[];
  /** The recording that the times of transcript and evidence refer to. */
  audioUrl?: string;
};

/** A section's content, prepared by its kind. */
export type PreparedSection<V> = {
  questions: readonly SectionQuestion[];
  /** Accepts only the section's own questions and the letters they offer. */
  answersSchema: z.ZodType<Record<string, string | undefined>>;
  /** Fields that may leave the server: keys, explanations, transcripts and model answers only if `isCorrected`. */
  view: (isCorrected: boolean, locale: string) => V;
  /** The view without any content, for a section that may not be shown yet. */
  blankView: (locale: string) => V;
  reviewMaterial: ReviewMaterial;
};

export type QuestionsView<S extends Section> = {
  prova: S;
  kind: KindOf<S>;
  instructions: string;
  questions: QuestionView[];
};

type KindParts<More> = {
  questions: readonly Omit<SectionQuestion, "letters">[];
  /** Fields that the kind adds to the view. */
  extraFields: (isCorrected: boolean) => More;
  /** The added fields that show content, empty. */
  blank: Partial<More>;
  reviewMaterial: ReviewMaterial;
};

/** Builds a question section. */
export function prepareQuestions<S extends QuestionSection, More>(
  prova: S,
  instructions: string,
  { extraFields, blank, reviewMaterial, ...parts }: KindParts<More>,
): PreparedSection<QuestionsView<S> & More> {
  const questions = parts.questions.map((item) => ({ ...item, letters: lettersOf(item.options) }));
  const answers = questions.map(
    ({ id, letters }) => [questionName(prova, id), z.enum(["", ...letters]).optional()] as const,
  );
  const view = (isCorrected: boolean, locale: string) => ({
    prova,
    instructions,
    questions: questions.map((question) => toQuestionView(question, isCorrected, locale)),
    kind: SECTION_TABLE[prova].kind,
    ...extraFields(isCorrected),
  });
  return {
    questions,
    answersSchema: z.strictObject(Object.fromEntries(answers)),
    view,
    blankView: (locale) => ({ ...view(false, locale), instructions: "", questions: [], ...blank }),
    reviewMaterial,
  };
}

/** A question without its key. */
export function withoutKey({ id, title, question, options }: KeyedQuestion) {
  return { id, ...(title ? { title } : {}), question, ...(options ? { options: [...options] } : {}) };
}

function toQuestionView(item: KeyedQuestion, isCorrected: boolean, locale: string): QuestionView {
  const words = withoutKey(item);
  if (!isCorrected) return words;
  return { ...words, correct_answer: item.correct_answer, explanation: explanationText(item.explanation, locale) };
}
