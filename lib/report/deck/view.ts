import { getSimulation } from "@/lib/exam/content/library";
import { type QuestionCorrection, toQuestionsResult } from "@/lib/exam/correction";
import type { AnswerSource } from "@/lib/exam/kinds/question";
import { type QuestionView, withoutKey } from "@/lib/exam/kinds/question";
import { localize } from "@/lib/exam/localize";
import { markQuestions } from "@/lib/exam/score";
import type { QuestionSection } from "@/lib/exam/sections";
import type { AskableQuestion } from "@/lib/report/deck/askable-question";
import type { ErrorCard } from "@/lib/report/deck/cards";
import type { Wait } from "@/lib/report/deck/plan";
import type { WritingError } from "@/lib/writing/schema";

/** As sent to the browser: without its key. */
export type QuestionCardView = {
  kind: "question";
  name: string;
  version: number;
  /** The sibling that replaces the question. */
  sibling: string | null;
  simulationTitle: string;
  section: QuestionSection;
  source: AnswerSource;
  question: QuestionView;
  isGap: boolean;
};

export type ErrorCardView = {
  kind: "error";
  name: string;
  version: number;
  simulationTitle: string;
  before: string;
  after: string;
  error: WritingError;
  ai_generated: boolean;
};

export type CardView = QuestionCardView | ErrorCardView;

export type DeckStep = {
  /** Null: the session is over, or nothing is due. */
  card: CardView | null;
  due: number;
  total: number;
  /** Until the next card that is not due yet. */
  wait: Wait | null;
};

export type DeckAnswerResult = {
  /** Null for an error, whose correction is known. */
  correction: QuestionCorrection | null;
  isRight: boolean;
  version: number;
  back: Wait;
  next: DeckStep;
};

type CardRef = Pick<QuestionCardView, "name" | "version" | "sibling" | "section"> & { simulationId: number };

export function toQuestionView(
  { simulationId, ...place }: CardRef,
  askable: AskableQuestion,
  locale: string,
): QuestionCardView {
  const { question, source, isGap } = askable;
  const words = withoutKey(question);
  return {
    kind: "question",
    ...place,
    simulationTitle: titleOf(simulationId, locale),
    source,
    // The passage already shows the sentence with the gap.
    question: isGap ? { ...words, question: "" } : words,
    isGap,
  };
}

export function toErrorView(card: ErrorCard, version: number, locale: string): ErrorCardView {
  const { name, simulationId, before, after, error, isAiGenerated } = card;
  return {
    kind: "error",
    name,
    version,
    simulationTitle: titleOf(simulationId, locale),
    before,
    after,
    error,
    ai_generated: isAiGenerated,
  };
}

/** Corrects an answer. @param letter empty if none was given */
export function correctDeckAnswer({ question }: AskableQuestion, letter: string, locale: string): QuestionCorrection {
  const marked = markQuestions([question], () => letter);
  const [correction] = toQuestionsResult([question], marked, locale).corrections;
  if (!correction) throw new Error("the question was not marked");
  return correction;
}

const titleOf = (simulationId: number, locale: string) => localize(getSimulation(simulationId).title, locale);
