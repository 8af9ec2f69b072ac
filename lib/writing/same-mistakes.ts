import type { Change } from "@/lib/writing/changes";
import type { Judgement } from "@/lib/writing/schema";
import type { SentenceSpan } from "@/lib/writing/sentences";

// The corrected text never keeps a non-word in one place that it corrects in another. Words that exist may be right there.

const WORD = /^\p{Ll}[\p{L}\p{M}]{2,}$/u;

const isOneWord = ({ original, corrected, isUnclear }: Change): boolean =>
  !isUnclear && WORD.test(original) && WORD.test(corrected);

/** The words that changes replace by another one; those that the dictionary lacks are non-words. */
export const listReplaced = (changes: readonly Change[]): string[] =>
  changes.filter(isOneWord).map(({ original }) => original);

/** Adds a change for each further place of a non-word that is always corrected in the same way. */
export function addSameMistakes(
  changes: readonly Change[],
  nonWords: ReadonlySet<string>,
  sentences: readonly SentenceSpan[],
): Change[] {
  const replaced = changes.filter((change) => isOneWord(change) && nonWords.has(change.original));
  const added: Change[] = [];
  for (const [original, same] of Map.groupBy(replaced, (change) => change.original)) {
    const [corrected = "", ...others] = new Set(same.map((change) => change.corrected));
    if (others.length > 0) continue;
    for (const { n, start: sentenceStart, text } of sentences) {
      for (const { index } of text.matchAll(
        new RegExp(`(?<![\\p{L}\\p{M}'’-])${original}(?![\\p{L}\\p{M}'’-])`, "gu"),
      )) {
        const start = sentenceStart + index;
        const end = start + original.length;
        if (changes.some((change) => change.start < end && start < change.end)) continue;
        added.push({ id: 0, sentence: n, original, corrected, isUnclear: false, start, end });
      }
    }
  }
  const lastId = Math.max(0, ...changes.map(({ id }) => id));
  const numbered = added.map((change, index) => ({ ...change, id: lastId + index + 1 }));
  return [...changes, ...numbered].toSorted((a, b) => a.start - b.start);
}

/** A judgement that keeps the correction of a non-word in one place keeps it in all, with the same words. */
export function keepSameMistakes<J extends Pick<Judgement, "changes">>(
  changes: readonly Change[],
  judgement: J,
  nonWords: ReadonlySet<string>,
): J {
  const answerOf = (id: number) => judgement.changes.find((answer) => answer.id === id);
  const isSame = (a: Change, b: Change) => a.original === b.original && a.corrected === b.corrected;
  const answers = judgement.changes.map((answer) => {
    const change = changes.find(({ id }) => id === answer.id);
    if (answer.keep || !change || !isOneWord(change) || !nonWords.has(change.original)) return answer;
    const twin = changes.find((other) => isSame(other, change) && answerOf(other.id)?.keep);
    return twin ? { ...answer, ...answerOf(twin.id), id: answer.id } : answer;
  });
  return { ...judgement, changes: answers };
}
