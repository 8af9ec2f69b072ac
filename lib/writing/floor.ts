import type { Change, JudgedChange } from "@/lib/writing/changes";
import type { ErrorNoteKey, ErrorType } from "@/lib/writing/error-kinds";
import { classifyChange } from "@/lib/writing/error-types";
import { noteWithoutRule } from "@/lib/writing/ready-note";
import { rateCorrections } from "@/lib/writing/rules";
import type { SentenceSpan } from "@/lib/writing/sentences";
import type { SpellingNote } from "@/lib/writing/spelling-note";

// Bounds that hold whatever the model says. A text may persuade the model to overlook errors, but not this code.

/** An error that code finds with certainty (`certain-errors.ts`); offsets in the normalised text. */
export type CertainError = {
  start: number;
  end: number;
  original: string;
  corrected: string;
  type: ErrorType;
  note: SpellingNote;
};

type Span = { start: number; end: number };

/** True also for neighbouring words: the model may have made the same correction there. */
const isCorrected = (error: Span, changes: readonly Span[]): boolean =>
  changes.some(({ start, end }) => start <= error.end + 1 && error.start <= end + 1);

/** The certain errors that no change corrects. */
export const listMissed = (certain: readonly CertainError[], changes: readonly Span[]): CertainError[] =>
  certain.filter((error) => !isCorrected(error, changes));

/** Adds a change for each missed certain error, in order of the text; the added ones have the highest ids. */
export function addMissed(
  changes: readonly Change[],
  certain: readonly CertainError[],
  sentences: readonly SentenceSpan[],
): Change[] {
  const lastId = Math.max(0, ...changes.map(({ id }) => id));
  const added = listMissed(certain, changes).map(({ start, end, original, corrected }, index): Change => {
    const sentence = sentences.find((one) => start < one.end)?.n ?? sentences.length;
    return { id: lastId + index + 1, sentence, original, corrected, isUnclear: false, start, end };
  });
  return [...changes, ...added].toSorted((a, b) => a.start - b.start);
}

/**
 * The judgements of these changes, where a certain error is kept and has its type, whatever the model said of it.
 * @param explain the explanation for an error that the model did not explain
 */
export function keepCertain(
  judged: ReadonlyMap<number, JudgedChange>,
  changes: readonly Change[],
  certain: readonly CertainError[],
  explain: (note: SpellingNote) => string,
): Map<number, JudgedChange> {
  const kept = new Map(judged);
  for (const { id, start, corrected } of changes) {
    const error = certain.find((one) => one.start === start && one.corrected === corrected);
    if (!error) continue;
    const { quoted = "", example = "", explanation = "" } = judged.get(id) ?? {};
    const words = { quoted, example, explanation: explanation || explain(error.note) };
    kept.set(id, { id, ...words, type: error.type, isKept: true });
  }
  return kept;
}

/** The judgements of these changes, each with a kind and an explanation. @param explain a ready-made explanation */
export function explainAll(
  judged: ReadonlyMap<number, JudgedChange>,
  changes: readonly Change[],
  explain: (note: ErrorNoteKey) => string,
): Map<number, JudgedChange> {
  const all = new Map(judged);
  for (const change of changes) {
    const known = judged.get(change.id);
    if (known?.explanation) continue;
    const type = known?.type ?? (change.isUnclear ? null : classifyChange(change)) ?? "altro";
    const explanation = explain(noteWithoutRule(change, type));
    all.set(change.id, { quoted: "", example: "", isKept: true, ...known, id: change.id, type, explanation });
  }
  return all;
}

/**
 * A marker that leaves more certain errors than this, or drops more of their corrections, has not read the text as it
 * should. Teachers' corrections of 104 texts left 1 of 393: docs/decisions/017-rules-bound-the-scores.md.
 */
const MAX_LEFT = 2;
const MAX_DROPPED = 1;

type Row = { upTo: number; most: number };

/**
 * The highest believable mark by errors in 100 words, first matching row: one point above the highest opinion on the
 * texts of `tests/evals/golden.jsonl` with as many. The certain errors are about a third of all.
 */
const BELIEVABLE_MARKS: Record<"certain" | "corrections", readonly Row[]> = {
  certain: [
    { upTo: 3, most: 12 },
    { upTo: 5, most: 11 },
    { upTo: 10, most: 10 },
    { upTo: Number.POSITIVE_INFINITY, most: 8 },
  ],
  corrections: [
    { upTo: 7, most: 12 },
    { upTo: 20, most: 11 },
    { upTo: 30, most: 9 },
    { upTo: Number.POSITIVE_INFINITY, most: 8 },
  ],
};

type Findings = {
  certain: readonly CertainError[];
  /** Certain errors that the model did not correct. */
  left: readonly CertainError[];
  /** Certain errors that stayed uncorrected after the model judged the changes. */
  dropped: readonly CertainError[];
  /** Every correction of the text, also those that the model dropped. */
  corrections: readonly { original: string; corrected: string }[];
};

/** Whether a mark and what was found in its text disagree so much that a teacher must mark it. */
export function isDoubtful(score: number, findings: Findings, words: number): boolean {
  if (findings.left.length > MAX_LEFT || findings.dropped.length > MAX_DROPPED) return true;
  return (["certain", "corrections"] as const).some((name) => {
    const rate = rateCorrections(findings[name], words);
    return score > (BELIEVABLE_MARKS[name].find(({ upTo }) => rate <= upTo)?.most ?? 0);
  });
}
