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

/** Rule for words with one correction, or null for none. @param context as of `wordRule` */
export function pairRule(reason: SpellingReason, table: Record<string, string | null>, context = ""): BasicRule {
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
export const keysOf = (table: Record<string, string | null>) => Object.keys(table).join("|");

export function lookUp(table: Record<string, string | null>): (found: string) => string | null {
  return (found) => {
    const corrected = table[found.toLowerCase()];
    return corrected === undefined ? found : corrected;
  };
}

/** Look-ahead to a word that begins with this sound; not to a number or an acronym, which is read as its letters are. */
export const beforeSound = (sound: string) => `(?= (?!(?-i:\\p{Lu}{2,})(?!\\p{L}))${sound}\\p{L}{2,})`;

/** Look-ahead to one of these words, separated by bars. */
export const beforeWord = (list: string) => `(?= (?:${list})(?!\\p{L}))`;
