/**
 * Cuts a line of a text at words it holds.
 * @returns what stands before and after them, or null when the line does not hold them
 */
export function splitAtQuote(line: string, quote: string): { before: string; after: string } | null {
  const at = quote ? line.indexOf(quote) : -1;
  return at < 0 ? null : { before: line.slice(0, at), after: line.slice(at + quote.length) };
}
