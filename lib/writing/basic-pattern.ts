import type { SpellingReason } from "@/lib/writing/schema";

/** `fix` returns null if the correction depends on the meaning of the sentence. */
export type BasicRule = { reason: SpellingReason; pattern: RegExp; fix: (found: string) => string | null };

/** Sounds that require "lo", "uno", "gli". */
export const HEAVY = "(?!sms)(?:s[bcdfghlmnpqrtv]|z|gn|ps|pn|x)";
/** A vowel, or a mute h before one; not the semivowel of "ieri" and "iato". */
export const VOWEL = "h?(?:[aeèoòu]|i(?![aeou]))";

type Fix = BasicRule["fix"] | string | null;

export function patternRule(reason: SpellingReason, pattern: RegExp, fix: Fix): BasicRule {
  return { reason, pattern, fix: typeof fix === "function" ? fix : () => fix };
}

/** Rule for whole words. @param context look-around at the end of `found`, not part of the finding */
export function wordRule(reason: SpellingReason, found: string, context: string, fix: Fix): BasicRule {
  return patternRule(reason, new RegExp(`(?<![\\p{L}\\p{N}'’])(?:${found})(?![\\p{L}\\p{N}])${context}`, "giu"), fix);
}

/** Rule for words with a single correction. @param context as of `wordRule` */
export function pairRule(reason: SpellingReason, table: Record<string, string>, context = ""): BasicRule {
  return wordRule(reason, keysOf(table), context, lookUp(table));
}

/** Rule for words misspelt in the same way. @param list the right words, separated by bars */
export function misspellingRule(reason: SpellingReason, list: string, toWrong: (right: string) => string): BasicRule {
  return pairRule(reason, Object.fromEntries(list.split("|").map((right) => [toWrong(right), right])));
}

/** Reads "scola > scuola, nova > nuova": each word with its correction. */
export const tableOf = (list: string): Record<string, string> =>
  Object.fromEntries(list.split(",").map((entry) => entry.trim().split(" > ")));

/** The words of a table, separated by bars. */
export const keysOf = (table: Record<string, string>) => Object.keys(table).join("|");

export const lookUp = (table: Record<string, string>) => (found: string) => table[found.toLowerCase()] ?? found;

export const beforeSound = (sound: string) => `(?= ${sound}\\p{L}{2,})`;

/** Look-ahead to one of these words, separated by bars. */
export const beforeWord = (list: string) => `(?= (?:${list})(?!\\p{L}))`;
