/** The text before and after the quote; null if the line does not contain it. */
export function splitAtQuote(line: string, quote: string): { before: string; after: string } | null {
  const at = quote ? line.indexOf(quote) : -1;
  return at < 0 ? null : { before: line.slice(0, at), after: line.slice(at + quote.length) };
}
