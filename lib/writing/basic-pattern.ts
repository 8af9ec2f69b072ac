import type { SpellingReason } from "@/lib/writing/schema";

/** One habit: what it looks like, what would be right instead (null where that takes sense), and the reason to tell. */
export type BasicRule = { reason: SpellingReason; pattern: RegExp; fix: (found: string) => string | null };

/** The sounds that ask for "lo", "uno", "gli": s and a consonant, z, gn, ps, pn, x. */
export const HEAVY = "(?!sms)(?:s[bcdfghlmnpqrtv]|z|gn|ps|pn|x)";
/** A vowel or a mute h before one; not the half vowel of "ieri" and "iato". */
export const VOWEL = "h?(?:[aeèoòu]|i(?![aeou]))";

/**
 * A rule for whole words.
 * @param found what stands there; may be several words
 * @param context a look-ahead or look-behind seen from its end; not part of the finding
 */
export function words(
  reason: SpellingReason,
  found: string,
  context: string,
  fix: BasicRule["fix"] | string,
): BasicRule {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}'’])(?:${found})(?![\\p{L}\\p{N}])${context}`, "giu");
  return { reason, pattern, fix: typeof fix === "string" ? () => fix : fix };
}

/** A rule for words that are right in only one other way. */
export function pairs(reason: SpellingReason, table: Record<string, string>): BasicRule {
  return words(reason, Object.keys(table).join("|"), "", oneOf(table));
}

/** A rule for words that are all misspelt in the same way. @param list the right words, between bars */
export function misspelt(reason: SpellingReason, list: string, toWrong: (right: string) => string): BasicRule {
  return pairs(reason, Object.fromEntries(list.split("|").map((right) => [toWrong(right), right])));
}

/** Replaces a word by its entry in a table. */
export const oneOf = (table: Record<string, string>) => (found: string) => table[found.toLowerCase()] ?? found;

/** Looks ahead to a word that begins with that sound. */
export const beforeSound = (sound: string) => `(?= ${sound}\\p{L}{2,})`;

/** Looks ahead to one of these words. */
export const beforeOne = (list: string) => `(?= (?:${list})(?!\\p{L}))`;
