import { SECTION_MAX } from "@/lib/exam/score";
import { formatScore } from "@/lib/product/format";
import { toParagraphs, toPrintable } from "@/lib/report/printable";
import type { WritingReview } from "@/lib/report/queries";
import type { SummaryTranslator, Translators } from "@/lib/report/summary/translators";
import { explainedOne, groupRepeated, listPatterns } from "@/lib/writing/error-groups";
import type { WritingError, WritingResult } from "@/lib/writing/schema";
import { numberSentences, textAround } from "@/lib/writing/sentences";

/** `entries`: sub-blocks with their own headings. */
export type SummaryBlock = { heading: string; paragraphs: string[]; entries?: SummaryBlock[] };

type SummaryKey = Parameters<SummaryTranslator>[0];

/** The writing: its result in a sentence, then text, correction, patterns, errors, feedback and later drafts. */
export function toWriting(review: WritingReview, locale: string, translators: Translators) {
  const { summary: translate } = translators;
  const { originalText, correctionResult: result, drafts } = review;
  const block = (key: SummaryKey, text: string): SummaryBlock[] =>
    text.trim() === "" ? [] : [{ heading: translate(key), paragraphs: toParagraphs(text) }];
  const blocks: SummaryBlock[] = [
    ...block("writtenText", originalText),
    ...block("leftOut", joinLeftOut(originalText, result)),
    ...(result ? block("correctedText", result.correctedText) : []),
    ...(result ? [...toPatternBlocks(result, translators), ...toErrorBlocks(originalText, result, translate)] : []),
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

function toPatternBlocks({ errors }: WritingResult, { patterns: translate }: Translators): SummaryBlock[] {
  const paragraphs = listPatterns(errors).map(({ wrong, right, errors: { length: count } }) => {
    const key = wrong === "" ? "missing" : right === "" ? "extra" : "instead";
    return toPrintable(translate(key, { count, right, wrong }));
  });
  return paragraphs.length === 0 ? [] : [{ heading: translate("title"), paragraphs }];
}

function toErrorBlocks(text: string, { errors }: WritingResult, translate: SummaryTranslator): SummaryBlock[] {
  if (errors.length === 0) return [];
  const sentences = numberSentences(text);
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
      paragraphs: [
        ...toParagraphs(quoteSentence(error, textAround(sentences, text, error))),
        ...(explained.includes(error) ? lines.flatMap(toParagraphs) : []),
      ],
    };
  });
  return [{ heading: translate("errors"), paragraphs: [], entries }];
}

/** The learner's sentence with the error in it; nothing if the error is the whole sentence. */
function quoteSentence({ original }: WritingError, around: ReturnType<typeof textAround>): string {
  if (!around || (around.before + around.after).trim() === "") return "";
  return `«${around.before}${original}${around.after}»`.replaceAll(/\s+/g, " ");
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
