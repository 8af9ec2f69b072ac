import type { AlignmentStep } from "@/lib/writing/align-tokens";
import { foldAccents, foldCase, isFunctionWord, isOfClass, similarity } from "@/lib/writing/similarity";
import { isWord, type Token } from "@/lib/writing/tokens";

export type Pair = { from: readonly Token[]; to: readonly Token[] };

/** Maximum distance in tokens of a recognised move; `other`: of function words, and across other changes. */
const MAX_MOVE = { content: 8, other: 3 };

const wordsOf = (tokens: readonly Token[], start: number, end: number) =>
  tokens.slice(start, end).map(({ text }) => text);
const fromOf = ({ from }: Pair, step: AlignmentStep) => wordsOf(from, step.from, step.fromEnd);
const toOf = ({ to }: Pair, step: AlignmentStep) => wordsOf(to, step.to, step.toEnd);

/** Whether a step only removes or only inserts. */
export const isGap = (step: AlignmentStep): boolean => step.from === step.fromEnd || step.to === step.toEnd;

export const joinSteps = (a: AlignmentStep, b: AlignmentStep): AlignmentStep => {
  return { kind: "other", from: a.from, fromEnd: b.fromEnd, to: a.to, toEnd: b.toEnd };
};

/**
 * Joins steps that are one correction: a moved word and what it crosses, fused or split words ("in la" and "nella"), a
 * replaced phrase, a full stop with the capital after it. Two wrong words side by side stay two.
 */
export function joinDependent(pair: Pair, steps: readonly AlignmentStep[]): AlignmentStep[] {
  const done: AlignmentStep[] = [];
  const moved = joinMoved(pair, steps);
  for (const [at, step] of moved.entries()) {
    const last = done.at(-1);
    if (last && last.kind !== "same" && step.kind !== "same" && isSingleChange(pair, last, step, moved[at + 1]))
      done.splice(-1, 1, joinSteps(last, step));
    else done.push(step);
  }
  return done;
}

function joinMoved(pair: Pair, steps: readonly AlignmentStep[]): AlignmentStep[] {
  const joined: AlignmentStep[] = [];
  for (let at = 0; at < steps.length; at += 1) {
    const step = steps[at];
    if (!step) continue;
    let end = at;
    for (let next = at; next <= end; next += 1) end = Math.max(end, findMoveEnd(pair, steps, next));
    const last = steps[end];
    joined.push(last && end > at ? joinSteps(step, last) : step);
    at = end;
  }
  return joined;
}

/** Index of the step where this step's word appears again; `at` if nowhere. */
function findMoveEnd(pair: Pair, steps: readonly AlignmentStep[], at: number): number {
  const step = steps[at];
  if (!step || step.kind === "same") return at;
  let isCrossing = false;
  for (let next = at + 1; next <= Math.min(at + 1 + MAX_MOVE.content, steps.length - 1); next += 1) {
    const other = steps[next];
    const moved = other && other.kind !== "same" ? findMoved(pair, step, other) : null;
    const maxDistance = moved && !isCrossing && !isFunctionWord(moved) ? MAX_MOVE.content : MAX_MOVE.other;
    if (moved && next <= at + 1 + maxDistance) return next;
    isCrossing ||= other !== undefined && other.kind !== "same" && !isCaseOnly(pair, other);
  }
  return at;
}

/** A function word that replaces another word is no sign of a move. */
function findMoved(pair: Pair, a: AlignmentStep, b: AlignmentStep): string | null {
  const moved = findShared(fromOf(pair, a), toOf(pair, b)) ?? findShared(toOf(pair, a), fromOf(pair, b));
  const areReplaced = a.kind === "alike" || b.kind === "alike";
  return moved && areReplaced && isFunctionWord(moved) ? null : moved;
}

function findShared([a = ""]: readonly string[], [b = ""]: readonly string[]): string | null {
  return isWord(a) && foldCase(a) === foldCase(b) ? a : null;
}

