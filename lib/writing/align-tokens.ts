import { diffArrays } from "diff";
import { foldAccents, foldCase, MIN_SIMILARITY, similarity } from "@/lib/writing/similarity";
import { isPlaceholder, isWord } from "@/lib/writing/tokens";

/** Relates the tokens `[from, fromEnd)` of one text to `[to, toEnd)` of another. */
export type AlignmentStep = {
  kind: "same" | "alike" | "other";
  from: number;
  fromEnd: number;
  to: number;
  toEnd: number;
};

/** Cost of a deletion or insertion. Replacing a token by a dissimilar one costs less than one of each. */
const GAP_COST = 1;
const REPLACE_COST = 1.7;
const FORBIDDEN_COST = 9;

/** With more pairs of tokens, equal runs are found first. */
const MAX_PAIRS = 60_000;
/** Texts with more differences have little in common, and comparing them further costs time. */
const MAX_EDITS = 1500;

function replaceCost(a: string, b: string): number {
  if (a === b) return 0;
  if (isPlaceholder(a)) return GAP_COST;
  if (isWord(a) !== isWord(b)) return FORBIDDEN_COST;
  if (!isWord(a)) return GAP_COST;
  if (foldCase(a) === foldCase(b)) return 0.1;
  const likeness = similarity(a, b);
  return likeness >= MIN_SIMILARITY ? 0.2 + (1 - likeness) : REPLACE_COST;
}

/** Aligns tokens by resemblance. A step other than `same` has at most one of each, except in very different texts. */
export function alignTokens(from: readonly string[], to: readonly string[]): AlignmentStep[] {
  if (from.length * to.length <= MAX_PAIRS) return alignByCost(from, to, 0, 0);
  const differences = diffArrays([...from], [...to], { maxEditLength: MAX_EDITS });
  if (!differences) return [{ kind: "other", from: 0, fromEnd: from.length, to: 0, toEnd: to.length }];
  const steps: AlignmentStep[] = [];
  let [i, j, segmentStart] = [0, 0, { i: 0, j: 0 }];
  const close = () => {
    const parts = [from.slice(segmentStart.i, i), to.slice(segmentStart.j, j)] as const;
    if (parts[0].length * parts[1].length <= MAX_PAIRS)
      steps.push(...alignByCost(...parts, segmentStart.i, segmentStart.j));
    else steps.push({ kind: "other", from: segmentStart.i, fromEnd: i, to: segmentStart.j, toEnd: j });
  };
  for (const { added, removed, value } of differences) {
    if (added) j += value.length;
    else if (removed) i += value.length;
    else {
      close();
      for (let more = 0; more < value.length; more += 1) steps.push(oneToOne("same", i + more, j + more));
      [i, j] = [i + value.length, j + value.length];
      segmentStart = { i, j };
    }
  }
  close();
  return steps;
}

const oneToOne = (kind: AlignmentStep["kind"], from: number, to: number): AlignmentStep => {
  return { kind, from, fromEnd: from + 1, to, toEnd: to + 1 };
};

function alignByCost(
  from: readonly string[],
  to: readonly string[],
  offsetFrom: number,
  offsetTo: number,
): AlignmentStep[] {
  const width = to.length + 1;
  const costs = new Float64Array((from.length + 1) * width);
  const costAt = (i: number, j: number) => costs[i * width + j] ?? 0;
  const replaceCosts = new Float64Array((from.length + 1) * width);
  for (let i = from.length; i >= 0; i -= 1) {
    for (let j = to.length; j >= 0; j -= 1) {
      const [a, b] = [from[i], to[j]];
      if (a === undefined && b === undefined) continue;
      let cost = Number.POSITIVE_INFINITY;
      if (a !== undefined && b !== undefined) {
        const replace = replaceCost(a, b);
        replaceCosts[i * width + j] = replace;
        cost = replace + costAt(i + 1, j + 1);
      }
      if (a !== undefined) cost = Math.min(cost, GAP_COST + costAt(i + 1, j));
      if (b !== undefined) cost = Math.min(cost, GAP_COST + costAt(i, j + 1));
      costs[i * width + j] = cost;
    }
  }
  const steps: AlignmentStep[] = [];
  let [i, j] = [0, 0];
  const isCheapest = (way: number) => Math.abs(way - costAt(i, j)) < 1e-9;
  while (i < from.length || j < to.length) {
    const [a, b] = [from[i], to[j]];
    const place = { from: offsetFrom + i, fromEnd: offsetFrom + i, to: offsetTo + j, toEnd: offsetTo + j };
    if (a !== undefined && b !== undefined && isCheapest((replaceCosts[i * width + j] ?? 0) + costAt(i + 1, j + 1))) {
      steps.push(oneToOne(a === b ? "same" : isAlike(a, b) ? "alike" : "other", place.from, place.to));
      [i, j] = [i + 1, j + 1];
    } else if (a !== undefined && isCheapest(GAP_COST + costAt(i + 1, j))) {
      steps.push({ kind: "other", ...place, fromEnd: place.from + 1 });
      i += 1;
    } else {
      steps.push({ kind: "other", ...place, toEnd: place.to + 1 });
      j += 1;
    }
  }
  return steps;
}

const isAlike = (a: string, b: string): boolean =>
  isWord(a) && isWord(b) && (foldAccents(a) === foldAccents(b) || similarity(a, b) >= MIN_SIMILARITY);
