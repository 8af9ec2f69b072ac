import "server-only";
import { findByRules } from "@/lib/writing/basic-rules";
import { type Dictionary, italianDictionary } from "@/lib/writing/hunspell";
import type { SpellingFinding } from "@/lib/writing/schema";

/** Suggestions cost up to a quarter of a second per word; after this time the remaining words get none. */
const SUGGESTION_BUDGET_MS = 500;
const MAX_SUGGESTIONS = 3;
const MAX_FINDINGS = 400;
const LOOK_BACK = 20;
const CACHE_SIZE = 2000;

const WORD = /\p{L}[\p{L}\p{M}]*['’]?/gu;

const LOANS = new Set(
  "couscous cous kebab falafel hummus empanada empanadas arepa arepas ceviche injera tajine tagine tacos taco guacamole naan baklava burek samosa biryani borsch borscht pierogi plov momo chapati fufu jollof shawarma tamales feijoada sarmale whatsapp wifi wi fi app sms facebook instagram youtube skype tiktok google zoom pos spid smart working zumba isee inps pdf gps".split(
    " ",
  ),
);
/** A capitalised word at the start of a sentence is a name if no Italian word ends like it, or if an action follows. */
const ENDS_FOREIGN = /[bcdfghjkmpqstvwxyz]$/u;
const ACTION_FOLLOWS =
  /^ (?:ha|è|mi ha|viene|vuole|può|deve|fa|va|sta|lavora|abita|vive|dice|parla|gioca|studia|piange|dorme|arriva)(?!\p{L})/u;

const suggestionCache = new Map<string, string[]>();

/** Unknown words and habitual errors, in order, without overlap, UTF-16 offsets. Blocks its thread for up to 1 s. */
export async function findBasicErrors(text: string): Promise<SpellingFinding[]> {
  const dictionary = await italianDictionary();
  const found = findByRules(text);
  const covered = new Uint8Array(text.length);
  for (const { start, end } of found) covered.fill(1, start, end);
  for (const { start, end } of unknownWords(text, dictionary)) {
    if (covered.subarray(start, end).includes(1)) continue;
    found.push({ start, end, original: text.slice(start, end), suggestions: [], reason: "unknown" });
  }
  const findings = found.sort((a, b) => a.start - b.start).slice(0, MAX_FINDINGS);
  suggestFor(findings, dictionary);
  return findings;
}

function suggestFor(findings: SpellingFinding[], dictionary: Dictionary): void {
  const deadline = Date.now() + SUGGESTION_BUDGET_MS;
  for (const finding of findings) {
    if (finding.reason !== "unknown") continue;
    const word = toWord(finding.original);
    if (Date.now() < deadline) finding.suggestions = suggest(dictionary, word);
    else finding.suggestions = suggestionCache.get(word) ?? [];
  }
}

function suggest(dictionary: Dictionary, word: string): string[] {
  const known = suggestionCache.get(word);
  if (known) return known;
  const suggestions = dictionary.suggest(word).slice(0, MAX_SUGGESTIONS);
  const oldest = suggestionCache.size >= CACHE_SIZE ? suggestionCache.keys().next().value : undefined;
  if (oldest !== undefined) suggestionCache.delete(oldest);
  suggestionCache.set(word, suggestions);
  return suggestions;
}

const toWord = (found: string) => found.replace("’", "'").normalize("NFC");

function unknownWords(text: string, dictionary: Dictionary): { start: number; end: number }[] {
  const names = findNames(text);
  return [...text.matchAll(WORD)].flatMap(({ 0: found, index: start }) => {
    if (names.has(found) || isName(text, start, found) || isKnown(dictionary, toWord(found))) return [];
    return [{ start, end: start + found.length }];
  });
}

/** The dictionary may list an elided word without its apostrophe, and lists adjectives without their superlatives. */
function isKnown({ spell }: Dictionary, word: string): boolean {
  if (spell(word) || LOANS.has(word.toLowerCase())) return true;
  // "dirLe", "incontrarLa": the polite form with its capital.
  if (/\p{Ll}(?:La|Le|Li|Lo)$/u.test(word)) return spell(word.toLowerCase());
  const superlative = /^(.{3,})issim[oaie]$/u.exec(word)?.[1];
  if (superlative) return spell(`${superlative}o`) || spell(`${superlative}e`);
  return word.endsWith("'") && ["", "a", "e", "i", "o"].some((end) => spell(word.slice(0, -1) + end));
}

function findNames(text: string): Set<string> {
  const inside = [...text.matchAll(WORD)].filter(({ 0: word, index }) => isName(text, index, word));
  const signatures = text.split("\n").filter((line) => /^\s*(?:\p{Lu}\p{Ll}+[\s,.]*){1,3}$/u.test(line));
  return new Set([...inside.map(([word]) => word), ...signatures.flatMap((line) => line.match(WORD) ?? [])]);
}

function isName(text: string, index: number, word: string): boolean {
  const isCapitalised = word.charAt(0) !== word.charAt(0).toLowerCase();
  if (!isCapitalised) return false;
  const beginsSentence = /(^|[.!?…\n]["«“(]*\s*)$/u.test(text.slice(Math.max(0, index - LOOK_BACK), index));
  const end = index + word.length;
  return !beginsSentence || ENDS_FOREIGN.test(word) || ACTION_FOLLOWS.test(text.slice(end, end + LOOK_BACK));
}
