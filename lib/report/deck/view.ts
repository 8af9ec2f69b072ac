import { getSimulation } from "@/lib/exam/content/library";
import type { QuestionCorrection } from "@/lib/exam/correction";
import { type AnswerSource, type QuestionView, withoutKey } from "@/lib/exam/kinds/question";
import { localize } from "@/lib/exam/localize";
import type { QuestionSection } from "@/lib/exam/sections";
import type { TranscriptText } from "@/lib/exam/transcript";
import type { AskableQuestion } from "@/lib/report/deck/askable-question";
import type { ErrorCard } from "@/lib/report/deck/cards";
import type { Wait } from "@/lib/report/deck/plan";

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

export type ErrorCardView = Pick<ErrorCard, "kind" | "name" | "before" | "after" | "error"> & {
  version: number;
  simulationTitle: string;
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
  /** Of a sibling that was heard. */
  transcript?: TranscriptText[];
  isRight: boolean;
  version: number;
  back: Wait;
  next: DeckStep;
};

type CardRef = Pick<QuestionCardView, "name" | "version" | "sibling" | "section"> & { simulationId: number };

export function toQuestionCardView(card: CardRef, askable: AskableQuestion, locale: string): QuestionCardView {
  const { simulationId, ...place } = card;
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

export function toErrorCardView(card: ErrorCard, version: number, locale: string): ErrorCardView {
  const { kind, name, simulationId, before, after, error, isAiGenerated: ai_generated } = card;
  const simulationTitle = titleOf(simulationId, locale);
  return { kind, name, version, simulationTitle, before, after, error, ai_generated };
}

const titleOf = (simulationId: number, locale: string) => localize(getSimulation(simulationId).title, locale);
