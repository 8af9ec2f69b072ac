/** Abbreviations whose full stop does not end a sentence. Authors should not use them; this is a safeguard. */
const ABBREVIATIONS = new Set("sig sigg dott prof avv ing geom rag es ecc tel pag n art".split(" "));

const BOUNDARY = /[.!?…]+[»”"')\]]*\s+/gu;

/** Splits a text into sentences. The audio tool and the review must both use this, so that their sentences match. */
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

/** No boundary before a lower-case letter ("Mah... non so") or after an abbreviation. */
function endsSentence(before: string, punctuation: string, after: string): boolean {
  if (/^["«“'(]?\p{Ll}/u.test(after)) return false;
  if (punctuation !== ".") return true;
  const word = /\p{L}+$/u.exec(before)?.[0] ?? "";
  return !ABBREVIATIONS.has(word.toLowerCase());
}
