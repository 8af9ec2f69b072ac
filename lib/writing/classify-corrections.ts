import { alignTexts } from "@/lib/writing/align";
import { normaliseText } from "@/lib/writing/normalise";
import type { CorrectedSentences } from "@/lib/writing/schema";
import type { SentenceSpan } from "@/lib/writing/sentences";
import { foldAccents } from "@/lib/writing/similarity";
import { plainWords, subtractWords, tokenize } from "@/lib/writing/tokens";

/** In sentences of at least this many words at most this share of the letters may change; shorter ones may entirely. */
const LONG_SENTENCE_WORDS = 6;
const MAX_CHANGED_SHARE = 0.8;

/** Allowed growth of a correction, and of a rewritten sentence. */
const MAX_GROWTH = { factor: 1.5, more: 24 };
const MAX_REWRITE_GROWTH = { factor: 3, more: 120 };

/** `rewritten`: replaced instead of corrected; `missing`: without a usable correction. */
type ClassifiedCorrections = {
  corrected: CorrectedSentences["sentences"];
  rewritten: CorrectedSentences["sentences"];
  missing: number[];
};

export function classifyCorrections(sentences: readonly SentenceSpan[], response: CorrectedSentences) {
  const read: ClassifiedCorrections = { corrected: [], rewritten: [], missing: [] };
  for (const { n, text } of sentences) {
    const found = response.sentences.find((candidate) => candidate.n === n);
    const isUsable = found && !isLonger(text, found.corrected, MAX_REWRITE_GROWTH);
    const corrected = isUsable ? cleanSentence(text, found.corrected) : "";
    if (corrected === "") {
      read.missing.push(n);
      continue;
    }
    const unclear = cleanSentence(text, found?.unclear?.slice(0, text.length * 2) ?? "");
    const sentence = { n, corrected, ...(unclear === "" ? {} : { unclear }) };
    read[isRewritten(text, corrected) ? "rewritten" : "corrected"].push(sentence);
  }
  return read;
}

/** One line, nothing invisible, the learner's own kind of apostrophe. */
function cleanSentence(original: string, corrected: string): string {
  const line = normaliseText(corrected.toWellFormed())
    .text.replace(/[\n\t]+/gu, " ")
    .trim();
  if (!original.includes("’")) return line.replaceAll("’", "'");
  if (!original.includes("'")) return line.replaceAll("'", "’");
  const own = new Map(tokenize(original).map(({ text }) => [text.replaceAll("’", "'"), text]));
  return tokenize(line).reduceRight((text, { start, end, text: word }) => {
    const kept = own.get(word.replaceAll("’", "'"));
    return kept ? text.slice(0, start) + kept + text.slice(end) : text;
  }, line);
}

const isLonger = (original: string, corrected: string, { factor, more }: typeof MAX_GROWTH): boolean =>
  corrected.length > original.length * factor + more;

/** Nearly every letter changed, or much was added. */
export function isRewritten(original: string, corrected: string): boolean {
  if (isLonger(original, corrected, MAX_GROWTH)) return true;
  if (original.split(/\s+/u).length < LONG_SENTENCE_WORDS) return false;
  const changed = alignTexts(original, corrected).flatMap((hunk) =>
    subtractWords(
      lettersOf(original.slice(hunk.start, hunk.end)),
      lettersOf(corrected.slice(hunk.correctedStart, hunk.correctedEnd)),
    ),
  );
  return changed.join("").length > MAX_CHANGED_SHARE * lettersOf(original).join("").length;
}

/** The words of a text without what changes no letter (accents, apostrophes), or its signs if it has no words. */
const lettersOf = (text: string): string[] => {
  const words = plainWords(text).map(foldAccents);
  return words.length > 0 ? words : text.split(/\s+/u);
};
