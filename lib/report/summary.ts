import { SECTION_MAX } from "@/lib/exam/score";
import { SECTIONS, type Section } from "@/lib/exam/sections";
import { labelAnswer } from "@/lib/report/answer-label";
import { toPrintable } from "@/lib/report/printable";
import type { QuestionsReview, Review, WritingReview } from "@/lib/report/queries";

/** The words of the PDF, from `messages/`, namespace `report.summary`. */
export type SummaryWords = (key: SummaryKey, values?: Record<string, string | number>) => string;

export type SummaryKey =
  | `sections.${Section}`
  | WritingOutcome
  | Outcome
  | "title"
  | "candidate"
  | "nameless"
  | "date"
  | "simulation"
  | "completedAt"
  | "missing"
  | "questionsPassed"
  | "questionsFailed"
  | "question"
  | "answer"
  | "correctAnswer"
  | "true"
  | "false"
  | "writtenText"
  | "correctedText"
  | "feedback"
  | "disclaimerTitle"
  | "disclaimer"
  | "page";

type WritingOutcome = "writingPassed" | "writingFailed" | "writingPending" | "writingEmpty";

export type Outcome = "right" | "wrong" | "unanswered";

export type SummaryQuestion = {
  heading: string;
  question: string;
  outcome: Outcome;
  /** "Giusto", "Sbagliato" or "Non risposto": the mark beside it never speaks alone. */
  outcomeWord: string;
  /** Empty when there was none. */
  answer: string;
  correct: string;
  explanation: string[];
};

/** A titled part of the writing: its paragraphs in order. */
export type SummaryBlock = { heading: string; paragraphs: string[] };

export type SummarySection = { title: string; result: string; questions: SummaryQuestion[]; blocks: SummaryBlock[] };

/** The whole PDF as lines: the document only lays them out. */
export type Summary = {
  fileName: string;
  /** Language of the text, for readers that speak it aloud. */
  language: string;
  title: string;
  /** Candidate, date and, where known, the simulation: label and value. */
  facts: { label: string; value: string }[];
  sections: SummarySection[];
  disclaimerTitle: string;
  disclaimer: string;
  /** "Pagina 2 di 5", the two numbers to be filled in by the layout. */
  pageLabel: (page: number, pages: number) => string;
};

export type SummaryInput = {
  product: string;
  language: string;
  candidate: { firstName: string; lastName: string };
  simulationTitle?: string | undefined;
  /** ISO time of the attempt's end, where it is known. */
  completedAt?: string | undefined;
  /** What can be reviewed; a section that is missing is said to be so. */
  reviews: Partial<Record<Section, Review>>;
};

/** A day as the PDF shows it, in the Italian manner whatever the language: "21/11/2026". */
export function formatDay(date: Date): string {
  const format = { day: "2-digit", month: "2-digit", year: "numeric", timeZone: "Europe/Rome" } as const;
  return new Intl.DateTimeFormat("it-IT", format).format(date);
}

/** The name of the file (specification, section 9), such as `CILS_Completo_21-11-2026.pdf`. */
export function summaryFileName(product: string, now: Date): string {
  const safe = product.replaceAll(/[^\p{L}\p{N}-]+/gu, "_");
  return `${safe}_Completo_${formatDay(now).replaceAll("/", "-")}.pdf`;
}

/**
 * Everything the PDF says (specification, section 9), in order and ready to draw.
 * @param now the moment the PDF is made
 * @param words the learner's language
 */
export function toSummary(input: SummaryInput, now: Date, words: SummaryWords): Summary {
  const { product, language, candidate, simulationTitle, completedAt, reviews } = input;
  const name = [candidate.firstName, candidate.lastName].map((part) => part.trim()).filter((part) => part !== "");
  return {
    fileName: summaryFileName(product, now),
    language,
    title: toPrintable(words("title", { product })),
    facts: [
      { label: words("candidate"), value: toPrintable(name.join(" ") || words("nameless")) },
      { label: words("date"), value: formatDay(now) },
      ...(simulationTitle ? [{ label: words("simulation"), value: toPrintable(simulationTitle) }] : []),
      ...(completedAt ? [{ label: words("completedAt"), value: formatDay(new Date(completedAt)) }] : []),
    ],
    sections: SECTIONS.map((section) => toSection(section, reviews[section], numbersIn(language), words)),
    disclaimerTitle: words("disclaimerTitle"),
    disclaimer: toPrintable(words("disclaimer", { product })),
    pageLabel: (page, pages) => words("page", { page, pages }),
  };
}

type Numbers = (value: number) => string;

function numbersIn(language: string): Numbers {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (value) => format.format(value);
}

function toSection(section: Section, review: Review | undefined, number: Numbers, words: SummaryWords): SummarySection {
  const title = words(`sections.${section}`);
  if (!review) return { title, result: words("missing"), questions: [], blocks: [] };
  return review.prova === "scrittura"
    ? toWriting(title, review, number, words)
    : toQuestions(title, review, number, words);
}

function toQuestions(
  title: string,
  { correctionResult }: QuestionsReview,
  number: Numbers,
  words: SummaryWords,
): SummarySection {
  const { correctAnswers, totalQuestions, score12, passed, corrections } = correctionResult;
  const values = { correct: correctAnswers, total: totalQuestions, score: number(score12), max: SECTION_MAX };
  return {
    title,
    result: words(passed ? "questionsPassed" : "questionsFailed", values),
    questions: corrections.map((item): SummaryQuestion => {
      const outcome: Outcome = item.userAnswer === null ? "unanswered" : item.isCorrect ? "right" : "wrong";
      const label = (letter: string) => toPrintable(labelAnswer(letter, item.options, words));
      return {
        heading: toPrintable(words("question", { number: item.questionIndex + 1, title: item.title ?? "" }).trim()),
        question: toPrintable(item.question),
        outcome,
        outcomeWord: words(outcome),
        answer: item.userAnswer === null ? "" : words("answer", { answer: label(item.userAnswer) }),
        correct: words("correctAnswer", { answer: label(item.correctAnswer) }),
        explanation: toParagraphs(item.explanation),
      };
    }),
    blocks: [],
  };
}

function toWriting(title: string, review: WritingReview, number: Numbers, words: SummaryWords): SummarySection {
  const { status, originalText, correctionResult: result } = review;
  const block = (key: SummaryKey, text: string): SummaryBlock[] =>
    text.trim() === "" ? [] : [{ heading: words(key), paragraphs: toParagraphs(text) }];
  const blocks = [
    ...block("writtenText", originalText),
    ...(result ? [...block("correctedText", result.correctedText), ...block("feedback", result.feedback)] : []),
  ];
  const values = { score: number(result?.score ?? 0), max: SECTION_MAX };
  return { title, result: words(writingResult(status, result?.passed ?? null), values), questions: [], blocks };
}

function writingResult(status: WritingReview["status"], passed: boolean | null): WritingOutcome {
  if (passed !== null) return passed ? "writingPassed" : "writingFailed";
  return status === "pending" ? "writingPending" : "writingEmpty";
}

function toParagraphs(text: string): string[] {
  return toPrintable(text)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
