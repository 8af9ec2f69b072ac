/** A text as it is marked, and the way back: where each stretch of it stands in the text as typed. */
export type NormalText = {
  text: string;
  /** The stretch of the typed text that `text.slice(start, end)` was made from. Offsets in UTF-16 units. */
  toTyped: (start: number, end: number) => { start: number; end: number };
};

/** A piece of the normal text and the stretch it was typed as. */
type Sign = { text: string; start: number; end: number };

// Invisible in every text: soft hyphen, zero-width signs, direction marks and overrides, joiners, byte order mark, tag
// characters; and the control characters that are no line end or tabulator.
const INVISIBLE =
  /[\u{AD}\u{61C}\u{180E}\u{200B}-\u{200F}\u{202A}-\u{202E}\u{2060}-\u{206F}\u{FEFF}\u{FFF9}-\u{FFFB}\u{E0000}-\u{E007F}]|\u{34F}|(?![\t\n\r])\p{Cc}/u;
const LINE_END = /^[\n\r\u{85}\u{2028}\u{2029}]/u;

/**
 * Brings a typed text into the form it is marked in: composed accents (NFC), "\n" as the only line end, nothing
 * invisible. The typed text itself is kept and never changed.
 */
export function normaliseText(typed: string): NormalText {
  let text = "";
  const starts: number[] = [];
  const ends: number[] = [];
  const add = (piece: Sign) => {
    // Unit by unit where nothing changed length, so that every sign keeps its own place.
    const isSame = piece.text.length === piece.end - piece.start;
    for (let unit = 0; unit < piece.text.length; unit += 1) {
      starts.push(isSame ? piece.start + unit : piece.start);
      ends.push(isSame ? piece.start + unit + 1 : piece.end);
    }
    text += piece.text;
  };
  for (const cluster of joinAccents(readSigns(typed))) {
    const joined = cluster.map((sign) => sign.text).join("");
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

/** The visible signs of a text, each line end as one "\n". */
function readSigns(typed: string): Sign[] {
  const signs: Sign[] = [];
  for (const match of typed.matchAll(/\r\n|./gsu)) {
    const [sign] = match;
    const place = { start: match.index, end: match.index + sign.length };
    if (LINE_END.test(sign)) signs.push({ text: "\n", ...place });
    else if (!INVISIBLE.test(sign)) signs.push({ text: sign, ...place });
  }
  return signs;
}

/** Each sign with the accents that follow it. */
function joinAccents(signs: readonly Sign[]): Sign[][] {
  const clusters: Sign[][] = [];
  for (const sign of signs) {
    const last = clusters.at(-1);
    if (last && /^\p{M}/u.test(sign.text)) last.push(sign);
    else clusters.push([sign]);
  }
  return clusters;
}
