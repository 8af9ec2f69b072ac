/**
 * The row that a key leads to, among `count` rows; null when the key does nothing there.
 * @param at the focused row, -1 for the search field above the rows
 */
export function rowAfter(key: string, at: number, count: number): number | null {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (!step) return null;
  const next = at + step;
  return next >= 0 && next < count ? next : null;
}
