import { alignTexts } from "@/lib/writing/align";
import type { CorrectedSentences } from "@/lib/writing/changes";
import { normaliseText } from "@/lib/writing/normalise";
import type { Draft } from "@/lib/writing/schema";
import type { SentenceSpan } from "@/lib/writing/sentences";

/** In a sentence of at least so many words, this share of its letters may change; shorter ones may change wholly. */
const LONG_SENTENCE_WORDS = 6;
const MOST_CHANGED = 0.8;

/** How much longer a corrected sentence may be than the learner's. */
const MOST_GROWTH = { factor: 1.5, more: 24 };

/**
 * Reads the corrected sentences out of what the model answered, and finds those that cannot be used: left out, emptied,
 * or written anew instead of corrected.
 * @returns the usable corrections by sentence number, and the numbers of the faulty ones
 */
export function readDraft(
  sentences: readonly SentenceSpan[],
  draft: Draft,
): { corrected: CorrectedSentences; faulty: number[] } {
  const corrected = new Map<number, string>();
  const faulty: number[] = [];
  for (const sentence of sentences) {
    const answer = draft.sentences.find(({ n }) => n === sentence.n);
    const text = answer && !isGrown(sentence.text, answer.corrected) && cleanSentence(sentence.text, answer.corrected);
    if (text && !isRewritten(sentence.text, text)) corrected.set(sentence.n, text);
    else faulty.push(sentence.n);
  }
  return { corrected, faulty };
}

/** A corrected sentence as it may be stored: one line, nothing invisible, the learner's own kind of apostrophe. */
function cleanSentence(original: string, corrected: string): string {
  const line = normaliseText(corrected.toWellFormed())
    .text.replace(/[\n\t]+/gu, " ")
    .trim();
  if (original.includes("’") && !original.includes("'")) return line.replaceAll("'", "’");
  return original.includes("’") ? line : line.replaceAll("’", "'");
}

const isGrown = (original: string, corrected: string): boolean =>
  corrected.length > original.length * MOST_GROWTH.factor + MOST_GROWTH.more;

/** Whether a sentence was written anew: nearly every letter changed, or much was added. */
function isRewritten(original: string, corrected: string): boolean {
  if (isGrown(original, corrected)) return true;
  if (original.split(/\s+/u).length < LONG_SENTENCE_WORDS) return false;
  const letters = (text: string) => text.replaceAll(/\s/gu, "").length;
  const changed = alignTexts(original, corrected).reduce(
    (sum, { start, end }) => sum + letters(original.slice(start, end)),
    0,
  );
  return changed > MOST_CHANGED * letters(original);
}
