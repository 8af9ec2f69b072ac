/** A piece of a text: with the item it belongs to, or plain. Offsets in UTF-16 units. */
export type Segment<T> = { start: number; text: string; item: T | null };

/**
 * Cuts a text at the given spans (`text.slice(start, end)`), so that it can be shown with some pieces marked. Spans come in any order; one that is
 * empty, lies outside the text or overlaps an earlier one is left out.
 * @returns pieces that together are the whole text
 */
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
