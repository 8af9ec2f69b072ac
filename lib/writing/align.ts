import { type AlignmentStep, alignTokens } from "@/lib/writing/align-tokens";
import { isGap, joinDependent, joinSteps } from "@/lib/writing/join-steps";
import { isWord, type Token, tokenize } from "@/lib/writing/tokens";

/** `original.slice(start, end)` became `corrected.slice(correctedStart, correctedEnd)`. */
export type Hunk = { start: number; end: number; correctedStart: number; correctedEnd: number };

type Texts = { original: string; corrected: string; from: readonly Token[]; to: readonly Token[] };

/**
 * Word-level differences; each hunk can be kept or dropped alone. Whether there is white space between words matters,
 * its amount does not. An insertion includes a neighbouring word, so that there is always something of the learner's to
 * point at (unless the original is blank).
 * @returns hunks in order, in UTF-16 units; applied to `original` they give `corrected`, amounts of white space apart
 */
export function alignTexts(original: string, corrected: string): Hunk[] {
  const texts = { original, corrected, from: tokenize(original), to: tokenize(corrected) };
  if (texts.from.length === 0) return alignBlank(original, corrected);
  const wordsOf = (tokens: readonly Token[]) => tokens.map(({ text }) => text);
  const steps = joinDependent(texts, alignTokens(wordsOf(texts.from), wordsOf(texts.to)));
  return toHunks(texts, joinLoose(texts, anchorInsertions(texts, steps)));
}

const alignBlank = (original: string, corrected: string): Hunk[] =>
  corrected.trim() === ""
    ? []
    : [{ start: 0, end: original.length, correctedStart: 0, correctedEnd: corrected.length }];

const isInsertion = (step: AlignmentStep | undefined): step is AlignmentStep =>
  step !== undefined && step.from === step.fromEnd;
const isDeletion = (step: AlignmentStep): boolean => step.to === step.toEnd;

/** Attaches each insertion to a token of the original: a sign to the word before it, a word to the one after it. */
function anchorInsertions(texts: Texts, steps: readonly AlignmentStep[]): AlignmentStep[] {
  const done = [...steps];
  for (let at = 0; at < done.length; at += 1) {
    const step = done[at];
    if (!isInsertion(step)) continue;
    const [before, after] = [done[at - 1], done[at + 1]];
    const side = chooseSide(texts, step, before, after);
    if (side === "before" && before) {
      done.splice(at - 1, 2, joinSteps(before, step));
      at -= 1;
    } else if (after) done.splice(at, 2, joinSteps(step, after));
  }
  return done;
}

function chooseSide(
  texts: Texts,
  step: AlignmentStep,
  before: AlignmentStep | undefined,
  after: AlignmentStep | undefined,
): "before" | "after" {
  if (!before || !after) return before ? "before" : "after";
  const inserted = texts.to.slice(step.to, step.toEnd).map(({ text }) => text);
  const hasWord = inserted.some(isWord);
  // An elided word ("c'", "l'") stays with the word after it.
  if (/['’]$/u.test(inserted.at(-1) ?? "")) return "after";
  const gap = texts.original.slice(texts.from[before.fromEnd - 1]?.end, texts.from[after.from]?.start);
  const isGood = {
    before: before.kind === "same" && (!hasWord || isWord(texts.from[before.fromEnd - 1]?.text ?? "")),
    after: after.kind === "same" && !gap.includes("\n"),
  };
  const wanted = hasWord ? "after" : "before";
  const other = hasWord ? "before" : "after";
  return isGood[wanted] || !isGood[other] ? wanted : other;
}

function joinLoose(texts: Texts, steps: readonly AlignmentStep[]): AlignmentStep[] {
  const done: AlignmentStep[] = [];
  for (const step of steps) {
    const last = done.at(-1);
    const isRegrouped = last?.kind === "same" && step.kind === "same" && isSpacingChanged(texts, last, step);
    const areRemovals = last && last.kind !== "same" && step.kind !== "same" && isDeletion(last) && isDeletion(step);
    if (last && (isRegrouped || areRemovals)) done.splice(-1, 1, joinSteps(last, step));
    else done.push(step);
  }
  return done;
}

type Gap = { start: number; end: number; text: string };

const gapAfter = (text: string, tokens: readonly Token[], at: number): Gap => {
  const [start, end] = [tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? text.length];
  return { start, end, text: text.slice(start, end) };
};
const isEmptyGap = ({ text }: Gap): boolean => text === "";

function isSpacingChanged({ original, corrected, from, to }: Texts, a: AlignmentStep, b: AlignmentStep): boolean {
  return isEmptyGap(gapAfter(original, from, a.fromEnd)) !== isEmptyGap(gapAfter(corrected, to, b.to));
}

function toHunks(texts: Texts, steps: readonly AlignmentStep[]): Hunk[] {
  const hunks: Hunk[] = [];
  for (const [at, step] of steps.entries()) {
    if (step.kind === "same") continue;
    const hunk = isGap(step) ? removeWithSpace(texts, step) : replace(texts, step);
    const [before, after] = [steps[at - 1], steps[at + 1]];
    if (!isDeletion(step)) {
      if (after && !isDeletion(after) && isSpacingChanged(texts, step, after)) {
        hunk.end = texts.from[after.from]?.start ?? hunk.end;
        hunk.correctedEnd = texts.to[after.to]?.start ?? hunk.correctedEnd;
      }
      if (before?.kind === "same" && isSpacingChanged(texts, before, step)) {
        hunk.start = texts.from[before.fromEnd - 1]?.start ?? hunk.start;
        hunk.correctedStart = texts.to[before.toEnd - 1]?.start ?? hunk.correctedStart;
      }
    }
    hunks.push(hunk);
  }
  return hunks;
}

const replace = ({ from, to }: Texts, step: AlignmentStep): Hunk => ({
  start: from[step.from]?.start ?? 0,
  end: from[step.fromEnd - 1]?.end ?? 0,
  correctedStart: to[step.to]?.start ?? 0,
  correctedEnd: to[step.toEnd - 1]?.end ?? 0,
});

/** Also removes the white space on one side, so that none is left twice. */
function removeWithSpace({ original, corrected, from, to }: Texts, step: AlignmentStep): Hunk {
  const before = gapAfter(original, from, step.from);
  const after = gapAfter(original, from, step.fromEnd);
  const left = gapAfter(corrected, to, step.to);
  const isFirst = step.from === 0;
  if (isFirst || (step.fromEnd < from.length && isEmptyGap(before) === isEmptyGap(left) && !after.text.includes("\n")))
    return { start: before.end, end: after.end, correctedStart: left.end, correctedEnd: left.end };
  if (step.fromEnd === from.length || isEmptyGap(after) === isEmptyGap(left))
    return { start: before.start, end: after.start, correctedStart: left.start, correctedEnd: left.start };
  return { start: before.start, end: after.end, correctedStart: left.start, correctedEnd: left.end };
}
