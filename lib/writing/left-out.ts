import type { NormalText } from "@/lib/writing/normalise";

/** `text.slice(start, end)`, in UTF-16 units. */
export type TextRange = { start: number; end: number };

/** Replaces each passage with a line end, so that no correction spans the gap. Passages may overlap. */
export function withoutRanges(normal: NormalText, passages: readonly TextRange[]): NormalText {
  const cuts = mergeRanges(normal.text, passages);
  if (cuts.length === 0) return normal;
  let text = "";
  const origins: TextRange[] = [];
  const keep = (start: number, end: number) => {
    for (let at = start; at < end; at += 1) origins.push({ start: at, end: at + 1 });
    text += normal.text.slice(start, end);
  };
  let done = 0;
  for (const { start, end } of cuts) {
    keep(done, start);
    // The line end that replaces a passage: an insertion before it comes before the passage.
    origins.push({ start, end: start });
    text += "\n";
    done = end;
  }
  keep(done, normal.text.length);
  return {
    text,
    toTyped: (start, end) => {
      const from = origins[start]?.start ?? normal.text.length;
      return normal.toTyped(from, end > start ? (origins[end - 1]?.end ?? normal.text.length) : from);
    },
  };
}

const SAYS_SOMETHING = /[\p{L}\p{N}]/u;

/** Sorts and merges passages; adjacent text without letters and numbers, on the same line, goes with them. */
export function mergeRanges(text: string, passages: readonly TextRange[]): TextRange[] {
  const joined: TextRange[] = [];
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

const isOneLine = (text: string, from: number, to: number): boolean => !text.slice(from, to).includes("\n");
