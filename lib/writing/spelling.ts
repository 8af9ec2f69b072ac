import "server-only";
import { italianDictionary } from "@/lib/writing/hunspell";
import type { SpellingFinding } from "@/lib/writing/schema";

/** Suggestions cost up to 65 ms a word: only so many words get them, and each at most three. */
const WORDS_WITH_SUGGESTIONS = 12;
const SUGGESTIONS = 3;

const WORD = /\p{L}[\p{L}\p{M}]*['’]?/gu;

/**
 * The basic check of a text without the AI teacher: words that are not in the dictionary. It sees no grammar and gives
 * no score. Words that begin with a capital inside a sentence are taken for names.
 * @returns the unknown words in order, offsets in UTF-16 units
 */
export async function checkSpelling(text: string): Promise<SpellingFinding[]> {
  const dictionary = await italianDictionary();
  const findings: SpellingFinding[] = [];
  for (const match of text.matchAll(WORD)) {
    const word = match[0].replace("’", "'").normalize("NFC");
    if (isLikelyName(text, match.index, word) || isKnown(dictionary.spell, word)) continue;
    const suggestions = findings.length < WORDS_WITH_SUGGESTIONS ? dictionary.suggest(word).slice(0, SUGGESTIONS) : [];
    findings.push({ start: match.index, end: match.index + match[0].length, original: match[0], suggestions });
  }
  return findings;
}

/** An elided word ("l'", "dell'") or a cut one ("po'", "sta'") may stand in the dictionary with or without its apostrophe. */
function isKnown(spell: (word: string) => boolean, word: string): boolean {
  return (
    spell(word) ||
    (word.endsWith("'") && (spell(word.slice(0, -1)) || spell(`${word}a`) || spell(`${word.slice(0, -1)}o`)))
  );
}

function isLikelyName(text: string, index: number, word: string): boolean {
  const startsHigh = word.charAt(0) !== word.charAt(0).toLowerCase();
  const beginsSentence = /(^|[.!?…\n]["«“(]*\s*)$/u.test(text.slice(0, index));
  return startsHigh && !beginsSentence;
}
