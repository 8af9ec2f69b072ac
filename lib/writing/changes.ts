import { alignTexts, type Hunk } from "@/lib/writing/align";
import { isRewritten } from "@/lib/writing/classify-corrections";
import type { ErrorType } from "@/lib/writing/error-kinds";
import type { NormalText } from "@/lib/writing/normalise";
import type { CorrectedSentences, WritingError } from "@/lib/writing/schema";
import type { SentenceSpan } from "@/lib/writing/sentences";
import { isPlaceholder } from "@/lib/writing/tokens";

/** One correction of a text: the unit that is explained, kept or dropped. */
export type Change = {
  id: number;
  sentence: number;
  original: string;
  corrected: string;
  isUnclear: boolean;
  /** Made by one of two correctors: dropped unless the judge keeps it. */
  isOnce?: boolean;
  /** The other corrector's words, if they differ. */
  alternative?: string;
  /** In the normalised text, in UTF-16 units. */
  start: number;
  end: number;
};

export type JudgedChange = {
  id: number;
  type: ErrorType;
  explanation: string;
  quoted: string;
  example: string;
  isKept: boolean;
};

type Piece = { start: number; end: number; corrected: string; isUnclear: boolean };

/** The differences between the sentences and their corrections, in order, numbered from 1. */
export function findChanges(sentences: readonly SentenceSpan[], response: CorrectedSentences): Change[] {
  const corrections = new Map(response.sentences.map((sentence) => [sentence.n, sentence]));
  const changes: Change[] = [];
  for (const { n, start, text } of sentences) {
    const { corrected = text, unclear = "" } = corrections.get(n) ?? {};
    for (const piece of cutSentence(text, corrected, unclear)) {
      changes.push({
        id: changes.length + 1,
        sentence: n,
        original: text.slice(piece.start, piece.end),
        corrected: piece.corrected,
        isUnclear: piece.isUnclear,
        start: start + piece.start,
        end: start + piece.end,
      });
    }
  }
  return changes;
}

function cutSentence(text: string, corrected: string, unclear: string): Piece[] {
  const hunks = isRewritten(text, corrected)
    ? [{ start: 0, end: text.length, correctedStart: 0, correctedEnd: corrected.length }]
    : alignTexts(text, corrected).filter((hunk) => !fillsPlaceholder(text, corrected, hunk));
  const pieces = hunks.map(({ start, end, correctedStart, correctedEnd }) => {
    return { start, end, corrected: corrected.slice(correctedStart, correctedEnd), isUnclear: false };
  });
  return unclear === "" ? pieces : markUnclear(text, pieces, unclear);
}

/** Filling in a placeholder corrects no mistake. */
function fillsPlaceholder(text: string, corrected: string, hunk: Hunk): boolean {
  const original = text.slice(hunk.start, hunk.end).trim();
  return isPlaceholder(original) && !corrected.slice(hunk.correctedStart, hunk.correctedEnd).includes(original);
}

/** Joins the unclear passage, or else the whole sentence, with the changes in it. */
function markUnclear(text: string, pieces: readonly Piece[], unclear: string): Piece[] {
  const at = text.indexOf(unclear);
  const passage = at < 0 ? { start: 0, end: text.length } : { start: at, end: at + unclear.length };
  const isInside = ({ start, end }: Piece) => start < passage.end && passage.start < end;
  const inside = pieces.filter(isInside);
  const start = Math.min(passage.start, ...inside.map((piece) => piece.start));
  const end = Math.max(passage.end, ...inside.map((piece) => piece.end));
  let corrected = "";
  let done = start;
  for (const piece of inside) {
    corrected += text.slice(done, piece.start) + piece.corrected;
    done = piece.end;
  }
  return [
    ...pieces.filter((piece) => piece.end <= passage.start),
    { start, end, corrected: corrected + text.slice(done, end), isUnclear: true },
    ...pieces.filter((piece) => piece.start >= passage.end),
  ];
}

/**
 * The corrected text, and the errors in the text as typed. A change without a judgement is stored as `altro`.
 * @returns ordered errors without overlap; replacing each `typed.slice(start, end)` gives `correctedText`
 */
export function applyChanges(
  typed: string,
  normal: NormalText,
  changes: readonly Change[],
  judged: ReadonlyMap<number, JudgedChange>,
): { correctedText: string; errors: WritingError[] } {
  const errors: WritingError[] = [];
  let correctedText = "";
  let at = 0;
  for (const change of changes) {
    const judgement = judged.get(change.id);
    if (judgement && !judgement.isKept) continue;
    const { start, end } = normal.toTyped(change.start, change.end);
    const last = errors.at(-1);
    // Two changes inside one character of the typed text are merged.
    if (last && start < at) {
      last.corrected += change.corrected;
      last.end = Math.max(last.end, end);
      last.original = typed.slice(last.start, last.end);
      correctedText += change.corrected;
      last.correctedEnd = correctedText.length;
      at = last.end;
      continue;
    }
    correctedText += typed.slice(at, start);
    errors.push({
      id: errors.length + 1,
      type: judgement?.type ?? "altro",
      original: typed.slice(start, end),
      corrected: change.corrected,
      explanation: judgement?.explanation ?? "",
      ...(judgement?.quoted ? { quoted: judgement.quoted } : {}),
      ...(judgement?.example ? { example: judgement.example } : {}),
      ...(change.isUnclear ? { isUnclear: true } : {}),
      start,
      end,
      correctedStart: correctedText.length,
      correctedEnd: correctedText.length + change.corrected.length,
    });
    correctedText += change.corrected;
    at = end;
  }
  return { correctedText: correctedText + typed.slice(at), errors };
}
