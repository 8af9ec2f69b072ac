/** A piece of a text: with the item it belongs to, or plain. Offsets in UTF-16 units. */
export type Segment<T> = { start: number; text: string; item: T | null };

/**
 * Cuts a text at the given spans, so that it can be shown with some pieces marked. Spans come in any order; one that is
 * empty, lies outside the text or overlaps an earlier one is left out.
 * @param spanOf where an item stands: `text.slice(start, end)`
 * @returns pieces that together are the whole text
 */
export function toSegments<T>(
  text: string,
  items: readonly T[],
  spanOf: (item: T) => { start: number; end: number },
): Segment<T>[] {
  const spans = items.map((item) => ({ item, ...spanOf(item) })).sort((a, b) => a.start - b.start);
  const segments: Segment<T>[] = [];
  let at = 0;
  for (const { item, start, end } of spans) {
    if (start < at || end <= start || end > text.length) continue;
    if (start > at) segments.push({ start: at, text: text.slice(at, start), item: null });
    segments.push({ start, text: text.slice(start, end), item });
    at = end;
  }
  if (at < text.length) segments.push({ start: at, text: text.slice(at), item: null });
  return segments;
}
