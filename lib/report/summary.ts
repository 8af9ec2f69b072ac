import type { Messages } from "next-intl";
import type { SectionDetails } from "@/lib/exam/cards";
import { labelAnswer } from "@/lib/exam/options";
import { toOutcome } from "@/lib/exam/outcome";
import { EXAM_MAX, SECTION_MAX } from "@/lib/exam/score";
import { mapSections, SECTIONS, type Section, WRITING_SECTION } from "@/lib/exam/sections";
import { judgeExam } from "@/lib/exam/verdict";
import { type VerdictWords, verdictSentences } from "@/lib/exam/verdict-words";
import { formatScore, fullName } from "@/lib/format";
import { toPrintable } from "@/lib/report/printable";
import type { QuestionsReview, Review, Reviews, WritingReview } from "@/lib/report/queries";
import type { WritingResult } from "@/lib/writing/schema";

/** The words of the PDF, from `messages/`, namespace `report.summary`. */
export type SummaryWords = (key: SummaryKey, values?: Record<string, string | number>) => string;

/** The words of the PDF, and of the verdict on the exam, in the learner's language. */
export type SummaryVoice = { summary: SummaryWords; verdict: VerdictWords };

type SummaryKey = `sections.${Section}` | Exclude<keyof Messages["report"]["summary"], "sections">;

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
  /** The exam's verdict with the points, and what they rest on; null where a section was never marked or waited for. */
  verdict: { total: string; text: string } | null;
  sections: SummarySection[];
  /** Whether a part of it is content that an artificial intelligence made, for the file's machine-readable mark. */
  isAiGenerated: boolean;
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
  reviews: Reviews;
};

/** A day as the PDF shows it, in the Italian manner whatever the language: "21/11/2026". */
export function formatDay(date: Date): string {
  const format = { day: "2-digit", month: "2-digit", year: "numeric", timeZone: "Europe/Rome" } as const;
  return new Intl.DateTimeFormat("it-IT", format).format(date);
}

/** The name of the file, such as `CILS_Completo_21-11-2026.pdf`. */
export function summaryFileName(product: string, now: Date): string {
  const safe = product.replaceAll(/[^\p{L}\p{N}-]+/gu, "_");
  return `${safe}_Completo_${formatDay(now).replaceAll("/", "-")}.pdf`;
}

/**
 * Everything the PDF says, in order and ready to draw.
 * @param now the moment the PDF is made
 * @param voice the learner's language
 */
export function toSummary(input: SummaryInput, now: Date, voice: SummaryVoice): Summary {
  const words = voice.summary;
  const { product, language, candidate, simulationTitle, completedAt, reviews } = input;
  return {
    fileName: summaryFileName(product, now),
    language,
    title: toPrintable(words("title", { product })),
    facts: [
      { label: words("candidate"), value: toPrintable(fullName(candidate) || words("nameless")) },
      { label: words("date"), value: formatDay(now) },
      ...(simulationTitle ? [{ label: words("simulation"), value: toPrintable(simulationTitle) }] : []),
      ...(completedAt ? [{ label: words("completedAt"), value: formatDay(new Date(completedAt)) }] : []),
    ],
    verdict: toVerdict(reviews, language, voice),
    sections: SECTIONS.map((section) => ({
      title: words(`sections.${section}`),
      ...toSectionBody(reviews[section], language, words),
    })),
    isAiGenerated: hasAiMarks(reviews.scrittura),
    disclaimerTitle: words("disclaimerTitle"),
    disclaimer: toPrintable(words("disclaimer", { product })),
    pageLabel: (page, pages) => words("page", { page, pages }),
  };
}

const hasAiMarks = (review: Review | undefined): boolean =>
  review?.prova === WRITING_SECTION &&
  (review.correctionResult?.ai_generated === true || review.drafts.some(({ ai_generated }) => ai_generated));

function toVerdict(reviews: Reviews, language: string, { summary, verdict }: SummaryVoice): Summary["verdict"] {
  if (SECTIONS.some((section) => !reviews[section])) return null;
  const sectionDetails = mapSections((section) => toDetails(reviews[section]));
  const results = SECTIONS.map((section) => ({ section, ...sectionDetails[section] }));
  const { examPassed, totalScore, maxTotalScore: max, pending } = judgeExam(results);
  const isUnmarked = max < EXAM_MAX;
  const { headline, details } = verdictSentences(toOutcome({ sectionDetails }), language, verdict);
  const values = { score: formatScore(totalScore, language), max };
  const open = isUnmarked && !pending ? "examUnmarked" : "examPending";
  const outcome = examPassed === null ? open : examPassed ? "examPassed" : "examFailed";
  return {
    total: `${summary(outcome)}. ${summary(pending ? "totalSoFar" : "total", values)}`,
    text: [headline, ...details].join(" "),
  };
}

