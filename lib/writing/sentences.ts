/** A sentence of a text and where it stands: `text.slice(start, end)`, without the white space around it. */
export type SentenceSpan = { n: number; start: number; end: number; text: string };

const SENTENCE = /[^\n]+?(?:[.!?…]+["»”)]*(?=\s)|(?=\n)|$)/gu;

/** Shortened words that a name or a number follows; after "ecc." and "p.es." a sentence may begin. */
const ABBREVIATION =
  /(?:^|[\s("«])(?:dott|dott\.?ssa|dr|dr\.?ssa|sig|sig\.?ra|sig\.?na|sigg|prof|prof\.?ssa|avv|ing|arch|geom|rag|gent|gent\.?mo|gent\.?ma|egr|spett|on|p\.?zza|v\.?le|tel|cell|pag|art|cap|nr?|\p{Lu})\.$/iu;
const OPEN_ABBREVIATION = /(?:^|[\s(])(?:ecc|etc|p\.?\s?es|es|c\.a|ca|a\.m|p\.m|min|max)\.$/iu;
/** A day of a month or a number in a list: "il 3.", "il 3.5.". */
const DATE = /(?:^|[\s(])\d{1,2}\.(?:\d{1,2}\.)?$/u;

/**
 * Cuts a text into sentences: at line ends and after . ! ? … followed by white space, though not after the full stop of
 * an abbreviation or a date.
 * @returns the sentences in order, numbered from 1, their offsets in UTF-16 units
 */
export function numberSentences(text: string): SentenceSpan[] {
  const spans: SentenceSpan[] = [];
  for (const match of text.matchAll(SENTENCE)) {
    const raw = match[0];
    const sentence = raw.trim();
    if (sentence === "") continue;
    const start = match.index + raw.indexOf(sentence);
    const end = start + sentence.length;
    const last = spans.at(-1);
    if (last && !text.slice(last.end, start).includes("\n") && isOpen(last.text, sentence)) {
      Object.assign(last, { end, text: text.slice(last.start, end) });
    } else spans.push({ n: spans.length + 1, start, end, text: sentence });
  }
  return spans;
}

/** Whether a piece ends with a full stop that does not end a sentence. */
function isOpen(piece: string, next: string): boolean {
  if (ABBREVIATION.test(piece)) return true;
  return (OPEN_ABBREVIATION.test(piece) || DATE.test(piece)) && /^[\p{Ll}\d(]/u.test(next);
}
