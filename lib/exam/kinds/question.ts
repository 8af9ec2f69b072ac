import { z } from "zod";
import type { Explanation } from "@/lib/exam/content/schema";
import type { Tag } from "@/lib/exam/content/tags";
import { explanationText } from "@/lib/exam/localize";
import { questionName } from "@/lib/exam/question-name";
import type { QuestionSection, Section } from "@/lib/exam/sections";
import type { AudioSpan } from "@/lib/exam/transcript";

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

/** As sent to the browser; key and explanation only once the section is corrected. */
export type QuestionView = {
  id: number;
  title?: string;
  question: string;
  options?: string[];
  correct_answer?: string;
  explanation?: string;
};

/** `view`: what may leave the server. Keys, explanations, transcripts and model answers only with `isCorrected`. */
export type PreparedSection<V> = {
  questions: readonly KeyedQuestion[];
  /** Accepts only the section's own questions and the letters they offer. */
  answersSchema: z.ZodType<Record<string, string | undefined>>;
  view: (isCorrected: boolean, locale: string) => V;
};

export type QuestionsView<S extends Section> = { prova: S; instructions: string; questions: QuestionView[] };

/** Builds a question section. @param extraFields fields that its kind adds to the view */
export function prepareQuestions<S extends QuestionSection, More>(
  prova: S,
  instructions: string,
  questions: readonly KeyedQuestion[],
  extraFields: (isCorrected: boolean) => More,
): PreparedSection<QuestionsView<S> & More> {
  const answers = questions.map(
    ({ id, letters }) => [questionName(prova, id), z.enum(["", ...letters]).optional()] as const,
  );
  return {
    questions,
    answersSchema: z.strictObject(Object.fromEntries(answers)),
    view: (isCorrected, locale) => ({
      prova,
      instructions,
      questions: questions.map((question) => toQuestionView(question, isCorrected, locale)),
      ...extraFields(isCorrected),
    }),
  };
}

/** A question without its key. */
export function withoutKey({ id, title, question, options }: KeyedQuestion) {
  return { id, ...(title ? { title } : {}), question, ...(options ? { options: [...options] } : {}) };
}

function toQuestionView(item: KeyedQuestion, isCorrected: boolean, locale: string): QuestionView {
  return {
    ...withoutKey(item),
    ...(isCorrected
      ? { correct_answer: item.correct_answer, explanation: explanationText(item.explanation, locale) }
      : {}),
  };
}
