import { SECTIONS, type Section, WRITING_SECTION } from "@/lib/exam/sections";
import { fullName } from "@/lib/product/format";
import { toPrintable } from "@/lib/report/printable";
import type { Review, Reviews } from "@/lib/report/queries";
import { type SummaryQuestion, toQuestions } from "@/lib/report/summary/questions";
import { type SummaryScore, type SummaryVerdict, toScores, toVerdict } from "@/lib/report/summary/scores";
import type { SummaryVoice } from "@/lib/report/summary/voice";
import { type SummaryBlock, toWriting } from "@/lib/report/summary/writing";

/** As in the exam papers: Italian in every language. */
const PAPER_NAMES: Record<Section, string> = {
  ascolto1: "Ascolto - Prova 1",
  ascolto2: "Ascolto - Prova 2",
  lettura: "Comprensione della Lettura",
  cloze: "Strutture di Comunicazione",
  scrittura: "Produzione Scritta",
};

export type SummarySection = {
  /** As in the exam papers, in Italian. */
  title: string;
  /** As on screen, in the learner's language. */
  name: string;
  result: string;
  questions: SummaryQuestion[];
  blocks: SummaryBlock[];
};

/** The PDF as plain data: the document only lays it out. */
export type Summary = {
  fileName: string;
  language: string;
  title: string;
  facts: { label: string; value: string }[];
  /** Null while a section has no review. */
  verdict: SummaryVerdict | null;
  scores: SummaryScore[];
  sections: SummarySection[];
  explanationLabel: string;
  /** Sets the file's machine-readable mark for AI-generated content. */
  isAiGenerated: boolean;
  disclaimerTitle: string;
  disclaimer: string;
  /** "Pagina {page} di {pages}": the layout fills in the two numbers. */
  pageLabel: string;
};

export type SummaryInput = {
  product: string;
  language: string;
  candidate: { firstName: string; lastName: string };
  simulationTitle?: string | undefined;
  completedAt?: string | undefined;
  reviews: Reviews;
};

/** A day in Italian format, in every language: "21/11/2026". */
export function formatDay(date: Date): string {
  const format = { day: "2-digit", month: "2-digit", year: "numeric", timeZone: "Europe/Rome" } as const;
  return new Intl.DateTimeFormat("it-IT", format).format(date);
}

/** File name, such as `CILS_Completo_21-11-2026.pdf`. */
export function summaryFileName(product: string, now: Date): string {
  const safe = product.replaceAll(/[^\p{L}\p{N}-]+/gu, "_");
  return `${safe}_Completo_${formatDay(now).replaceAll("/", "-")}.pdf`;
}

/** The content of the PDF, in order and ready to draw. @param voice the learner's language */
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
    scores: toScores(reviews, language, voice),
    sections: SECTIONS.map((section) => ({
      title: PAPER_NAMES[section],
      name: voice.sections(section),
      questions: [],
      blocks: [],
      ...toSectionBody(reviews[section], language, voice),
    })),
    explanationLabel: voice.correction("explanation"),
    isAiGenerated: hasAiMarks(reviews.scrittura),
    disclaimerTitle: words("disclaimerTitle"),
    disclaimer: toPrintable(words("disclaimer", { product })),
    pageLabel: words("page", { page: "{page}", pages: "{pages}" }),
  };
}

const hasAiMarks = (review: Review | undefined): boolean =>
  review?.prova === WRITING_SECTION &&
  (review.correctionResult?.ai_generated === true || review.drafts.some(({ ai_generated }) => ai_generated));

function toSectionBody(review: Review | undefined, language: string, voice: SummaryVoice) {
  if (!review) return { result: voice.summary("missing") };
  return review.prova === WRITING_SECTION ? toWriting(review, language, voice) : toQuestions(review, language, voice);
}
