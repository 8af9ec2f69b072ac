import { SECTION_MAX } from "@/lib/exam/score";
import { formatScore } from "@/lib/product/format";
import { toParagraphs, toPrintable } from "@/lib/report/printable";
import type { WritingReview } from "@/lib/report/queries";
import type { SummaryTranslator, Translators } from "@/lib/report/summary/translators";
import { explainedOne, groupRepeated } from "@/lib/writing/error-groups";
import type { WritingResult } from "@/lib/writing/schema";

/** `entries`: sub-blocks with their own headings. */
export type SummaryBlock = { heading: string; paragraphs: string[]; entries?: SummaryBlock[] };

type SummaryKey = Parameters<SummaryTranslator>[0];

/** The writing: its result in a sentence, then text, correction, errors, feedback and later drafts. */
export function toWriting(review: WritingReview, locale: string, { summary: translate }: Translators) {
  const { originalText, correctionResult: result, drafts } = review;
  const block = (key: SummaryKey, text: string): SummaryBlock[] =>
    text.trim() === "" ? [] : [{ heading: translate(key), paragraphs: toParagraphs(text) }];
  const blocks: SummaryBlock[] = [
    ...block("writtenText", originalText),
    ...block("leftOut", joinLeftOut(originalText, result)),
    ...(result ? [...block("correctedText", result.correctedText), ...toErrorBlocks(result, translate)] : []),
    ...(result ? block("feedback", joinFeedback(result, translate)) : []),
    ...(result ? block("source", translate(result.ai_generated ? "byAi" : "byTeacher")) : []),
    ...toDraftBlocks(drafts, locale, translate),
  ];
  const values = { score: formatScore(result?.score ?? 0, locale), max: SECTION_MAX };
  return { result: translate(resultKey(review), values), blocks };
}

function joinLeftOut(text: string, result: WritingResult | null): string {
  return (result?.details?.leftOut ?? []).map(({ start, end }) => text.slice(start, end).trim()).join("\n");
}

function toErrorBlocks({ errors }: WritingResult, translate: SummaryTranslator): SummaryBlock[] {
  if (errors.length === 0) return [];
  // A repeated error is explained once.
  const explained = groupRepeated(errors).map(explainedOne);
  const entries = errors.map((error) => {
    const { id, original, corrected, explanation, quoted, example, isUnclear } = error;
    const heading = isUnclear
      ? translate("unclear", { number: id, original })
      : translate("change", { number: id, original: original.trim(), corrected: corrected || translate("removed") });
    const lines = [
      explanation,
      quoted ? translate("quoted", { quoted }) : "",
      example ? translate("example", { example }) : "",
    ];
    return {
      heading: toPrintable(heading),
      paragraphs: explained.includes(error) ? lines.flatMap(toParagraphs) : [],
    };
  });
  return [{ heading: translate("errors"), paragraphs: [], entries }];
}

function toDraftBlocks(drafts: WritingReview["drafts"], locale: string, translate: SummaryTranslator): SummaryBlock[] {
  return drafts.map(({ number, text, score, ai_generated }) => ({
    heading:
      score === null
        ? translate("draftUnmarked", { number })
        : translate("draftMarked", { number, score: formatScore(score, locale), max: SECTION_MAX }),
    paragraphs: [...toParagraphs(text), ...(ai_generated ? toParagraphs(translate("byAi")) : [])],
  }));
}

function joinFeedback({ feedback, details }: WritingResult, translate: SummaryTranslator): string {
  const { strength, practise } = details ?? {};
  return [
    feedback,
    strength ? translate("strength", { text: strength }) : "",
    practise ? translate("practise", { text: practise.advice }) : "",
  ].join("\n");
}

function resultKey({ status, maxScore, correctionResult: result }: WritingReview): SummaryKey {
  if (status === "pending") return maxScore === null ? "writingPendingUnmarked" : "writingPending";
  if (maxScore === null) return result ? "writingUnmarked" : "writingEmptyUnmarked";
  if (!result) return "writingEmpty";
  return result.passed ? "writingPassed" : "writingFailed";
}
