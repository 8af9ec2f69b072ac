/** Words whose full stop does not end a sentence. Authors write them out; this keeps a slip from cutting a sentence. */
const ABBREVIATIONS = new Set("sig sigg dott prof avv ing geom rag es ecc tel pag n art".split(" "));

const BOUNDARY = /[.!?…]+[»”"')\]]*\s+/gu;

/**
 * Cuts a spoken text into its sentences, in order, each with its closing punctuation and quotation marks.
 * Joined with single spaces they give the text back (white space collapsed). The audio tool speaks one sentence at a
 * time by this cut and the review shows the same sentences to tap, so both must use this function.
 */
export function splitSentences(text: string): string[] {
  const flat = text.trim().replace(/\s+/gu, " ");
  const sentences: string[] = [];
  let start = 0;
  for (const match of flat.matchAll(BOUNDARY)) {
    const end = match.index + match[0].length;
    if (!endsSentence(flat.slice(start, match.index), match[0].trimEnd(), flat.slice(end))) continue;
    sentences.push(flat.slice(start, end).trimEnd());
    start = end;
  }
  if (start < flat.length) sentences.push(flat.slice(start));
  return sentences;
}

/** A boundary counts unless a small letter follows ("Mah... non so") or the stop belongs to an abbreviation. */
function endsSentence(before: string, mark: string, after: string): boolean {
  if (/^["«“'(]?\p{Ll}/u.test(after)) return false;
  if (mark !== ".") return true;
  const word = /\p{L}+$/u.exec(before)?.[0] ?? "";
  return !ABBREVIATIONS.has(word.toLowerCase());
}
