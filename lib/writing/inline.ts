import { toSegments } from "@/lib/writing/highlight";
import type { WritingError, WritingResult } from "@/lib/writing/schema";

/**
 * A change inside a text: `before` and `after` stay (each perhaps empty), `removed` went, `added` came in its place.
 */
export type InlineChange = { error: WritingError; before: string; removed: string; added: string; after: string };

/**
 * A piece of the text with its corrections in it: unchanged, a change, or left out of the marking. `start` is its place
 * in the original text.
 */
export type InlinePiece = { start: number; text: string; change: InlineChange | null; isLeftOut: boolean };

/** What of a result the texts are shown from. */
export type ShownTexts = Pick<WritingResult, "originalText" | "correctedText" | "errors"> &
  Partial<Pick<WritingResult, "details">>;

/**
 * A text and its correction as one text.
 * @returns the pieces in order; null where the errors are not all there is between the two texts
 */
export function toInline({ originalText, correctedText, errors, details }: ShownTexts): InlinePiece[] | null {
  const leftOut = (details?.leftOut ?? []).map((passage) => ({ ...passage, error: null }));
  const segments = toSegments(originalText, [
    ...errors.map((error) => ({ start: error.start, end: error.end, error })),
    ...leftOut,
  ]);
  const told = segments.map(({ text, item }) => item?.error?.corrected ?? text).join("");
  if (told !== correctedText) return null;
  return segments.map(({ start, text, item }) => {
    return { start, text, change: item?.error ? toChange(item.error) : null, isLeftOut: item?.error === null };
  });
}

/** A change without the words it keeps: "ho" that became "ho già" only adds. Words are never cut. */
function toChange(error: WritingError): InlineChange {
  const { original, corrected } = error;
  const isLonger = corrected.length > original.length;
  const [kept, whole] = isLonger ? [original, corrected] : [corrected, original];
  const told = (before: string, rest: string, after: string): InlineChange => ({
    error,
    before,
    removed: isLonger ? "" : rest,
    added: isLonger ? rest : "",
    after,
  });
  if (kept !== "" && kept !== whole) {
    const [tail, head] = [whole.slice(kept.length), whole.slice(0, -kept.length)];
    if (whole.startsWith(kept) && !cutsWord(kept, tail)) return told(kept, tail, "");
    if (whole.endsWith(kept) && !cutsWord(head, kept)) return told("", head, kept);
  }
  return { error, before: "", removed: original, added: corrected, after: "" };
}

/** Whether a place between two pieces of a text lies inside a word. */
function cutsWord(left: string, right: string): boolean {
  return /[\p{L}\p{M}\p{N}]$/u.test(left) && /^[\p{L}\p{M}\p{N}]/u.test(right);
}
