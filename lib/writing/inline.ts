import { toSegments } from "@/lib/writing/highlight";
import type { WritingError, WritingResult } from "@/lib/writing/schema";

/** `before` and `after` stay and may be empty; `added` replaces `removed`. */
export type InlineChange = { error: WritingError; before: string; removed: string; added: string; after: string };

/** `start`: offset in the original text; `isLeftOut`: left out of the marking. */
export type InlinePiece = { start: number; text: string; change: InlineChange | null; isLeftOut: boolean };

export type ShownTexts = Pick<WritingResult, "originalText" | "correctedText" | "errors"> &
  Partial<Pick<WritingResult, "details">>;

/** A text and its correction as one text; null if the errors do not cover all differences. */
export function toInline({ originalText, correctedText, errors, details }: ShownTexts): InlinePiece[] | null {
  const leftOut = (details?.leftOut ?? []).map((passage) => ({ ...passage, error: null }));
  const corrections = errors.map((error) => ({ start: error.start, end: error.end, error }));
  const segments = toSegments(originalText, [...corrections, ...leftOut]);
  const rebuilt = segments.map(({ text, item }) => item?.error?.corrected ?? text).join("");
  if (rebuilt !== correctedText) return null;
  return segments.map(({ start, text, item }) => {
    return { start, text, change: item?.error ? toChange(item.error) : null, isLeftOut: item?.error === null };
  });
}

/** Trims the unchanged words: "ho" -> "ho già" is a pure insertion. Never splits a word. */
function toChange(error: WritingError): InlineChange {
  const { original, corrected } = error;
  const isLonger = corrected.length > original.length;
  const [shorter, longer] = isLonger ? [original, corrected] : [corrected, original];
  const partialChange = (before: string, rest: string, after: string): InlineChange => ({
    error,
    before,
    removed: isLonger ? "" : rest,
    added: isLonger ? rest : "",
    after,
  });
  if (shorter !== "" && shorter !== longer) {
    const [tail, head] = [longer.slice(shorter.length), longer.slice(0, -shorter.length)];
    if (longer.startsWith(shorter) && !cutsWord(shorter, tail)) return partialChange(shorter, tail, "");
    if (longer.endsWith(shorter) && !cutsWord(head, shorter)) return partialChange("", head, shorter);
  }
  return { error, before: "", removed: original, added: corrected, after: "" };
}

function cutsWord(left: string, right: string): boolean {
  return /[\p{L}\p{M}\p{N}]$/u.test(left) && /^[\p{L}\p{M}\p{N}]/u.test(right);
}
