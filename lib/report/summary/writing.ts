import { SECTION_MAX } from "@/lib/exam/score";
import { formatScore } from "@/lib/product/format";
import { toPrintable } from "@/lib/report/printable";
import type { WritingReview } from "@/lib/report/queries";
import { toParagraphs } from "@/lib/report/summary/paragraphs";
import type { SummaryVoice, SummaryWords } from "@/lib/report/summary/voice";
import type { WritingResult } from "@/lib/writing/schema";

/** `entries`: sub-blocks with their own headings. */
export type SummaryBlock = { heading: string; paragraphs: string[]; entries?: SummaryBlock[] };

type Key = Parameters<SummaryWords>[0];

/** The writing: its result in a sentence, then text, correction, errors, feedback and later drafts. */
export function toWriting(
  review: WritingReview,
  language: string,
  { summary: words }: SummaryVoice,
): { result: string; blocks: SummaryBlock[] } {
  const { originalText, correctionResult: result, drafts } = review;
  const block = (key: Key, text: string): SummaryBlock[] =>
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
  return { result: words(writingResult(review), values), blocks };
}

function listLeftOut(text: string, result: WritingResult | null): string {
  return (result?.details?.leftOut ?? []).map(({ start, end }) => text.slice(start, end).trim()).join("\n");
}

function listErrors({ errors }: WritingResult, words: SummaryWords): SummaryBlock[] {
  if (errors.length === 0) return [];
  const entries = errors.map(({ id, original, corrected, explanation, quoted, example, isUnclear }) => {
    const heading = isUnclear
      ? words("unclear", { number: id, original })
      : words("change", { number: id, original: original.trim(), corrected: corrected || words("removed") });
    const lines = [
      explanation,
      quoted ? words("quoted", { quoted }) : "",
      example ? words("example", { example }) : "",
    ];
    return { heading: toPrintable(heading), paragraphs: lines.flatMap(toParagraphs) };
  });
  return [{ heading: words("errors"), paragraphs: [], entries }];
}

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

function writingResult({ status, maxScore, correctionResult: result }: WritingReview): Key {
  if (status === "pending") return maxScore === null ? "writingPendingUnmarked" : "writingPending";
  if (maxScore === null) return result ? "writingUnmarked" : "writingEmptyUnmarked";
  if (!result) return "writingEmpty";
  return result.passed ? "writingPassed" : "writingFailed";
}
