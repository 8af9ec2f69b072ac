import type { SectionDetails } from "@/lib/exam/cards";
import { toOutcome } from "@/lib/exam/outcome";
import { resultStateOf } from "@/lib/exam/result-state";
import { EXAM_MAX, SECTION_MAX } from "@/lib/exam/score";
import { mapSections, SECTIONS, type Section, WRITING_SECTION } from "@/lib/exam/sections";
import { judgeExam } from "@/lib/exam/verdict";
import { verdictSentences } from "@/lib/exam/verdict-sentences";
import { formatScore } from "@/lib/product/format";
import type { Review, Reviews } from "@/lib/report/queries";
import type { Translators } from "@/lib/report/summary/translators";

/** `open`: pending, or without a mark. */
export type ResultStatus = "passed" | "failed" | "open";

export type SummaryVerdict = { standing: ResultStatus; outcome: string; total: string; text: string };

export type SummaryScore = {
  name: string;
  standing: ResultStatus;
  /** "Prova superata", or why there is no mark. */
  outcome: string;
  /** Out of 12, as a number and in words; null without a mark. */
  mark: { score: number; words: string } | null;
};

/** The five sections with their marks. @param locale of the numbers */
export function toSummaryScores(reviews: Reviews, locale: string, translators: Translators): SummaryScore[] {
  return SECTIONS.map((section) => toScore(section, reviews[section], locale, translators));
}

function toScore(section: Section, review: Review | undefined, locale: string, translators: Translators): SummaryScore {
  const { summary, correction, sections } = translators;
  const { score, passed, pending, maxScore } = toSectionDetails(review);
  const name = sections(section);
  if (score === null || passed === null) {
    const reason = pending ? "examPending" : maxScore === null ? "writingUnmarked" : "missing";
    return { name, standing: "open", outcome: summary(review ? reason : "missing"), mark: null };
  }
  return {
    name,
    standing: passed ? "passed" : "failed",
    outcome: correction(passed ? "passed" : "failed"),
    mark: { score, words: correction("score", { score: formatScore(score, locale), max: SECTION_MAX }) },
  };
}

/** The verdict; null while a section has no review. */
export function toVerdict(
  reviews: Reviews,
  locale: string,
  { summary, verdict, correction }: Translators,
): SummaryVerdict | null {
  if (SECTIONS.some((section) => !reviews[section])) return null;
  const sectionDetails = mapSections((section) => toSectionDetails(reviews[section]));
  const { examPassed, totalScore, maxTotalScore: max, pending } = judgeExam(Object.values(sectionDetails));
  const hard = resultStateOf({ examPassed, sectionDetails }) === "hard" ? [correction("hard")] : [];
  const { headline, details } = verdictSentences(toOutcome({ sectionDetails }), locale, verdict);
  const open = max < EXAM_MAX && !pending ? "examUnmarked" : "examPending";
  const key = examPassed === null ? open : examPassed ? "examPassed" : "examFailed";
  return {
    standing: examPassed === null ? "open" : examPassed ? "passed" : "failed",
    outcome: summary(key),
    total: summary(pending ? "totalSoFar" : "total", { score: formatScore(totalScore, locale), max }),
    text: [headline, ...details, ...hard].join(" "),
  };
}

function toSectionDetails(review: Review | undefined): SectionDetails {
  const noCounts = { correctAnswers: null, totalQuestions: null };
  const open = { score: null, maxScore: SECTION_MAX, passed: null, pending: false, ...noCounts };
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
