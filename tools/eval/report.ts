import { WRITING_PASS } from "@/lib/exam/score";
import type { ScorePairs } from "@/lib/writing/agreement";
import { ERROR_TYPES, type ErrorType } from "@/lib/writing/error-kinds";
import { calibrate, type Estimate, estimate, rocAuc } from "./calibration.ts";
import { pairTypes, readCodedSpans, readCodes } from "./codes.ts";
import type { Marking } from "./marker.ts";
import {
  addCounts,
  compareMarks,
  countDetected,
  countEdits,
  countFragments,
  countTouched,
  fHalf,
  type MatchCounts,
  meanOrZero,
  NO_COUNTS,
  precision,
  quantile,
  recall,
} from "./measure.ts";
import type { SampleText } from "./texts.ts";

export type Marked = { text: SampleText; rounds: Marking[] };

export type Quality = MatchCounts & { precision: number; recall: number; fHalf: Estimate };

export type Report = ReturnType<typeof summarize>;

type Done = { text: SampleText; first: Marking };

/** Sums up; figures for which the texts have no data are null. */
export function summarize(marked: readonly Marked[]) {
  const firsts = marked.flatMap(({ text, rounds: [first] }) => (first ? [{ text, first }] : []));
  const done = firsts.filter(({ first }) => first.failure === null);
  const corrected = done.flatMap(({ text, first }) =>
    text.corrected === undefined ? [] : [{ original: text.original, wanted: text.corrected, first }],
  );
  const touched = corrected.map(({ original, wanted, first }) => countTouched(original, wanted, first.correctedText));
  const [right, hit] = [sum(touched.map((one) => one.right)), sum(touched.map((one) => one.touched))];
  const rounds = marked.flatMap((one) => one.rounds);
  const costs = rounds.map(({ microUsd }) => microUsd / 1e6);
  const times = rounds.map(({ milliseconds }) => milliseconds);
  const ratings = toPairs(done.map(({ text, first }) => [first.score, text.rating]));
  return {
    texts: marked.length,
    failed: firsts.flatMap(({ text, first }) => (first.failure ? [{ id: text.id, failure: first.failure }] : [])),
    edits: sumQuality(corrected.map((one) => countEdits(one.original, one.wanted, one.first.correctedText))),
    detection: sumQuality(corrected.map((one) => countDetected(one.original, one.wanted, one.first.errors))),
    sentences: corrected.length > 0 ? { right, touched: hit, share: right === 0 ? 0 : hit / right } : null,
    fragments: sumFragments(done),
    types: sumTypes(done),
    scores: sumScores(done.flatMap(({ first }) => (first.score === null ? [] : [first.score]))),
    agreement: ratings && compareMarks(ratings, WRITING_PASS),
    calibration: ratings && calibrate(ratings, WRITING_PASS),
    opinions: agreeOrNull(marked.map(({ text }) => [text.second?.rating, text.rating])),
    levels: sumLevels(done),
    passing: sumPassing(done),
    retest: agreeOrNull(marked.map(({ rounds: [first, second] }) => [first?.score, second?.score])),
    injection: sumShifts(done),
    costUsd: { mean: meanOrZero(costs), highest: quantile(costs, 1) },
    milliseconds: { median: quantile(times, 0.5), p95: quantile(times, 0.95) },
  };
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

function sumQuality(counts: readonly MatchCounts[]): Quality | null {
  if (counts.length === 0) return null;
  const sumOf = (some: readonly MatchCounts[]) => some.reduce(addCounts, NO_COUNTS);
  const all = sumOf(counts);
  const ofTexts = estimate(counts, (some) => fHalf(sumOf(some)));
  return { ...all, precision: precision(all), recall: recall(all), fHalf: ofTexts };
}

function sumFragments(done: readonly Done[]) {
  const counts = done.flatMap(({ text: { err, original }, first }) => {
    const coded = err ? readCodedSpans(err, original) : null;
    return coded ? countFragments(coded, first.errors) : [];
  });
  const [errors, fragments] = [sum(counts.map((one) => one.errors)), sum(counts.map((one) => one.fragments))];
  return errors === 0 ? null : { errors, fragments, share: fragments / errors };
}

function sumTypes(done: readonly Done[]) {
  const pairs = done.flatMap(({ text, first }) => (text.err ? pairTypes(readCodes(text.err), first.errors) : []));
  if (pairs.length === 0) return null;
  const same = pairs.filter(({ wanted, given }) => wanted === given).length;
  const kinds = ERROR_TYPES.flatMap((kind) => {
    const ours = pairs.filter(({ wanted }) => wanted === kind).map(({ given }) => given);
    return ours.length === 0 ? [] : [{ kind, shared: ours.length, called: countEach(ours) }];
  });
  return { shared: pairs.length, same, share: same / pairs.length, kinds };
}

function countEach(types: readonly ErrorType[]): Partial<Record<ErrorType, number>> {
  const counts: Partial<Record<ErrorType, number>> = {};
  for (const type of types) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}

function sumScores(scores: readonly number[]) {
  if (scores.length === 0) return null;
  const counts: Record<string, number> = {};
  for (const score of scores.toSorted((a, b) => a - b)) counts[score] = (counts[score] ?? 0) + 1;
  return { mean: meanOrZero(scores), lowest: Math.min(...scores), highest: Math.max(...scores), counts };
}

function sumLevels(done: readonly Done[]) {
  const scoresOf = (level: string) =>
    done.flatMap(({ text, first }) => (text.level === level && first.score !== null ? [first.score] : []));
  const [lower, higher] = [scoresOf("A2"), scoresOf("B1")];
  if (lower.length === 0 || higher.length === 0) return null;
  return { a2: lower.length, b1: higher.length, ...separate(lower, higher) };
}

function sumPassing(done: readonly Done[]) {
  const scoresOf = (isPassed: boolean) =>
    done.flatMap(({ text: { rating }, first: { score } }) =>
      rating !== undefined && score !== null && rating >= WRITING_PASS === isPassed ? [score] : [],
    );
  const [below, above] = [scoresOf(false), scoresOf(true)];
  if (below.length === 0 || above.length === 0) return null;
  return { below: below.length, above: above.length, ...separate(below, above) };
}

/** How well the scores tell two groups of texts apart. */
function separate(lower: readonly number[], higher: readonly number[]) {
  return { auc: rocAuc(lower, higher), means: [meanOrZero(lower), meanOrZero(higher)] };
}

/** Score shift by an instruction to the marker inside a text; where the questions are identical none is possible. */
function sumShifts(done: readonly Done[]) {
  const firsts = new Map(done.map(({ text, first }) => [text.id, first]));
  const pairs = done.flatMap(({ text, first }) => {
    const clean = text.pairOf === undefined ? undefined : firsts.get(text.pairOf);
    if (!clean || clean.score === null || first.score === null) return [];
    const isSame = first.questions.length > 0 && first.questions.join() === clean.questions.join();
    return [{ id: text.id, shift: first.score - clean.score, isSame }];
  });
  if (pairs.length === 0) return null;
  const shifts = pairs.map(({ shift }) => shift);
  const rest = pairs.filter(({ isSame }) => !isSame);
  return {
    texts: pairs.length,
    same: pairs.length - rest.length,
    rest: rest.map(({ id, shift }) => ({ id, shift })),
    raised: shifts.filter((shift) => shift > 0).length,
    highest: Math.max(...shifts),
    lowest: Math.min(...shifts),
    mean: meanOrZero(shifts),
  };
}

type OptionalPairs = readonly (readonly [number | null | undefined, number | null | undefined])[];

function toPairs(pairs: OptionalPairs): ScorePairs | null {
  const whole = pairs.flatMap(([a, b]) => (typeof a === "number" && typeof b === "number" ? [[a, b] as const] : []));
  return whole.length === 0 ? null : whole;
}

function agreeOrNull(pairs: OptionalPairs) {
  const whole = toPairs(pairs);
  return whole && compareMarks(whole, WRITING_PASS);
}
