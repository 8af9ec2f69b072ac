import "server-only";
import { countWords } from "@/lib/exam/word-count";
import { findAddressedToMarker } from "@/lib/writing/addressee";
import type { Ask } from "@/lib/writing/anthropic";
import type { ModelResult } from "@/lib/writing/conversation";
import { findKnownWords } from "@/lib/writing/dictionary-thread";
import { mergeRanges, type TextRange, withoutRanges } from "@/lib/writing/left-out";
import { findMachineText } from "@/lib/writing/machine-text";
import { type NormalText, normaliseText } from "@/lib/writing/normalise";
import type { WritingTask } from "@/lib/writing/prompt";
import { findEmptyRuling, findLanguageRuling, type Ruling } from "@/lib/writing/rules";
import { numberSentences } from "@/lib/writing/sentences";
import { findSuspectSentences } from "@/lib/writing/suspect-sentences";

/** `text` exactly as typed; `locale` of the explanations. */
export type MarkInput = { text: string; task: WritingTask; locale: string };

/** Longer texts are not exam writings and go to a teacher. */
const MAX_TEXT = { words: 600, chars: 8000 };
export const isTooLong = (text: string): boolean => countWords(text) > MAX_TEXT.words || text.length > MAX_TEXT.chars;

type PreparedText = {
  normal: NormalText;
  /** `leftOut`: in the text as typed; `addressesMarker`: the sentences among it, by number. */
  leftOut: TextRange[];
  addressesMarker: number[];
  zeroRuling: Ruling | null;
};

/**
 * Leaves out what does not address the text's reader: machine text by pattern, sentences if the model says so. The
 * model is asked only if a sentence is suspicious and something depends on it.
 * @param knownToMarker the sentences that an earlier run left out
 */
export async function prepareText(
  { text, task }: MarkInput,
  ask: Ask,
  knownToMarker: number[] | null,
): Promise<ModelResult<PreparedText>> {
  const typed = normaliseText(text);
  const forms = mergeRanges(typed.text, findMachineText(text, typed));
  const normal = withoutRanges(typed, forms);
  const dictionary = await findKnownWords(normal.text.match(/\p{L}[\p{L}\p{M}]+/gu) ?? []);
  const isItalian = (word: string) => dictionary.has(word);
  const findZeroRuling = (part: string) => findEmptyRuling(part) ?? findLanguageRuling(part, isItalian);
  const toTypedPassages = (from: NormalText, passages: readonly TextRange[]) =>
    passages.map(({ start, end }) => from.toTyped(start, end));
  const leftOut = toTypedPassages(typed, forms);
  const zeroRuling = findZeroRuling(normal.text);
  const sentences = numberSentences(normal.text);
  const spansOf = (numbers: readonly number[]) => sentences.filter(({ n }) => numbers.includes(n));
  const suspects = findSuspectSentences(sentences, isItalian);
  const isSettled = zeroRuling && findZeroRuling(withoutRanges(normal, spansOf(suspects)).text);
  if (suspects.length === 0 || isSettled)
    return { ok: true, value: { normal, leftOut, addressesMarker: [], zeroRuling } };
  if (isTooLong(normal.text)) return { ok: false, failure: "too_long" };
  const found: ModelResult<number[]> = knownToMarker
    ? { ok: true, value: knownToMarker }
    : await findAddressedToMarker(ask, task, sentences, suspects);
  if (!found.ok) return found;
  const passages = mergeRanges(normal.text, spansOf(found.value));
  const rest = withoutRanges(normal, passages);
  const all = [...leftOut, ...toTypedPassages(normal, passages)].toSorted((a, b) => a.start - b.start);
  const prepared = { normal: rest, leftOut: all, addressesMarker: found.value };
  return { ok: true, value: { ...prepared, zeroRuling: findZeroRuling(rest.text) } };
}