function toDetails(review: Review | undefined): SectionDetails {
  const open = {
    score: null,
    maxScore: SECTION_MAX,
    passed: null,
    pending: false,
    correctAnswers: null,
    totalQuestions: null,
  };
  if (!review) return { ...open, pending: true };
  if (review.prova !== WRITING_SECTION) {
    const { score12: score, passed, correctAnswers, totalQuestions } = review.correctionResult;
    return { ...open, score, passed, correctAnswers, totalQuestions };
  }
  const { status, maxScore, correctionResult: result } = review;
  if (status === "pending") return { ...open, maxScore, pending: true };
  if (maxScore === null) return { ...open, maxScore };
  return { ...open, score: result?.score ?? 0, passed: result?.passed ?? false };
}

/** What stands under the title of a section. */
type SectionBody = Omit<SummarySection, "title">;

function toSectionBody(review: Review | undefined, language: string, words: SummaryWords): SectionBody {
  if (!review) return { result: words("missing"), questions: [], blocks: [] };
  return review.prova === WRITING_SECTION ? toWriting(review, language, words) : toQuestions(review, language, words);
}

function toQuestions({ correctionResult }: QuestionsReview, language: string, words: SummaryWords): SectionBody {
  const { correctAnswers, totalQuestions, score12, passed, corrections } = correctionResult;
  const values = {
    correct: correctAnswers,
    total: totalQuestions,
    score: formatScore(score12, language),
    max: SECTION_MAX,
  };
  return {
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

function toWriting(review: WritingReview, language: string, words: SummaryWords): SectionBody {
  const { originalText, correctionResult: result, drafts } = review;
  const block = (key: SummaryKey, text: string): SummaryBlock[] =>
    text.trim() === "" ? [] : [{ heading: words(key), paragraphs: toParagraphs(text) }];
  const blocks = [
    ...block("writtenText", originalText),
    ...block("leftOut", listLeftOut(originalText, result)),
    ...(result ? [...block("correctedText", result.correctedText), ...listErrors(result, words)] : []),
    ...(result ? block("feedback", listFeedback(result, words)) : []),
    ...(result ? block("source", words(result.ai_generated ? "byAi" : "byTeacher")) : []),
    ...listDrafts(drafts, language, words),
  ];
  const values = { score: formatScore(result?.score ?? 0, language), max: SECTION_MAX };
  return { result: words(writingResult(review), values), questions: [], blocks };
}

/** The passages that were left out of the marking, one a line. */
function listLeftOut(text: string, result: WritingResult | null): string {
  return (result?.details?.leftOut ?? []).map(({ start, end }) => text.slice(start, end).trim()).join("\n");
}

/** Every error with its rule and another example, as paragraphs. */
function listErrors({ errors }: WritingResult, words: SummaryWords): SummaryBlock[] {
  if (errors.length === 0) return [];
  const paragraphs = errors.flatMap(({ id, original, corrected, explanation, quoted, example, isUnclear }) => [
    isUnclear
      ? words("unclear", { number: id, original })
      : words("change", { number: id, original: original.trim(), corrected: corrected || words("removed") }),
    explanation,
    quoted ? words("quoted", { quoted }) : "",
    example ? words("example", { example }) : "",
  ]);
  return [{ heading: words("errors"), paragraphs: paragraphs.flatMap(toParagraphs) }];
}

/** The drafts after the first, each with its mark and its text. */
function listDrafts(drafts: WritingReview["drafts"], language: string, words: SummaryWords): SummaryBlock[] {
  return drafts.map(({ number, text, score, ai_generated }) => ({
    heading:
      score === null
        ? words("draftUnmarked", { number })
        : words("draftMarked", { number, score: formatScore(score, language), max: SECTION_MAX }),
    paragraphs: [...toParagraphs(text), ...(ai_generated ? toParagraphs(words("byAi")) : [])],
  }));
}

function listFeedback({ feedback, details }: WritingResult, words: SummaryWords): string {
  const { strength, practise } = details ?? {};
  return [
    feedback,
    strength ? words("strength", { text: strength }) : "",
    practise ? words("practise", { text: practise.advice }) : "",
  ].join("\n");
}

function writingResult({ status, maxScore, correctionResult: result }: WritingReview): SummaryKey {
  if (status === "pending") return maxScore === null ? "writingPendingUnmarked" : "writingPending";
  if (maxScore === null) return result ? "writingUnmarked" : "writingEmptyUnmarked";
  if (!result) return "writingEmpty";
  return result.passed ? "writingPassed" : "writingFailed";
}

function toParagraphs(text: string): string[] {
  return toPrintable(text)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
