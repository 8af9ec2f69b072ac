import type { NormalText } from "@/lib/writing/normalise";

/** A stretch of a text, offsets in UTF-16 units: `text.slice(start, end)`. */
export type Passage = { start: number; end: number };

/**
 * A text without some of its passages, each line end put where one went, and still with the way back to the text as
 * typed: what was on the two sides of a passage is never one sentence, so no correction reaches across it.
 * @param passages in any order; they may overlap
 */
export function withoutPassages(normal: NormalText, passages: readonly Passage[]): NormalText {
  const cuts = joinPassages(normal.text, passages);
  if (cuts.length === 0) return normal;
  let text = "";
  /** Where each unit of the shorter text stands in the longer one. */
  const places: Passage[] = [];
  const keep = (start: number, end: number) => {
    for (let at = start; at < end; at += 1) places.push({ start: at, end: at + 1 });
    text += normal.text.slice(start, end);
  };
  let done = 0;
  for (const { start, end } of cuts) {
    keep(done, start);
    // The line end in a passage's place: what is added before it is added before the passage.
    places.push({ start, end: start });
    text += "\n";
    done = end;
  }
  keep(done, normal.text.length);
  return {
    text,
    toTyped: (start, end) => {
      const from = places[start]?.start ?? normal.text.length;
      return normal.toTyped(from, end > start ? (places[end - 1]?.end ?? normal.text.length) : from);
    },
  };
}

const SAYS_SOMETHING = /[\p{L}\p{N}]/u;

/**
 * Passages in order and apart from each other. What lies between two of them, or between one and the end of its line,
 * and has neither letter nor number, goes with them.
 */
export function joinPassages(text: string, passages: readonly Passage[]): Passage[] {
  const joined: Passage[] = [];
  for (const { start, end } of passages.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (end <= start) continue;
    const last = joined.at(-1);
    if (last && !SAYS_SOMETHING.test(text.slice(last.end, start)) && isOneLine(text, last.end, start))
      last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  for (const passage of joined) {
    const lineStart = text.lastIndexOf("\n", passage.start - 1) + 1;
    const lineEnd = text.indexOf("\n", passage.end);
    const before = text.slice(passage.start === 0 ? 0 : lineStart, passage.start);
    const after = text.slice(passage.end, lineEnd < 0 ? text.length : lineEnd);
    if (!SAYS_SOMETHING.test(before)) passage.start -= before.length;
    if (!SAYS_SOMETHING.test(after)) passage.end += after.length;
  }
  return joined;
}

/** Whether no line ends between two places; a place before the other counts as the same line. */
const isOneLine = (text: string, from: number, to: number): boolean => !text.slice(from, to).includes("\n");
