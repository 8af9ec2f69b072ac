import type { Change } from "@/lib/writing/changes";
import type { Judgement } from "@/lib/writing/schema";
import type { SentenceSpan } from "@/lib/writing/sentences";

// The corrected text never keeps a non-word in one place that it corrects in another. Words that exist may be right there.

const WORD = /^\p{Ll}[\p{L}\p{M}]{2,}$/u;

const isOneWord = ({ original, corrected, isUnclear }: Change): boolean =>
  !isUnclear && WORD.test(original) && WORD.test(corrected);

const capitalise = (word: string): string => word.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
const lower = (word: string): string => word.replace(/^\p{L}/u, (letter) => letter.toLowerCase());

/**
 * The words that changes replace by another one, also as they begin a sentence (there they may be names); those that the
 * dictionary lacks are non-words.
 */
export const listReplaced = (changes: readonly Change[]): string[] =>
  changes.filter(isOneWord).flatMap(({ original }) => [original, capitalise(original)]);

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
    const capital = nonWords.has(capitalise(original)) ? `|(?<=^[^\\p{L}\\p{N}]*)${capitalise(original)}` : "";
    const places = new RegExp(`(?<![\\p{L}\\p{M}'’-])(?:${original}${capital})(?![\\p{L}\\p{M}'’-])`, "gu");
    for (const { n, start: sentenceStart, text } of sentences) {
      for (const { index, 0: found } of text.matchAll(places)) {
        const start = sentenceStart + index;
        const end = start + found.length;
        if (changes.some((change) => change.start < end && start < change.end)) continue;
        const right = found === original ? corrected : capitalise(corrected);
        added.push({ id: 0, sentence: n, original: found, corrected: right, isUnclear: false, start, end });
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
  const plain = (change: Change) => ({
    ...change,
    original: lower(change.original),
    corrected: lower(change.corrected),
  });
  const isSame = (a: Change, b: Change) =>
    plain(a).original === plain(b).original && plain(a).corrected === plain(b).corrected;
  const answers = judgement.changes.map((answer) => {
    const change = changes.find(({ id }) => id === answer.id);
    if (answer.keep || !change || !isOneWord(plain(change)) || !nonWords.has(change.original)) return answer;
    const twin = changes.find((other) => isSame(other, change) && answerOf(other.id)?.keep);
    return twin ? { ...answer, ...answerOf(twin.id), id: answer.id } : answer;
  });
  return { ...judgement, changes: answers };
}
