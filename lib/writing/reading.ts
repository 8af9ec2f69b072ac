import "server-only";
import { countWords } from "@/lib/exam/words";
import { findToMarker } from "@/lib/writing/addressee";
import type { Outcome } from "@/lib/writing/conversation";
import { findDoubtful } from "@/lib/writing/doubt";
import { joinPassages, type Passage, withoutPassages } from "@/lib/writing/left-out";
import { findMachineForms } from "@/lib/writing/machine-forms";
import { type NormalText, normaliseText } from "@/lib/writing/normalise";
import type { WritingTask } from "@/lib/writing/prompt";
import type { Ask } from "@/lib/writing/question";
import { type Ruling, ruleEmpty, ruleLanguage } from "@/lib/writing/rules";
import { numberSentences } from "@/lib/writing/sentences";
import { findKnownWords } from "@/lib/writing/spelling";

/** `text` exactly as typed; `locale` of the explanations. */
export type MarkInput = { text: string; task: WritingTask; locale: string };

/** Longer texts are not exam writings and go to a teacher. */
const MAX_TEXT = { words: 600, chars: 8000 };
export const isTooLong = (text: string): boolean => countWords(text) > MAX_TEXT.words || text.length > MAX_TEXT.chars;

type Reading = {
  normal: NormalText;
  /** `leftOut`: in the text as typed; `toMarker`: the sentences among it, by number. */
  leftOut: Passage[];
  toMarker: number[];
  worthless: Ruling | null;
};

/**
 * Leaves out what does not address the text's reader: machine forms by pattern, sentences if the model says so. The
 * model is asked only if a sentence is in doubt and something depends on it.
 * @param known the sentences that an earlier run left out
 */
export async function readHonestly(
  { text, task }: MarkInput,
  ask: Ask,
  known: number[] | null,
): Promise<Outcome<Reading>> {
  const typed = normaliseText(text);
  const forms = joinPassages(typed.text, findMachineForms(text, typed));
  const normal = withoutPassages(typed, forms);
  const dictionary = await findKnownWords(normal.text.match(/\p{L}[\p{L}\p{M}]+/gu) ?? []);
  const isItalian = (word: string) => dictionary.has(word);
  const worthlessness = (part: string) => ruleEmpty(part) ?? ruleLanguage(part, isItalian);
  const inTyped = (from: NormalText, passages: readonly Passage[]) =>
    passages.map(({ start, end }) => from.toTyped(start, end));
  const leftOut = inTyped(typed, forms);
  const worthless = worthlessness(normal.text);
  const sentences = numberSentences(normal.text);
  const spansOf = (numbers: readonly number[]) => sentences.filter(({ n }) => numbers.includes(n));
  const doubtful = findDoubtful(sentences, isItalian);
  const isSettled = worthless && worthlessness(withoutPassages(normal, spansOf(doubtful)).text);
  if (doubtful.length === 0 || isSettled) return { ok: true, value: { normal, leftOut, toMarker: [], worthless } };
  if (isTooLong(normal.text)) return { ok: false, failure: "too_long" };
  const found: Outcome<number[]> = known
    ? { ok: true, value: known }
    : await findToMarker(ask, task, sentences, doubtful);
  if (!found.ok) return found;
  const passages = joinPassages(normal.text, spansOf(found.value));
  const rest = withoutPassages(normal, passages);
  const all = [...leftOut, ...inTyped(normal, passages)].toSorted((a, b) => a.start - b.start);
  return {
    ok: true,
    value: { normal: rest, leftOut: all, toMarker: found.value, worthless: worthlessness(rest.text) },
  };
}
