import { diffArrays } from "diff";

/** A change between two texts: `original.slice(start, end)` became `corrected.slice(correctedStart, correctedEnd)`. */
export type Hunk = { start: number; end: number; correctedStart: number; correctedEnd: number };

// An elided word keeps its apostrophe ("l'", "un'"), so that "un'amico" and "un amico" differ in the article alone.
const TOKEN = /[\p{L}\p{M}\p{N}]+['’]|[\p{L}\p{M}\p{N}]+|\s+|[^\s]/gu;

/** Texts with more differences than this have little in common: comparing them further costs time and tells nothing. */
const MOST_EDITS = 1500;

const tokenize = (text: string): string[] => text.match(TOKEN) ?? [];

/** A stretch of both texts, the same in both or changed. Put together the stretches give both texts. */
type Piece = { isEqual: boolean; from: string; to: string };

/**
 * Where two texts differ, word by word. An insertion takes in the word beside it, so that there is always something of
 * the learner's to point at (unless the original is blank).
 * @returns hunks in order that do not overlap; replacing each in `original` gives `corrected`. Offsets in UTF-16 units
 */
export function alignTexts(original: string, corrected: string): Hunk[] {
  const hunks: Hunk[] = [];
  let start = 0;
  let correctedStart = 0;
  for (const { isEqual, from, to } of anchorInsertions(mergeNeighbours(comparePieces(original, corrected)))) {
    const end = start + from.length;
    const correctedEnd = correctedStart + to.length;
    if (!isEqual) hunks.push({ start, end, correctedStart, correctedEnd });
    start = end;
    correctedStart = correctedEnd;
  }
  return hunks;
}

function comparePieces(original: string, corrected: string): Piece[] {
  const pieces: Piece[] = [];
  const differences = diffArrays(tokenize(original), tokenize(corrected), { maxEditLength: MOST_EDITS });
  if (!differences) return [{ isEqual: false, from: original, to: corrected }];
  for (const { added, removed, value } of differences) {
    const text = value.join("");
    const last = pieces.at(-1);
    if (!added && !removed) pieces.push({ isEqual: true, from: text, to: text });
    else if (last && !last.isEqual)
      pieces[pieces.length - 1] = join(last, { from: removed ? text : "", to: added ? text : "" });
    else pieces.push({ isEqual: false, from: removed ? text : "", to: added ? text : "" });
  }
  return pieces;
}

/**
 * Takes two changes for one where only a space stands between them and one of them only adds or removes: "in la" that
 * became "nella" is one correction, not a replacement and a removal.
 */
function mergeNeighbours(pieces: readonly Piece[]): Piece[] {
  const done: Piece[] = [];
  for (const piece of pieces) {
    const gap = done.at(-1);
    const before = done.at(-2);
    const isOneChange =
      !piece.isEqual &&
      gap?.isEqual &&
      /^[^\S\n]+$/u.test(gap.from) &&
      before !== undefined &&
      [piece, before].some(({ from, to }) => from.trim() === "" || to.trim() === "");
    if (!isOneChange) done.push(piece);
    else done.splice(-2, 2, ...freeEnd(join(join(before, gap), piece)));
  }
  return done;
}

/** Leaves white space that both sides of a change end with out of it. */
function freeEnd({ from, to }: Piece): Piece[] {
  const space = /\s$/u.exec(from)?.[0] ?? "";
  if (space === "" || !to.endsWith(space)) return [{ isEqual: false, from, to }];
  return [{ isEqual: false, from: from.slice(0, -1), to: to.slice(0, -1) }, ...equal(space)];
}

/** Gives every change something of the original to point at: the word before it, or else the word after it. */
function anchorInsertions(pieces: readonly Piece[]): Piece[] {
  const done: Piece[] = [];
  for (const piece of pieces) {
    const last = done.at(-1);
    if (last && !last.isEqual && isBlank(last)) {
      done.pop();
      done.push(...takeWordAfter(last, piece));
    } else if (!piece.isEqual && isBlank(piece)) {
      done.push(...takeWordBefore(done, piece));
    } else {
      done.push(piece);
    }
  }
  return done;
}

const isBlank = ({ from }: Piece): boolean => from.trim() === "";
const join = (a: { from: string; to: string }, b: { from: string; to: string }): Piece => ({
  isEqual: false,
  from: a.from + b.from,
  to: a.to + b.to,
});
const equal = (text: string): Piece[] => (text === "" ? [] : [{ isEqual: true, from: text, to: text }]);

/** Takes from `done` what the change needs before it and gives the pieces to put in its place. */
function takeWordBefore(done: Piece[], change: Piece): Piece[] {
  let open = change;
  while (isBlank(open)) {
    const before = done.pop();
    if (!before) break;
    const at = before.isEqual ? before.from.search(/\S+\s*$/u) : 0;
    if (at > 0) {
      const word = before.from.slice(at);
      return [...equal(before.from.slice(0, at)), join({ from: word, to: word }, open)];
    }
    open = join(before, open);
  }
  return [open];
}

function takeWordAfter(change: Piece, next: Piece): Piece[] {
  const word = next.isEqual ? (next.from.match(/^\s*\S+/u)?.[0] ?? next.from) : null;
  if (word === null) return [join(change, next)];
  return [join(change, { from: word, to: word }), ...equal(next.from.slice(word.length))];
}
