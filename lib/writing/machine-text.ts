import type { TextRange } from "@/lib/writing/left-out";
import type { NormalText } from "@/lib/writing/normalise";

// Text that no reader would take for part of a letter: commands, markup, data, code, hidden characters. Recognised by
// form alone, never by meaning.

/** Tags whose content is part of the letter. */
const FORMATTING = /^(?:a|b|i|u|p|br|em|strong|span|div|h\d|li|ul|ol)$/iu;

const FORMS: readonly RegExp[] = [
  // Chat roles: "SYSTEM: …", "Assistant: …".
  /(?<=^|[\n.!?…][ \t]*|\\n)(?:system|assistant|human|user)[ \t]*:[^\n]*/giu,
  // Chat tokens and the text between them: <|im_start|> … <|im_end|>, [INST] … [/INST], <<SYS>>.
  /<\|[^<>|\n]{1,40}\|>(?:[\s\S]*<\|[^<>|\n]{1,40}\|>)?/gu,
  /\[INST\][\s\S]*?(?:\[\/INST\]|$)/gu,
  /<<\/?SYS>>/gu,
  // Comments, scripts and templates.
  /<!--[\s\S]*?(?:-->|$)/gu,
  /<%[\s\S]*?%>/gu,
  /```[\s\S]*?(?:```|$)/gu,
  /[$#]\{[^{}\n]*\}/gu,
  /\{\{[^\n]*?\}\}+/gu,
  /\{[^{}\n]*(?:\{[^{}\n]*\}[^{}\n]*)+\}/gu,
  /\{\s*["']?[\w-]+["']?\s*:[^{}\n]*\}/gu,
  /;\s*(?:drop|select|insert|update|delete|union)\s[^\n]*?--/giu,
  /\(\s*(?:javascript|vbscript|data):[^\n]*?\)+/giu,
  // Escaped line ends and quotation marks, and terminal colours.
  /(?:\\[nrt](?!\p{Ll})|\\")+/gu,
  /\[\d{1,3}(?:;\d{1,3})*m/gu,
];

const HIDDEN: readonly RegExp[] = [
  // Direction overrides.
  /[\u202D\u202E][^\u202C\n]*\u202C?/gu,
  // Something invisible after each letter.
  /(?:[^\u200B-\u200F\u2060\uFEFF\n][\u200B-\u200F\u2060\uFEFF]+){6,}[^\s.,;!?]?/gu,
];

/** Passages of the normalised text; they may overlap. @param typed with all its invisible characters */
export function findMachineText(typed: string, normal: NormalText): TextRange[] {
  const { text } = normal;
  return [
    ...FORMS.flatMap((form) => findAll(text, form)),
    ...findTags(text),
    ...findData(text),
    ...findUnreadable(text),
    ...findHidden(typed, normal),
  ];
}

const findAll = (text: string, form: RegExp): TextRange[] =>
  [...text.matchAll(form)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));

/** Tags, with their content unless they only format. A lone <word> without attribute is a placeholder. */
function findTags(text: string): TextRange[] {
  const tags = [...text.matchAll(/<(\/?)([a-z][\w-]*)((?:\s[^<>]*)?)(\/?)>/giu)].map((match) => {
    const [whole, closes, name = "", attributes = "", ends] = match;
    const start = match.index;
    const isMarked = closes !== "" || ends !== "" || attributes.includes("=");
    return { start, end: start + whole.length, name: name.toLowerCase(), closes: closes !== "", isMarked };
  });
  return tags.flatMap(({ start, end, name, closes, isMarked }) => {
    const others = tags.filter((tag) => tag.closes && tag.name === name);
    if (!isMarked && others.length === 0) return [];
    const close = closes ? undefined : others.find((tag) => tag.start >= end);
    return [{ start, end: close && !FORMATTING.test(name) ? close.end : end }];
  });
}

const KEY = /["'][\w-]+["']\s*:\s*(?:[[{"\d-]|true|false|null)/u;
/** A setting as in a configuration file: voto_finale: 12, errori: []. */
const SETTING =
  /^[ \t]*(?:(?=\w*_\w)\w+[ \t]*[:=]|[\w]+[ \t]*[:=][ \t]*(?:\[[^\n]*\]|\{[^\n]*\}|true|false|null)[ \t]*$)[^\n]*/gimu;

function findData(text: string): TextRange[] {
  const lines = findAll(text, /[^\n]+/gu).flatMap(({ start, end }) => {
    const line = text.slice(start, end);
    if (!KEY.test(line) || !(/[{}[\]]/u.test(line) || new RegExp(`^\\s*${KEY.source}`, "u").test(line))) return [];
    const at = line.search(/[{}[\]]|["'][\w-]+["']\s*:/u);
    return [{ start: start + at, end }];
  });
  return [...lines, ...findAll(text, SETTING)];
}

const MAX_WORD_CHARS = 60;
const MAX_RULE_CHARS = 200;
const LINK = /^(?:https?:|www\.)|@/iu;
const WITHOUT_SPACES = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

function findUnreadable(text: string): TextRange[] {
  return findAll(text, /\S{24,}/gu).filter(({ start, end }) => {
    const word = text.slice(start, end);
    if (LINK.test(word) || WITHOUT_SPACES.test(word)) return false;
    const length = [...word].length;
    if (/^[_\-=.…·*~]+$/u.test(word)) return length > MAX_RULE_CHARS;
    return length >= MAX_WORD_CHARS || isCode(word);
  });
}

function isCode(word: string): boolean {
  if (/^[\da-f]{32,}$/iu.test(word)) return true;
  return /^[\w+/-]{24,}={0,2}$/u.test(word) && /[a-z]/u.test(word) && /[A-Z]/u.test(word) && /\d/u.test(word);
}

/** Searched in the typed text: the normalised one has lost what hid them. */
function findHidden(typed: string, { text, toTyped }: NormalText): TextRange[] {
  const hidden = HIDDEN.flatMap((form) => findAll(typed, form));
  if (hidden.length === 0) return [];
  const passages: TextRange[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const place = toTyped(at, at + 1);
    if (!hidden.some(({ start, end }) => start <= place.start && place.end <= end)) continue;
    const last = passages.at(-1);
    if (last?.end === at) last.end = at + 1;
    else passages.push({ start: at, end: at + 1 });
  }
  return passages;
}
