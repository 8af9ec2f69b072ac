import { SECTION_TABLE, SECTIONS, WRITING_SECTION } from "@/lib/exam/sections";
import { fullName } from "@/lib/product/format";
import { toPrintable } from "@/lib/report/printable";
import type { Review, Reviews } from "@/lib/report/queries";
import { type SummaryQuestion, toQuestions } from "@/lib/report/summary/questions";
import { type SummaryScore, type SummaryVerdict, toSummaryScores, toVerdict } from "@/lib/report/summary/scores";
import type { Translators } from "@/lib/report/summary/translators";
import { type SummaryBlock, toWriting } from "@/lib/report/summary/writing";

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
  /** That it is practice, not the exam: readers may take the file for a certificate. */
  training: string;
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

const ITALIAN_DATE = new Intl.DateTimeFormat("it", {
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  timeZone: "Europe/Rome",
});

/** A day in Italian format, in every language: "21/11/2026". */
export const formatItalianDate = (date: Date): string => ITALIAN_DATE.format(date);

/** File name with product, content and day, such as `CILS_Completo_21-11-2026.pdf`. */
export function datedFileName(product: string, content: string, now: Date, extension: string): string {
  const safe = product.replaceAll(/[^\p{L}\p{N}-]+/gu, "_");
  return `${safe}_${content}_${formatItalianDate(now).replaceAll("/", "-")}.${extension}`;
}

/** The content of the PDF, in order and ready to draw. @param translators the learner's language */
export function toSummary(input: SummaryInput, now: Date, translators: Translators): Summary {
  const translate = translators.summary;
  const { product, language, candidate, simulationTitle, completedAt, reviews } = input;
  return {
    fileName: datedFileName(product, "Completo", now, "pdf"),
    language,
    title: toPrintable(translate("title", { product })),
    facts: [
      { label: translate("candidate"), value: toPrintable(fullName(candidate) || translate("nameless")) },
      { label: translate("date"), value: formatItalianDate(now) },
      ...(simulationTitle ? [{ label: translate("simulation"), value: toPrintable(simulationTitle) }] : []),
      ...(completedAt ? [{ label: translate("completedAt"), value: formatItalianDate(new Date(completedAt)) }] : []),
    ],
    training: translate("training"),
    verdict: toVerdict(reviews, language, translators),
    scores: toSummaryScores(reviews, language, translators),
    sections: SECTIONS.map((section) => ({
      title: SECTION_TABLE[section].title,
      name: translators.sections(section),
      questions: [],
      blocks: [],
      ...toSectionBody(reviews[section], language, translators),
    })),
    explanationLabel: translators.correction("explanation"),
    isAiGenerated: hasAiMarks(reviews[WRITING_SECTION]),
    disclaimerTitle: translate("disclaimerTitle"),
    disclaimer: toPrintable(translate("disclaimer", { product })),
    pageLabel: translate("page", { page: "{page}", pages: "{pages}" }),
  };
}

const hasAiMarks = (review: Review | undefined): boolean =>
  review?.prova === WRITING_SECTION &&
  (review.correctionResult?.ai_generated === true || review.drafts.some(({ ai_generated }) => ai_generated));

function toSectionBody(review: Review | undefined, language: string, translators: Translators) {
  if (!review) return { result: translators.summary("missing") };
  if (review.prova === WRITING_SECTION) return toWriting(review, language, translators);
  return toQuestions(review, language, translators);
}
