import type { TextRange } from "@/lib/writing/left-out";

/** In UTF-16 units, without the white space around it. */
export type SentenceSpan = { n: number; start: number; end: number; text: string };

const SENTENCE = /[^\n]+?(?:[.!?…]+["»”)]*(?=\s)|(?=\n)|$)/gu;

/** Abbreviations before a name or a number; after "ecc." and "p.es." a sentence may begin. */
const ABBREVIATION =
  /(?:^|[\s("«])(?:dott|dott\.?ssa|dr|dr\.?ssa|sig|sig\.?ra|sig\.?na|sigg|prof|prof\.?ssa|avv|ing|arch|geom|rag|gent|gent\.?mo|gent\.?ma|egr|spett|on|p\.?zza|v\.?le|tel|cell|pag|art|cap|nr?|\p{Lu})\.$/iu;
const OPEN_ABBREVIATION = /(?:^|[\s(])(?:ecc|etc|p\.?\s?es|es|c\.a|ca|a\.m|p\.m|min|max)\.$/iu;
/** Day of a month or number in a list: "il 3.", "il 3.5.". */
const DATE = /(?:^|[\s(])\d{1,2}\.(?:\d{1,2}\.)?$/u;
/** A capital after a date belongs to it if it begins a month; "giuglio" is one of two. */
const MONTH =
  /^(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|giuglio|agosto|settembre|ottobre|novembre|dicembre)\b/iu;

/** Cuts a text at line ends and after . ! ? …, but not after abbreviations and dates. Numbers start at 1. */
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

function isOpen(piece: string, next: string): boolean {
  if (ABBREVIATION.test(piece)) return true;
  if (DATE.test(piece) && MONTH.test(next)) return true;
  return (OPEN_ABBREVIATION.test(piece) || DATE.test(piece)) && /^[\p{Ll}\d(]/u.test(next);
}

/** The text before and after a passage in its sentence, or sentences; null in a text without any. */
export function textAround(sentences: readonly SentenceSpan[], text: string, { start, end }: TextRange) {
  const first = sentences.find((sentence) => sentence.end > start) ?? sentences.at(-1);
  const last = sentences.findLast((sentence) => sentence.start < end) ?? first;
  if (!first || !last) return null;
  return { before: text.slice(Math.min(first.start, start), start), after: text.slice(end, Math.max(last.end, end)) };
}
