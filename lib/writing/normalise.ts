/** A text as it is marked, with a mapping to the text as typed. */
export type NormalText = {
  text: string;
  /** Place of `text.slice(start, end)` in the typed text, in UTF-16 units. */
  toTyped: (start: number, end: number) => { start: number; end: number };
};

type Character = { text: string; start: number; end: number };

// Soft hyphen, zero-width characters, direction marks and overrides, joiners, byte order mark, tag characters; and
// control characters except line ends and tabs.
const INVISIBLE =
  /[\u{AD}\u{61C}\u{180E}\u{200B}-\u{200F}\u{202A}-\u{202E}\u{2060}-\u{206F}\u{FEFF}\u{FFF9}-\u{FFFB}\u{E0000}-\u{E007F}]|\u{34F}|(?![\t\n\r])\p{Cc}/u;
const LINE_END = /^[\n\r\u{85}\u{2028}\u{2029}]/u;

/** The form in which a text is marked: NFC, "\n" as the only line end, nothing invisible. */
export function normaliseText(typed: string): NormalText {
  let text = "";
  const starts: number[] = [];
  const ends: number[] = [];
  const add = (piece: Character) => {
    // Unit by unit if the length is unchanged, so that each character maps to its own place.
    const isSame = piece.text.length === piece.end - piece.start;
    for (let unit = 0; unit < piece.text.length; unit += 1) {
      starts.push(isSame ? piece.start + unit : piece.start);
      ends.push(isSame ? piece.start + unit + 1 : piece.end);
    }
    text += piece.text;
  };
  for (const cluster of joinAccents(readCharacters(typed))) {
    const joined = cluster.map((character) => character.text).join("");
    const composed = joined.normalize("NFC");
    const [first] = cluster;
    if (composed === joined || !first) cluster.forEach(add);
    else add({ text: composed, start: first.start, end: cluster.at(-1)?.end ?? first.end });
  }
  return {
    text,
    toTyped: (start, end) => {
      const from = starts[start] ?? typed.length;
      return { start: from, end: end > start ? (ends[end - 1] ?? typed.length) : from };
    },
  };
}

function readCharacters(typed: string): Character[] {
  const characters: Character[] = [];
  for (const match of typed.matchAll(/\r\n|./gsu)) {
    const [character] = match;
    const place = { start: match.index, end: match.index + character.length };
    if (LINE_END.test(character)) characters.push({ text: "\n", ...place });
    else if (!INVISIBLE.test(character)) characters.push({ text: character, ...place });
  }
  return characters;
}

function joinAccents(characters: readonly Character[]): Character[][] {
  const clusters: Character[][] = [];
  for (const character of characters) {
    const last = clusters.at(-1);
    if (last && /^\p{M}/u.test(character.text)) last.push(character);
    else clusters.push([character]);
  }
  return clusters;
}

/** Links, addresses and names in social media hold no words. */
const NO_WORDS =
  /\S+@\S+|(?:https?:|www\.)\S+|(?<!\S)[@#]\S+|(?<![\p{L}\p{N}])[\p{L}\p{N}-]+\.(?:it|com|org|net|eu)(?![\p{L}\p{N}])\S*/giu;
const APOSTROPHES = /(?<=\p{L})[`´ʼʹ′‘](?=\p{L})/gu;

/** The text as rules check it, with every character in its place. */
export const toChecked = (text: string) =>
  text.replaceAll(NO_WORDS, (found) => "_".repeat(found.length)).replaceAll(APOSTROPHES, "'");
