import { CRITERION_NAMES, type CriteriaScores, type Criterion } from "@/lib/exam/criteria";
import { MODEL_LEVELS, type ModelLevel } from "@/lib/exam/kinds/writing";
import { countWords } from "@/lib/exam/words";
import { ERROR_TYPES, type ErrorType, type WritingResult } from "@/lib/writing/schema";

/** A marked text and which draft it is. */
export type MarkedDraft = { number: number; result: WritingResult };

/** The best of several marked drafts: the highest mark, and of equals, or without marks, the one with fewer errors, then the earlier. */
export function bestDraft<D extends MarkedDraft>(drafts: readonly D[]): D | null {
  const [best = null] = drafts.toSorted(
    (a, b) =>
      (b.result.score ?? 0) - (a.result.score ?? 0) ||
      errorsInHundred(a.result) - errorsInHundred(b.result) ||
      a.number - b.number,
  );
  return best;
}

/** A criterion's points in the first draft and in another one. */
type CriterionStep = { criterion: Criterion; from: number; to: number };
/** How often a kind of error stands in a hundred words of the two, to one decimal. */
type KindStep = { kind: ErrorType; from: number; to: number };

/** What changed between two drafts: every criterion, where there are marks, and the kinds of error that either of them has. */
export type Progress = { criteria: CriterionStep[]; kinds: KindStep[] };

/** The difference between the first draft and another one. */
export function compareDrafts(first: WritingResult, other: WritingResult): Progress {
  const kinds = ERROR_TYPES.map((kind) => ({
    kind,
    from: errorsInHundred(first, kind),
    to: errorsInHundred(other, kind),
  }));
  return {
    criteria: compareCriteria(first.criteria, other.criteria),
    kinds: kinds.filter(({ from, to }) => from > 0 || to > 0),
  };
}

function compareCriteria(first: CriteriaScores | null, other: CriteriaScores | null): CriterionStep[] {
  if (!first || !other) return [];
  return CRITERION_NAMES.map((criterion) => ({ criterion, from: first[criterion], to: other[criterion] }));
}

/** How many errors, or errors of a kind, stand in a hundred words of a text, to one decimal. */
function errorsInHundred({ originalText, errors }: WritingResult, kind?: ErrorType): number {
  const count = errors.filter(({ type }) => kind === undefined || type === kind).length;
  return Math.round((1000 * count) / Math.max(1, countWords(originalText))) / 10;
}

/** A line of the models of a task, best first, with the learner's own mark in its place; `level` is null for that one. */
export type ModelRank = { level: ModelLevel | null; score: number };

/** Where a mark falls among the models of its task: above those with the same points. */
export function rankAmongModels(score: number, models: readonly { level: ModelLevel; score: number }[]): ModelRank[] {
  const order = (level: ModelLevel | null) => (level === null ? MODEL_LEVELS.length : MODEL_LEVELS.indexOf(level));
  const ranks: ModelRank[] = [
    ...models.map((model) => ({ level: model.level, score: model.score })),
    { level: null, score },
  ];
  return ranks.toSorted((a, b) => b.score - a.score || order(b.level) - order(a.level));
}
