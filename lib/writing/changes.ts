import { alignTexts } from "@/lib/writing/align";
import type { NormalText } from "@/lib/writing/normalise";
import type { ErrorType, WritingError } from "@/lib/writing/schema";
import type { SentenceSpan } from "@/lib/writing/sentences";

/** One difference between a text and its corrected sentences: the unit that is explained, kept or dropped. */
export type Change = {
  id: number;
  /** The number of its sentence. */
  sentence: number;
  original: string;
  corrected: string;
  /** Where it stands in the normalised text, in UTF-16 units. */
  start: number;
  end: number;
};

/** A change as judged. */
export type JudgedChange = { id: number; type: ErrorType; explanation: string; isKept: boolean };

/** What became of each sentence, by its number. */
export type CorrectedSentences = ReadonlyMap<number, string>;

/** The differences between the sentences and their corrections, in order, numbered from 1. */
export function findChanges(sentences: readonly SentenceSpan[], corrected: CorrectedSentences): Change[] {
  const changes: Change[] = [];
  for (const { n, start, text } of sentences) {
    const after = corrected.get(n) ?? text;
    for (const hunk of alignTexts(text, after)) {
      changes.push({
        id: changes.length + 1,
        sentence: n,
        original: text.slice(hunk.start, hunk.end),
        corrected: after.slice(hunk.correctedStart, hunk.correctedEnd),
        start: start + hunk.start,
        end: start + hunk.end,
      });
    }
  }
  return changes;
}

/**
 * The corrected text and the located errors, in the text exactly as the learner typed it.
 * @param typed the text as typed, of which `normal` is the normalised form
 * @param judged by change id; a change without judgement is kept and called `altro`
 * @returns errors in order that do not overlap: `typed.slice(start, end) === original`, and replacing each gives `correctedText`
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
    // Two changes inside what is one sign of the typed text: the first one stands.
    if (start < at) continue;
    correctedText += typed.slice(at, start);
    errors.push({
      id: errors.length + 1,
      type: judgement?.type ?? "altro",
      original: typed.slice(start, end),
      corrected: change.corrected,
      explanation: judgement?.explanation ?? "",
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
