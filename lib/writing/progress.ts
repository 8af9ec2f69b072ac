import { CRITERION_NAMES, type CriteriaScores } from "@/lib/exam/criteria";
import { MODEL_LEVELS, type ModelLevel } from "@/lib/exam/kinds/writing";
import { countWords } from "@/lib/exam/word-count";
import { ERROR_TYPES, type ErrorType } from "@/lib/writing/error-kinds";
import type { WritingResult } from "@/lib/writing/schema";

export type MarkedDraft = { number: number; result: WritingResult };

/** The draft with the highest mark; of equals, or without marks, the one with fewer errors, then the earlier one. */
export function bestDraft<D extends MarkedDraft>(drafts: readonly D[]): D | null {
  const [best = null] = drafts.toSorted(
    (a, b) =>
      (b.result.score ?? 0) - (a.result.score ?? 0) ||
      errorsPerHundred(a.result) - errorsPerHundred(b.result) ||
      a.number - b.number,
  );
  return best;
}

/** Criteria if both have marks, and the kinds of error that either has. */
export function compareDrafts(first: WritingResult, other: WritingResult) {
  const kinds = ERROR_TYPES.map((kind) => {
    return { kind, from: errorsPerHundred(first, kind), to: errorsPerHundred(other, kind) };
  }).filter(({ from, to }) => from > 0 || to > 0);
  return { criteria: compareCriteria(first.criteria, other.criteria), kinds };
}

function compareCriteria(first: CriteriaScores | null, other: CriteriaScores | null) {
  if (!first || !other) return [];
  return CRITERION_NAMES.map((criterion) => ({ criterion, from: first[criterion], to: other[criterion] }));
}

/** To one decimal. */
function errorsPerHundred({ originalText, errors }: WritingResult, kind?: ErrorType): number {
  const count = errors.filter(({ type }) => kind === undefined || type === kind).length;
  return Math.round((1000 * count) / Math.max(1, countWords(originalText))) / 10;
}

/** `level` is null for the learner's own mark. */
export type ModelRank = { level: ModelLevel | null; score: number };

/** Ranks the learner's mark among the model answers, best first. On a tie the learner comes first. */
export function rankAmongModels(score: number, models: readonly { level: ModelLevel; score: number }[]): ModelRank[] {
  const order = (level: ModelLevel | null) => (level === null ? MODEL_LEVELS.length : MODEL_LEVELS.indexOf(level));
  const ranks = models.map((model): ModelRank => ({ level: model.level, score: model.score }));
  return [...ranks, { level: null, score }].toSorted((a, b) => b.score - a.score || order(b.level) - order(a.level));
}
