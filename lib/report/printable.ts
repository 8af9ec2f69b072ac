// What the PDF's font draws (public/fonts): Latin with its European letters, and the usual punctuation.
const DRAWN =
  /[\n\u0020-\u007e\u00a0-\u00ac\u00ae-\u00b4\u00b6-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u012a-\u012b\u012e-\u0133\u0136-\u0137\u0139-\u013e\u0141-\u0148\u0150-\u0155\u0158-\u015b\u015e-\u0165\u016a-\u016b\u016e-\u017e\u0218-\u021b\u2013-\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039-\u203a\u20ac\u2212\u2264-\u2265]/;
// Marks that have no width of their own: variation selectors, joiners, a byte order mark, controls.
const INVISIBLE = /\p{Cf}|\p{Cc}|\p{Mn}/u;
const INSTEAD: Record<string, string> = {
  "→": "->",
  "←": "<-",
  "‑": "-",
  "―": "—",
  "′": "'",
  "″": '"',
  "×": "x",
  "\t": " ",
};

/**
 * A text as the PDF's font can draw it: what it lacks loses its accent ("ĉ" becomes "c"), and what is left (another
 * script, an emoji) becomes "?" rather than a hole nobody sees.
 */
export function toPrintable(text: string): string {
  return [...text.normalize("NFC").replaceAll("\r\n", "\n")].map(printableCharacter).join("");
}

function printableCharacter(character: string): string {
  if (DRAWN.test(character)) return character;
  const instead = INSTEAD[character];
  if (instead !== undefined) return instead;
  if (/\s/.test(character)) return " ";
  if (INVISIBLE.test(character)) return "";
  const [base = ""] = character.normalize("NFD");
  return DRAWN.test(base) ? base : "?";
}
