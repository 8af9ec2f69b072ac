/** `item` is null for plain text; offsets in UTF-16 units. */
export type Segment<T> = { start: number; text: string; item: T | null };

/** Cuts a text into pieces that together are the whole. Empty, overlapping and out-of-range spans are dropped. */
export function toSegments<T extends { start: number; end: number }>(text: string, items: readonly T[]): Segment<T>[] {
  const segments: Segment<T>[] = [];
  let at = 0;
  for (const item of items.toSorted((a, b) => a.start - b.start)) {
    const { start, end } = item;
    if (start < at || end <= start || end > text.length) continue;
    if (start > at) segments.push({ start: at, text: text.slice(at, start), item: null });
    segments.push({ start, text: text.slice(start, end), item });
    at = end;
  }
  if (at < text.length) segments.push({ start: at, text: text.slice(at), item: null });
  return segments;
}
