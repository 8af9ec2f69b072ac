import { foldCase } from "@/lib/writing/similarity";

/** A word, with its apostrophe if elided ("un'amico" and "un amico" differ only in the article), or a sign. */
export type Token = { start: number; end: number; text: string };

// A placeholder such as "[Nome]" or "____" is one sign.
const TOKEN = /\[[^[\]\n]{1,40}\]|_{2,}|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*['’]?|[^\s]\p{M}*/gu;

/** Words and signs of a text; offsets in UTF-16 units. */
export function tokenize(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map(({ 0: token, index }) => {
    return { start: index, end: index + token.length, text: token };
  });
}

/** A placeholder for a name or a number: "[Nome]", "____", "XXX". */
export const isPlaceholder = (token: string): boolean => /^(?:\[[^[\]\n]*\]|_{2,}|[xX]{2,})$/u.test(token);

export const isWord = (token: string): boolean => /^[\p{L}\p{N}]/u.test(token);

/** The words of a text, through `foldCase`. */
export const plainWords = (text: string): string[] =>
  tokenize(text)
    .map((token) => foldCase(token.text))
    .filter(isWord);

/** The words that are left when each of `others` takes away one that equals it. */
export function subtractWords(words: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return words.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
