export type Respelling = { written: string; spoken: string };

/** Replaces every word of the lexicon by its spoken form; longer entries win. */
export function respell(sentence: string, lexicon: readonly Respelling[]): string {
  const byLength = lexicon.toSorted((a, b) => b.written.length - a.written.length);
  return byLength.reduce((text, { written, spoken }) => {
    const literal = written.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/'/g, "['’]");
    // Not inside [[...]]: an earlier entry may already have written phonemes there.
    const whole = new RegExp(`(?<![\\p{L}\\p{M}])${literal}(?![\\p{L}\\p{M}])(?![^[]*\\]\\])`, "giu");
    return text.replace(whole, () => spoken);
  }, sentence);
}

/** Removes grave and acute accents. */
export function withoutAccents(word: string): string {
  return word
    .normalize("NFD")
    .replace(/[\u0300\u0301]/g, "")
    .normalize("NFC");
}
