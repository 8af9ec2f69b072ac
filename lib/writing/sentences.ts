/** A sentence of a text and where it stands: `text.slice(start, end)`, without the white space around it. */
export type SentenceSpan = { n: number; start: number; end: number; text: string };

/**
 * Cuts a text into sentences: at line ends and after . ! ? … followed by white space.
 * @returns the sentences in order, numbered from 1, their offsets in UTF-16 units
 */
export function numberSentences(text: string): SentenceSpan[] {
  const spans: SentenceSpan[] = [];
  for (const match of text.matchAll(/[^\n]+?(?:[.!?…]+["»”)]*(?=\s)|(?=\n)|$)/gu)) {
    const raw = match[0];
    const sentence = raw.trim();
    if (sentence === "") continue;
    const start = match.index + raw.indexOf(sentence);
    spans.push({ n: spans.length + 1, start, end: start + sentence.length, text: sentence });
  }
  return spans;
}
