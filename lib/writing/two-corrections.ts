import type { Change } from "@/lib/writing/changes";
import type { Judgement } from "@/lib/writing/schema";

// Two correctors who do not see each other find more errors than one; on what only one of them changes the judge decides.

const isSame = (a: Change, b: Change): boolean =>
  a.start === b.start && a.end === b.end && a.corrected === b.corrected && a.isUnclear === b.isUnclear;

const overlap = (a: Change, b: Change): boolean => a.start < b.end && b.start < a.end;

/**
 * The changes of two corrections of a text, in its order, numbered from 1. What only one of them makes is `isOnce`. Where
 * both change the same words differently, the first stays, with the second as its `alternative` if it is one change.
 * @param read the numbers of the sentences that the second corrector read; only there is a change of the first `isOnce`
 */
export function mergeChanges(
  first: readonly Change[],
  second: readonly Change[],
  read: readonly number[],
  text: string,
): Change[] {
  const kept = first.map((change): Change => {
    const others = second.filter((other) => overlap(change, other));
    if (!read.includes(change.sentence) || others.some((other) => isSame(change, other))) return change;
    const [other] = others;
    const isPair = other && others.length === 1 && first.filter((one) => overlap(one, other)).length === 1;
    return isPair && !change.isUnclear && !other.isUnclear
      ? joinAlternatives(change, other, text)
      : { ...change, isOnce: true };
  });
  const added = second
    .filter((change) => !first.some((one) => overlap(one, change)))
    .map((change) => ({ ...change, isOnce: true }));
  return [...kept, ...added].toSorted((a, b) => a.start - b.start).map((change, at) => ({ ...change, id: at + 1 }));
}

/** One change over the words of both, with both corrections. */
function joinAlternatives(change: Change, other: Change, text: string): Change {
  const [start, end] = [Math.min(change.start, other.start), Math.max(change.end, other.end)];
  const widen = (one: Change) => text.slice(start, one.start) + one.corrected + text.slice(one.end, end);
  const [corrected, alternative] = [widen(change), widen(other)];
  const whole = { ...change, start, end, original: text.slice(start, end), corrected };
  return corrected === alternative ? whole : { ...whole, alternative };
}

/** The changes with the alternatives that the judge chose. */
export function chooseAlternatives(changes: readonly Change[], judgement: Pick<Judgement, "changes">): Change[] {
  return changes.map(({ alternative, ...change }) => {
    const isChosen = judgement.changes.find(({ id }) => id === change.id)?.second === true;
    return isChosen && alternative !== undefined ? { ...change, corrected: alternative } : change;
  });
}

/** Whether both correctors made a change, or the judge kept it. */
export const isConfirmed = ({ id, isOnce }: Change, judgement: Pick<Judgement, "changes">): boolean =>
  !isOnce || judgement.changes.some((answer) => answer.keep && (answer.id === id || answer.joins?.includes(id)));
