import { diffArrays } from "diff";

export type WordToken = { start: number; end: number; text: string };

/** Tokens `start` to `end` became `to` (joined by spaces); for an insertion `start === end`. */
export type Edit = { start: number; end: number; to: string };

const TOKEN = /[\p{L}\p{M}\p{N}]+['’]|[\p{L}\p{M}\p{N}]+|[^\s]/gu;

/** Words (an elided one with its apostrophe) and punctuation, with offsets in UTF-16 units. */
export function tokenizeWords(text: string): WordToken[] {
  return [...text.matchAll(TOKEN)].map(({ 0: token, index }) => {
    return { start: index, end: index + token.length, text: token };
  });
}

export function listEdits(original: string, corrected: string): Edit[] {
  const edits: Edit[] = [];
  const textsOf = (text: string) => tokenizeWords(text).map((token) => token.text);
  let at = 0;
  let open: { start: number; to: string[] } | null = null;
  const close = () => {
    if (open) edits.push({ start: open.start, end: at, to: open.to.join(" ") });
    open = null;
  };
  for (const { added, removed, value } of diffArrays(textsOf(original), textsOf(corrected))) {
    if (added || removed) open ??= { start: at, to: [] };
    else close();
    if (added) open?.to.push(...value);
    else at += value.length;
  }
  close();
  return edits;
}
