import { CRITERIA, CRITERION_NAMES, type CriteriaScores, mapCriteria } from "@/lib/exam/criteria";
import type { ErrorType } from "@/lib/writing/error-kinds";
import type { WritingTask } from "@/lib/writing/prompt";
import { type ErrorRates, maxScoresByRates, ratePerHundred } from "@/lib/writing/rates";
import type { RulingReason } from "@/lib/writing/schema";
import { foldCase } from "@/lib/writing/similarity";

/** A limit set by code, not by the model, with the reason for the learner (`writing.rules`). The numbers are ours. */
export type Ruling = { reason: RulingReason; most: Partial<CriteriaScores> };

export const ZERO_SCORES: CriteriaScores = mapCriteria(() => 0);

export function findEmptyRuling(text: string): Ruling | null {
  return /\p{L}/u.test(text) ? null : { reason: { rule: "empty", count: 0, limit: 1 }, most: ZERO_SCORES };
}

/** Italian with learners' errors has far more than half of its words in the dictionary; measured in tests. */
const ITALIAN_SHARE = 0.5;
const MIN_WORDS = 8;

/** Zero for a text that is not Italian; names, numbers and very short texts are not judged. */
export function findLanguageRuling(text: string, isItalian: (word: string) => boolean): Ruling | null {
  const words = text.match(/\p{L}[\p{L}\p{M}]+/gu) ?? [];
  const judged = words.filter((word) => word === word.toLowerCase());
  if (judged.length < MIN_WORDS) return null;
  const share = judged.filter(isItalian).length / judged.length;
  if (share >= ITALIAN_SHARE) return null;
  const percent = (part: number) => Math.round(part * 100);
  return { reason: { rule: "not_italian", count: percent(share), limit: percent(ITALIAN_SHARE) }, most: ZERO_SCORES };
}

/** Words in the same order as in the task that count as copied. */
const COPIED_RUN = 6;
const COPIED_SHARE = 0.3;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Number of words in runs copied from the task. */
export function countCopied(text: string, task: string): number {
  const words = wordsOf(text);
  const source = wordsOf(task);
  const runs = new Set(source.map((_, at) => source.slice(at, at + COPIED_RUN).join(" ")));
  const isCopied = words.map(() => false);
  for (let at = 0; at + COPIED_RUN <= words.length; at += 1) {
    if (runs.has(words.slice(at, at + COPIED_RUN).join(" "))) isCopied.fill(true, at, at + COPIED_RUN);
  }
  return isCopied.filter(Boolean).length;
}

/** Limits a text that largely repeats the task. */
export function findCopyRuling(copied: number, words: number): Ruling | null {
  const limit = Math.floor(words * COPIED_SHARE);
  if (copied <= limit) return null;
  return { reason: { rule: "copied_prompt", count: copied, limit }, most: { efficacia: 1, lessico: 1 } };
}

/** The limits of a text below this share of the shortest length; the first matching row counts. */
const SHORT_TEXT: readonly { below: number; most: Ruling["most"] }[] = [
  { below: 0.25, most: { efficacia: 0, morfosintassi: 1, lessico: 1 } },
  { below: 0.5, most: { efficacia: 1, morfosintassi: 2, lessico: 1 } },
  { below: 0.75, most: { efficacia: 1, lessico: 2 } },
  { below: 0.9, most: { efficacia: 2 } },
];

/** Limits a short text, and one over 1.5 times the maximum; between, only a remark. @param words the learner's own */
export function findLengthRuling(words: number, { min, max }: { min: number; max: number }): Ruling | null {
  if (words < min) {
    const { most = {} } = SHORT_TEXT.find(({ below }) => words < min * below) ?? {};
    return { reason: { rule: "short", count: words, limit: min }, most };
  }
  if (words <= max) return null;
  return { reason: { rule: "long", count: words, limit: max }, most: words > max * 1.5 ? { efficacia: 2 } : {} };
}

/** Without any point a text is off topic; each missing point costs one of `efficacia`. */
export function findPointsRuling(covered: readonly boolean[]): Ruling | null {
  const count = covered.filter(Boolean).length;
  const limit = covered.length;
  if (count === limit) return null;
  if (count === 0) return { reason: { rule: "off_topic", count, limit }, most: { efficacia: 0, stile: 0, lessico: 1 } };
  const efficacia = Math.max(0, CRITERIA.efficacia - (limit - count));
  return { reason: { rule: "points_missing", count, limit }, most: { efficacia } };
}

type Counted = { type: ErrorType; original: string; corrected: string };

/** Distinct corrections per hundred words, to one decimal; a repeated one counts once. */
export function rateCorrections(errors: readonly Omit<Counted, "type">[], words: number): number {
  const distinct = new Set(errors.map(({ original, corrected }) => `${foldCase(original)}→${foldCase(corrected)}`));
  return ratePerHundred(distinct.size, words);
}

export function rateErrors(errors: readonly Counted[], words: number): ErrorRates {
  const rateOf = (...types: ErrorType[]) =>
    rateCorrections(
      errors.filter(({ type }) => types.includes(type)),
      words,
    );
  return { forms: rateOf("grammaticale", "sintattico"), spelling: rateOf("ortografico") };
}

/** Limits forms and spelling by the table of rates, or one point above it with a `reason` (empty for none). */
export function errorRuling(rates: ErrorRates, reason: string): Ruling {
  const { morfosintassi, ortografia } = maxScoresByRates(rates);
  const count = Math.round(10 * (rates.forms + rates.spelling)) / 10;
  if (reason === "")
    return { reason: { rule: "errors_against_score", count, limit: 100 }, most: { morfosintassi, ortografia } };
  return {
    reason: { rule: "errors_excused", count, limit: 100, note: reason },
    most: {
      morfosintassi: Math.min(CRITERIA.morfosintassi, morfosintassi + 1),
      ortografia: Math.min(CRITERIA.ortografia, ortografia + 1),
    },
  };
}

/** Only a notice: sentences without a usable correction stay as they are. */
export function findUnreadRuling(unread: number, sentences: number): Ruling | null {
  return unread === 0 ? null : { reason: { rule: "sentences_unread", count: unread, limit: sentences }, most: {} };
}

export function exceedsCap(scores: CriteriaScores, { most }: Ruling): boolean {
  return CRITERION_NAMES.some((name) => scores[name] > (most[name] ?? CRITERIA[name]));
}

export function applyRulings(scores: CriteriaScores, rulings: readonly Ruling[]): CriteriaScores {
  const bounded = { ...scores };
  for (const { most } of rulings) {
    for (const name of CRITERION_NAMES) bounded[name] = Math.min(bounded[name], most[name] ?? CRITERIA[name]);
  }
  return bounded;
}

/** The rulings apart from errors; copied words do not count towards the length. @param covered by point of the task */
export function listTextRulings(text: string, words: number, task: WritingTask, covered: readonly boolean[]): Ruling[] {
  const copied = countCopied(text, [task.prompt, ...task.bullets].join(" "));
  const isCopied = findCopyRuling(copied, words);
  const ownWords = isCopied ? words - copied : words;
  const rulings = [isCopied, findLengthRuling(ownWords, task.words), findPointsRuling(covered)];
  return rulings.filter((ruling) => ruling !== null);
}
