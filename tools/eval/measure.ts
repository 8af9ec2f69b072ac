import { numberSentences } from "@/lib/writing/sentences";
import { type Edit, listEdits, tokenizeWords, type WordToken } from "./edits.ts";

/** Items found correctly, found, and to be found. */
export type MatchCounts = { right: number; found: number; wanted: number };

/** Sentences that were right as written, and how many of them were changed. */
export type Touched = { right: number; touched: number };

export const NO_COUNTS: MatchCounts = { right: 0, found: 0, wanted: 0 };

export function addCounts(a: MatchCounts, b: MatchCounts): MatchCounts {
  return { right: a.right + b.right, found: a.found + b.found, wanted: a.wanted + b.wanted };
}

export const precision = ({ right, found }: MatchCounts): number => (found === 0 ? 1 : right / found);
export const recall = ({ right, wanted }: MatchCounts): number => (wanted === 0 ? 1 : right / wanted);

/** F0.5 weighs precision twice as much as recall: a wrong correction harms more than a missed one. */
export function fHalf(counts: MatchCounts): number {
  const [p, r] = [precision(counts), recall(counts)];
  return p + r === 0 ? 0 : (1.25 * p * r) / (0.25 * p + r);
}

/** Edits that match the teacher's in place and words. */
export function countEdits(original: string, wanted: string, proposed: string): MatchCounts {
  const key = ({ start, end, to }: Edit) => `${start} ${end} ${to}`;
  const gold = new Set(listEdits(original, wanted).map(key));
  const edits = listEdits(original, proposed);
  return { right: edits.filter((edit) => gold.has(key(edit))).length, found: edits.length, wanted: gold.size };
}

/** A flagged span (UTF-16 offsets), and its correction if known. */
export type FlaggedSpan = { start: number; end: number; corrected?: string | undefined };

/** Flagged tokens that the teacher changed too, however. A word quoted only to show an insertion does not count. */
export function countDetected(original: string, wanted: string, flagged: readonly FlaggedSpan[]): MatchCounts {
  const tokens = tokenizeWords(original);
  const gold = changedTokens(tokens, listEdits(original, wanted));
  const found = new Set(flagged.flatMap((place) => tokensAt(original, tokens, place)));
  return { right: [...found].filter((token) => gold.has(token)).length, found: found.size, wanted: gold.size };
}

function tokensAt(original: string, tokens: readonly WordToken[], { start, end, corrected }: FlaggedSpan): WordToken[] {
  const inside = tokens.filter((token) => token.start < end && start < token.end);
  if (corrected === undefined) return inside;
  const changed = changedTokens(inside, listEdits(original.slice(start, end), corrected));
  return inside.filter((token) => changed.has(token));
}

/** Corrections, and how many of them are parts of a coded error (`coded`, its place) that another one begins. */
export function countFragments(coded: readonly FlaggedSpan[], errors: readonly FlaggedSpan[]) {
  const partsOf = (error: FlaggedSpan) => errors.filter(({ start, end }) => start < error.end && error.start < end);
  const fragments = coded.reduce((sum, error) => sum + Math.max(0, partsOf(error).length - 1), 0);
  return { errors: errors.length, fragments };
}

function changedTokens(tokens: readonly WordToken[], edits: readonly Edit[]): Set<WordToken> {
  return new Set(edits.flatMap(({ start, end }) => tokens.slice(start, end)));
}

export function countTouched(original: string, wanted: string, proposed: string): Touched {
  const tokens = tokenizeWords(original);
  const placesOf = (corrected: string) =>
    listEdits(original, corrected).map(({ start, end }) => ({
      start: tokens[start]?.start ?? original.length,
      end: tokens[Math.max(start, end - 1)]?.end ?? original.length,
    }));
  const [gold, edits] = [placesOf(wanted), placesOf(proposed)];
  const right = numberSentences(original).filter(
    (sentence) => !gold.some(({ start, end }) => start < sentence.end && sentence.start < end),
  );
  const isTouched = (sentence: { start: number; end: number }) =>
    edits.some(({ start, end }) => start < sentence.end && sentence.start < end);
  return { right: right.length, touched: right.filter(isTouched).length };
}

export type MarkerAgreement = ReturnType<typeof compareMarks>;

/** Agreement of two markers over the same texts; shares are 0 to 1. */
export function compareMarks(pairs: readonly (readonly [number, number])[], passLine: number) {
  const share = (isSo: (a: number, b: number) => boolean) =>
    pairs.filter(([a, b]) => isSo(a, b)).length / Math.max(1, pairs.length);
  return {
    texts: pairs.length,
    exact: share((a, b) => a === b),
    withinOne: share((a, b) => Math.abs(a - b) <= 1),
    meanError: meanOrZero(pairs.map(([a, b]) => a - b)),
    samePassed: share((a, b) => a >= passLine === b >= passLine),
    correlation: correlate(pairs),
  };
}

export const meanOrZero = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The value below which `share` (0 to 1) of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Pearson's correlation; 0 when one marker gives everybody the same. */
function correlate(pairs: readonly (readonly [number, number])[]): number {
  const [meanA, meanB] = [meanOrZero(pairs.map(([a]) => a)), meanOrZero(pairs.map(([, b]) => b))];
  const sum = (term: (a: number, b: number) => number) =>
    pairs.reduce((total, [a, b]) => total + term(a - meanA, b - meanB), 0);
  const spread = Math.sqrt(sum((a) => a * a) * sum((_, b) => b * b));
  return spread === 0 ? 0 : sum((a, b) => a * b) / spread;
}
