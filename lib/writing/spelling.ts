import "server-only";
import { setImmediate } from "node:timers/promises";
import { findByRules } from "@/lib/writing/basic-rules";
import { italianDictionary } from "@/lib/writing/hunspell";
import type { SpellingFinding } from "@/lib/writing/schema";

/** Suggestions cost up to 65 ms a word: after so long the rest go without, and each word gets at most three. */
const SUGGESTING_MS = 500;
const SUGGESTIONS = 3;
/** How many words' suggestions are remembered: learners make the same mistakes. */
const REMEMBERED = 2000;

const WORD = /\p{L}[\p{L}\p{M}]*['’]?/gu;

type Dictionary = Awaited<ReturnType<typeof italianDictionary>>;

const remembered = new Map<string, string[]>();

/**
 * The basic check of a text without the AI teacher: words that are not in the dictionary, and habits of learners that
 * can be told without understanding the sentence. It gives no score.
 * @returns findings in order that do not overlap, offsets in UTF-16 units
 */
export async function checkSpelling(text: string): Promise<SpellingFinding[]> {
  const dictionary = await italianDictionary();
  const findings: SpellingFinding[] = findByRules(text).map(({ start, end, suggestion, reason }) => ({
    start,
    end,
    original: text.slice(start, end),
    suggestions: [suggestion],
    reason,
  }));
  const deadline = Date.now() + SUGGESTING_MS;
  for (const { start, end, word } of unknownWords(text, dictionary)) {
    if (findings.some((other) => start < other.end && other.start < end)) continue;
    const suggestions = Date.now() < deadline ? await suggest(dictionary, word) : (remembered.get(word) ?? []);
    findings.push({ start, end, original: text.slice(start, end), suggestions, reason: "unknown" });
  }
  return findings.sort((a, b) => a.start - b.start);
}

async function suggest(dictionary: Dictionary, word: string): Promise<string[]> {
  const known = remembered.get(word);
  if (known) return known;
  // One word at a time, so that other requests are answered in between.
  await setImmediate();
  const suggestions = dictionary.suggest(word).slice(0, SUGGESTIONS);
  const oldest = remembered.size >= REMEMBERED ? remembered.keys().next().value : undefined;
  if (oldest !== undefined) remembered.delete(oldest);
  remembered.set(word, suggestions);
  return suggestions;
}

function unknownWords(text: string, dictionary: Dictionary): { start: number; end: number; word: string }[] {
  const names = findNames(text);
  return [...text.matchAll(WORD)].flatMap(({ 0: found, index: start }) => {
    const word = found.replace("’", "'").normalize("NFC");
    if (names.has(found) || isName(text, start, found) || isKnown(dictionary, word)) return [];
    return [{ start, end: start + found.length, word }];
  });
}

/**
 * An elided word ("l'", "dell'") or a cut one ("po'", "sta'") may stand in the dictionary with or without its
 * apostrophe; of a superlative ("furiosissimo") only the adjective stands there.
 */
function isKnown({ spell }: Dictionary, word: string): boolean {
  if (spell(word)) return true;
  const superlative = /^(.{3,})issim[oaie]$/u.exec(word)?.[1];
  if (superlative) return spell(`${superlative}o`) || spell(`${superlative}e`);
  return word.endsWith("'") && ["", "a", "e", "i", "o"].some((end) => spell(word.slice(0, -1) + end));
}

/** The words with a capital inside a sentence, and those of a signature: names, wherever they stand again. */
function findNames(text: string): Set<string> {
  const inside = [...text.matchAll(WORD)].filter(({ 0: word, index }) => isName(text, index, word));
  const signatures = text.split("\n").filter((line) => /^\s*(?:\p{Lu}\p{Ll}+[\s,.]*){1,3}$/u.test(line));
  return new Set([...inside.map(([word]) => word), ...signatures.flatMap((line) => line.match(WORD) ?? [])]);
}

function isName(text: string, index: number, word: string): boolean {
  const startsHigh = word.charAt(0) !== word.charAt(0).toLowerCase();
  const beginsSentence = /(^|[.!?…\n]["«“(]*\s*)$/u.test(text.slice(0, index));
  return startsHigh && !beginsSentence;
}