function isSingleChange(pair: Pair, a: AlignmentStep, b: AlignmentStep, next: AlignmentStep | undefined): boolean {
  if (isCaseOnly(pair, b)) return isGap(a) || !hasWord(pair, a);
  if (isGap(a) && isGap(b) && (a.to === a.toEnd) === (b.to === b.toEnd)) return true;
  if (hasWord(pair, a) !== hasWord(pair, b)) return false;
  if (a.kind === "other" && b.kind === "other") return next?.kind === "other" || !isLeadingGap(pair, b);
  if (isGap(b) && isNowCompound(pair, a)) return !isLeadingGap(pair, b);
  if (isGap(b) && isOtherAuxiliary(pair, a)) return [...fromOf(pair, b), ...toOf(pair, b)].every(isParticiple);
  if (isGap(a) && b.kind === "alike") return isFused(pair, a, b, joinSteps(a, b));
  if (isGap(b) && a.kind === "alike") return isFused(pair, b, a, joinSteps(a, b));
  return false;
}

const isCaseOnly = (pair: Pair, step: AlignmentStep): boolean => {
  const [[from = ""], [to = ""]] = [fromOf(pair, step), toOf(pair, step)];
  return step.kind === "alike" && from !== to && foldCase(from) === foldCase(to);
};

function isNowCompound(pair: Pair, step: AlignmentStep): boolean {
  const [[from = ""], [to = ""]] = [fromOf(pair, step), toOf(pair, step)];
  return step.kind === "alike" && isOfClass(to, "auxiliary") && !isFunctionWord(from);
}

/** "ha avuto" and "aveva", "eravamo" and "siamo stati": with the tense the participle goes or comes. */
function isOtherAuxiliary(pair: Pair, step: AlignmentStep): boolean {
  const [[from = ""], [to = ""]] = [fromOf(pair, step), toOf(pair, step)];
  return step.kind === "alike" && isOfClass(from, "auxiliary") && isOfClass(to, "auxiliary");
}

const isParticiple = (word: string): boolean =>
  /(?:[aiu]t|fatt|dett|scritt|lett|vist|pres|mess|rimast|apert|chius|nat)[oaie]$/iu.test(word);

const hasWord = (pair: Pair, step: AlignmentStep): boolean => [...fromOf(pair, step), ...toOf(pair, step)].some(isWord);

/** A missing or superfluous article or preposition belongs to the word after it, not to the one before. */
const isLeadingGap = (pair: Pair, step: AlignmentStep): boolean =>
  isGap(step) &&
  [...fromOf(pair, step), ...toOf(pair, step)].every(
    (word) => isOfClass(word, "article") || isOfClass(word, "preposition"),
  );

function isFused(pair: Pair, gap: AlignmentStep, alike: AlignmentStep, both: AlignmentStep): boolean {
  const [loose = ""] = [...fromOf(pair, gap), ...toOf(pair, gap)];
  const [[before = ""], [after = ""]] = [fromOf(pair, alike), toOf(pair, alike)];
  const [beside, whole] = gap.to === gap.toEnd ? [before, after] : [after, before];
  const hasPart = (name: "article" | "preposition") => isOfClass(loose, name) || isOfClass(beside, name);
  if (isOfClass(whole, "preposition") && hasPart("preposition") && hasPart("article")) return true;
  const isVerb = !isFunctionWord(before) && !isFunctionWord(after);
  if (isVerb && isOfClass(loose, "auxiliary") && both.from <= alike.from && both.to <= alike.to) return true;
  const isAttached = isOfClass(loose, "pronoun") && foldAccents(whole).endsWith(foldAccents(loose));
  if (isVerb && isAttached && !endsAlike(beside, whole)) return true;
  const likeness = similarity(fromOf(pair, both).join(""), toOf(pair, both).join(""));
  return likeness >= 0.6 && likeness > similarity(before, after);
}

const endsAlike = (a: string, b: string): boolean => foldAccents(a).slice(-2) === foldAccents(b).slice(-2);
