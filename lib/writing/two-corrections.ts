import type { Change } from "@/lib/writing/changes";
import type { Judgement } from "@/lib/writing/schema";
import { plainWords } from "@/lib/writing/tokens";

// Two correctors who do not see each other find more errors than one; on what only one of them changes the judge decides.

const isSame = (a: Change, b: Change): boolean =>
  a.start === b.start && a.end === b.end && a.corrected === b.corrected && a.isUnclear === b.isUnclear;

/** More changed words than this are a sentence written anew. */
const MAX_GROUP_WORDS = 5;

type Group = { end: number; first: Change[]; second: Change[] };

/** `onlyBy`: the corrector who alone made a change. */
type Merged = Change & { onlyBy?: "first" | "second" };

/**
 * The changes of two corrections of a text, in its order, numbered from 1. What only one of them makes is `isOnce`. Where
 * both change the same words differently, all overlapping changes are one, with the second's words as its `alternative`.
 * So are neighbouring words of which each changes others: together the two corrections may be wrong («dal un tubo»).
 * @param read the numbers of the sentences that the second corrector read; only there is a change of the first `isOnce`
 */
export function mergeChanges(
  first: readonly Change[],
  second: readonly Change[],
  read: readonly number[],
  text: string,
): Change[] {
  const merged = groupOverlapping(first, second)
    .flatMap((group) => mergeGroup(group, read, text))
    .toSorted((a, b) => a.start - b.start);
  return groupNeighbours(merged, text)
    .flatMap((group) => joinNeighbours(group, text))
    .map(({ onlyBy, ...change }, at) => ({ ...change, id: at + 1, ...(onlyBy && { isOnce: true }) }));
}

/** Changes by one corrector alone, with nothing but spaces between them. Every other change is a group by itself. */
function groupNeighbours(changes: readonly Merged[], text: string): Merged[][] {
  const groups: Merged[][] = [];
  for (const change of changes) {
    const last = groups.at(-1)?.at(-1);
    const isNext = last?.onlyBy && change.onlyBy && text.slice(last.end, change.start).trim() === "";
    if (isNext) groups.at(-1)?.push(change);
    else groups.push([change]);
  }
  return groups;
}

function joinNeighbours(group: Merged[], text: string): Merged[] {
  const first = group.filter(({ onlyBy }) => onlyBy === "first");
  const second = group.filter(({ onlyBy }) => onlyBy === "second");
  if (first.length === 0 || second.length === 0 || group.some(({ isUnclear }) => isUnclear)) return group;
  return joinAlternatives(
    first.map(({ onlyBy, ...change }) => change),
    second,
    text,
  );
}

function groupOverlapping(first: readonly Change[], second: readonly Change[]): Group[] {
  const all = [
    ...first.map((change) => ({ change, from: "first" as const })),
    ...second.map((change) => ({ change, from: "second" as const })),
  ].toSorted((a, b) => a.change.start - b.change.start);
  const groups: Group[] = [];
  for (const { change, from } of all) {
    let group = groups.at(-1);
    if (!group || change.start >= group.end) {
      group = { end: change.end, first: [], second: [] };
      groups.push(group);
    }
    group[from].push(change);
    group.end = Math.max(group.end, change.end);
  }
  return groups;
}

function mergeGroup({ first, second }: Group, read: readonly number[], text: string): Merged[] {
  const once = (changes: readonly Change[], onlyBy: "first" | "second") =>
    changes.map((change) => ({ ...change, onlyBy }));
  const [change, ...more] = first;
  const [other, ...others] = second;
  if (!change) return once(second, "second");
  if (!read.includes(change.sentence)) return first;
  if (!other) return once(first, "first");
  if (more.length === 0 && others.length === 0 && isSame(change, other)) return first;
  const isPartlyUnclear = first.some(({ isUnclear }) => isUnclear) && more.length > 0;
  if (isPartlyUnclear || (others.length === 0 && other.isUnclear)) return once(first, "first");
  // The second wrote anew what the first corrected in places: both find these words wrong.
  const isAnew = others.length === 0 && plainWords(other.original).length > MAX_GROUP_WORDS;
  return isAnew && more.length > 0 ? first : joinAlternatives(first, second, text);
}

/**
 * One change over the words of all, with both corrections; the first's changes unchanged if both give the same text.
 */
function joinAlternatives(first: Change[], second: Change[], text: string): Change[] {
  const all = [...first, ...second];
  const start = Math.min(...all.map((one) => one.start));
  const end = Math.max(...all.map((one) => one.end));
  const corrected = correctSpan(first, start, end, text);
  const alternative = correctSpan(second, start, end, text);
  const isUnclear = first.some((one) => one.isUnclear);
  if (corrected === alternative && !isUnclear) return first;
  return first
    .slice(0, 1)
    .map((change) => ({ ...change, start, end, original: text.slice(start, end), corrected, alternative }));
}

function correctSpan(changes: readonly Change[], start: number, end: number, text: string): string {
  let corrected = "";
  let at = start;
  for (const change of changes) {
    corrected += text.slice(at, change.start) + change.corrected;
    at = change.end;
  }
  return corrected + text.slice(at, end);
}

/** The changes with the alternatives that the judge chose. */
export function chooseAlternatives(changes: readonly Change[], judgement: Pick<Judgement, "changes">): Change[] {
  return changes.map(({ alternative, ...change }) => {
    const isChosen = judgement.changes.find(({ id }) => id === change.id)?.second === true;
    return isChosen && alternative !== undefined ? { ...change, corrected: alternative, isUnclear: false } : change;
  });
}

/** Whether both correctors made a change, or the judge kept it. */
export const isConfirmed = ({ id, isOnce }: Change, judgement: Pick<Judgement, "changes">): boolean =>
  !isOnce || judgement.changes.some((answer) => answer.keep && (answer.id === id || answer.joins?.includes(id)));
