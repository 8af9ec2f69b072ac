import "server-only";
import { findForeign, LOANS } from "@/lib/writing/basic-foreign";
import { findIntendedWord } from "@/lib/writing/basic-respell";
import { findByRules, withCaseOf } from "@/lib/writing/basic-rules";
import { type Dictionary, italianDictionary } from "@/lib/writing/hunspell";
import { normaliseText, toChecked } from "@/lib/writing/normalise";
import type { SpellingFinding } from "@/lib/writing/schema";

const MAX_FINDINGS = 400;
const LOOK_BACK = 20;

const WORD = /\p{L}[\p{L}\p{M}]*['’]?/gu;

/** Joined to other words at will ("neopresidente"), so that the dictionary lists few of the compounds. */
const PREFIXES =
  "anti auto bi bio co contro eco elettro euro extra foto geo idro inter iper macro maxi mega meta micro mini mono multi neo neuro para poli post pre pro pseudo psico radio retro ri semi socio sotto sovra stra sub super tele termo trans tri ultra vice video".split(
    " ",
  );
const MIN_AFTER_PREFIX = 4;
/** Endings with which any word is formed ("antibiogramma", "autonomista"), for words that are no misspelling. */
const LEARNED =
  /^.{4,}(?:gramm[ai]|grafi[ae]|grafic(?:[oai]|he)|logi[ae]|logic(?:[oai]|he)|metri[ae]|pati[ae]|scopi[ae]|fobi[ae]|crazi[ae]|tec(?:a|he)|fil[oaie]|ism[oi]|ist[aei]|(?:ific|izz)(?:are|at[oaie]|azion[ei]|ator[ei]|atric[ei]))$/u;
/** "iPhone" */
const INNER_CAPITAL = /^\p{Ll}+\p{Lu}/u;
/** "kg", "tv", "pm" */
const WITHOUT_VOWEL = /^[^aeiouyàèéìòù']{2,4}$/iu;
/** "dott.", "art." */
const ABBREVIATION = /^\p{L}{0,4}[bcdfglmnpqrstvz]$/u;
const ACRONYM = /^\p{Lu}{2,5}$/u;

/**
 * A capitalised word at the start of a sentence is a name if no Italian word ends like it, if an action follows, or if
 * it is no misspelling of a single word.
 */
const ENDS_FOREIGN = /[bcdfghjkmpqstvwxyz]$/u;
const ACTION_FOLLOWS =
  /^ (?:ha|è|mi ha|viene|vuole|può|deve|fa|va|sta|lavora|abita|vive|dice|parla|gioca|studia|piange|dorme|arriva)(?!\p{L})/u;
const FULL_NAME = /\p{Lu}\p{Ll}+ (\p{Lu}\p{Ll}+)(?= \p{Ll})/uy;

/**
 * Unknown words and habitual errors, in order, without overlap, in UTF-16 units of the text as typed. An unknown word
 * has a suggestion only where nearly all such suggestions are right. Blocks its thread for up to 1 s.
 */
export async function findBasicErrors(typed: string): Promise<SpellingFinding[]> {
  const dictionary = await italianDictionary();
  const normal = normaliseText(typed);
  const text = toChecked(normal.text);
  const found = findByRules(text);
  const covered = new Uint8Array(text.length);
  for (const { start, end } of found) covered.fill(1, start, end);
  for (const { start, end } of unknownWords(text, dictionary)) {
    if (covered.subarray(start, end).includes(1)) continue;
    const original = text.slice(start, end);
    found.push({ start, end, original, suggestions: suggest(original, dictionary), reason: "unknown" });
  }
  const findings = found.toSorted((a, b) => a.start - b.start).slice(0, MAX_FINDINGS);
  return findings.map((finding) => {
    const { start, end } = normal.toTyped(finding.start, finding.end);
    return { ...finding, start, end, original: typed.slice(start, end) };
  });
}

function suggest(original: string, { spell }: Dictionary): string[] {
  const intended = findIntendedWord(toWord(original), spell);
  return intended === null ? [] : [withCaseOf(original, intended)];
}

const toWord = (found: string) => found.replace("’", "'").normalize("NFC");

function unknownWords(text: string, dictionary: Dictionary): { start: number; end: number }[] {
  const names = findNames(text);
  const foreign = findForeign(text);
  const isUnknown = (word: string) => !isKnown(dictionary, toWord(word));
  return [...text.matchAll(WORD)].flatMap(({ 0: found, index: start }) => {
    const end = start + found.length;
    const word = toWord(found);
    if (names.has(found) || isName(text, start, found) || isKnown(dictionary, word)) return [];
    if (isPart(text, start, end) || isFullName(text, start, isUnknown)) return [];
    const mayBeRight = beginsCapital(found) || LEARNED.test(word) || foreign.has(start);
    if (mayBeRight && findIntendedWord(word, dictionary.spell) === null) return [];
    return [{ start, end }];
  });
}

/** Whether the letters are a name, or a part of a longer expression ("e-book", "A4"), an abbreviation or an acronym. */
function isPart(text: string, start: number, end: number): boolean {
  const [before, found, after] = [text.charAt(start - 1), text.slice(start, end), text.charAt(end)];
  const isJoined = /[-\p{N}]/u.test(before) || /[-\p{N}]/u.test(after);
  return (
    isJoined ||
    ACRONYM.test(found) ||
    INNER_CAPITAL.test(found) ||
    WITHOUT_VOWEL.test(found) ||
    (after === "." && ABBREVIATION.test(found))
  );
}

/** The dictionary may list an elided word without its apostrophe, and lists adjectives without their superlatives. */
function isKnown({ spell }: Dictionary, word: string): boolean {
  if (spell(word) || LOANS.has(word.toLowerCase())) return true;
  // "dirLe", "incontrarLa": the polite form with its capital.
  if (/\p{Ll}(?:La|Le|Li|Lo)$/u.test(word)) return spell(word.toLowerCase());
  if (/^\p{Ll}{3,}$/u.test(word) && isAcronym(spell, word)) return true;
  if (PREFIXES.some((prefix) => isCompound(spell, word, prefix))) return true;
  const superlative = /^(.{3,})issim[oaie]$/u.exec(word)?.[1];
  if (superlative) return spell(`${superlative}o`) || spell(`${superlative}e`);
  return word.endsWith("'") && ["", "a", "e", "i", "o"].some((end) => spell(word.slice(0, -1) + end));
}

/** "contropotere", of a prefix and a known word. */
function isCompound(spell: Dictionary["spell"], word: string, prefix: string): boolean {
  return word.startsWith(prefix) && word.length >= prefix.length + MIN_AFTER_PREFIX && spell(word.slice(prefix.length));
}

/** "rai" for "RAI"; not a name, whose small letter is an error. */
const isAcronym = (spell: Dictionary["spell"], word: string) =>
  spell(word.toUpperCase()) && !spell(word.charAt(0).toUpperCase() + word.slice(1));

function findNames(text: string): Set<string> {
  const inside = [...text.matchAll(WORD)].filter(({ 0: word, index }) => isName(text, index, word));
  const signatures = text.split("\n").filter((line) => /^\s*(?:\p{Lu}\p{Ll}+[\s,.]*){1,3}$/u.test(line));
  return new Set([...inside.map(([word]) => word), ...signatures.flatMap((line) => line.match(WORD) ?? [])]);
}

/** "Cecchi Paone smentisce": two unknown names in a running sentence, not a misspelt greeting before a name. */
function isFullName(text: string, start: number, isUnknown: (word: string) => boolean): boolean {
  FULL_NAME.lastIndex = start;
  const surname = FULL_NAME.exec(text)?.[1];
  return surname !== undefined && isUnknown(surname);
}

const beginsCapital = (word: string) => word.charAt(0) !== word.charAt(0).toLowerCase();

function isName(text: string, index: number, word: string): boolean {
  if (!beginsCapital(word)) return false;
  const beginsSentence = /(^|[.!?…\n]["«“(]*\s*)$/u.test(text.slice(Math.max(0, index - LOOK_BACK), index));
  const end = index + word.length;
  return !beginsSentence || ENDS_FOREIGN.test(word) || ACTION_FOLLOWS.test(text.slice(end, end + LOOK_BACK));
}
