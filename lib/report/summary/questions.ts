import type { QuestionCorrection } from "@/lib/exam/correction";
import { formatAnswer } from "@/lib/exam/options";
import { SECTION_MAX } from "@/lib/exam/score";
import { OPTION_LETTERS, TRUE_FALSE } from "@/lib/exam/sections";
import { formatScore } from "@/lib/product/format";
import { toParagraphs, toPrintable } from "@/lib/report/printable";
import type { QuestionsReview } from "@/lib/report/queries";
import type { Translators } from "@/lib/report/summary/translators";

export type QuestionOutcome = "right" | "wrong" | "unanswered";

export type SummaryOption = {
  /** "B) una vicina", or VERO and FALSO. */
  text: string;
  isRight: boolean;
  isChosen: boolean;
  /** Says that it is right, chosen or both; empty if neither. */
  note: string;
};

export type SummaryQuestion = {
  heading: string;
  question: string;
  outcome: QuestionOutcome;
  /** "Giusto", "Sbagliato" or "Non risposto". */
  outcomeWord: string;
  options: SummaryOption[];
  explanation: string[];
};

const OUTCOME_KEYS = { right: "right", wrong: "wrong", unanswered: "notAnswered" } as const;

/** A question section: its result in a sentence, and its questions. @param locale of the numbers */
export function toQuestions({ correctionResult }: QuestionsReview, locale: string, translators: Translators) {
  const { correctAnswers, totalQuestions, score12, passed, corrections } = correctionResult;
  const score = formatScore(score12, locale);
  const values = { correct: correctAnswers, total: totalQuestions, score, max: SECTION_MAX };
  return {
    result: translators.summary(passed ? "questionsPassed" : "questionsFailed", values),
    questions: corrections.map((item) => toQuestion(item, translators)),
  };
}

function toQuestion(item: QuestionCorrection, { summary, correction }: Translators): SummaryQuestion {
  const outcome: QuestionOutcome = item.userAnswer === null ? "unanswered" : item.isCorrect ? "right" : "wrong";
  const letters = item.options ? OPTION_LETTERS.slice(0, item.options.length) : TRUE_FALSE;
  return {
    heading: toPrintable(summary("question", { number: item.questionIndex + 1, title: item.title ?? "" }).trim()),
    question: toPrintable(item.question),
    outcome,
    outcomeWord: correction(OUTCOME_KEYS[outcome]),
    options: letters.map((letter): SummaryOption => {
      const [isRight, isChosen] = [letter === item.correctAnswer, letter === item.userAnswer];
      const key = noteKey(isRight, isChosen);
      const text = toPrintable(formatAnswer(letter, item.options, summary));
      return { text, isRight, isChosen, note: key ? correction(key) : "" };
    }),
    explanation: toParagraphs(item.explanation),
  };
}

function noteKey(isRight: boolean, isChosen: boolean) {
  if (isRight) return isChosen ? "optionChosenCorrect" : "optionCorrect";
  return isChosen ? "optionChosen" : null;
}
