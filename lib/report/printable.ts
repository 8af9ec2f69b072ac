// Glyphs of the PDF's text font: Latin with European letters, common punctuation and signs.
const IN_TEXT_FONT =
  /[\n\u0020-\u007e\u00a0-\u00ac\u00ae-\u00b4\u00b6-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126-\u0127\u012a-\u012b\u012e-\u0133\u0136-\u0137\u0139-\u013e\u0141-\u0148\u0150-\u0155\u0158-\u015b\u015e-\u0165\u016a-\u016b\u016e-\u017e\u0192\u0218-\u021b\u0237\u02c6-\u02c7\u02c9\u02d8-\u02dd\u0394\u03a9\u03bc\u03c0\u1e80-\u1e85\u1e9e\u1ef2-\u1ef3\u2009\u2013-\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039-\u203a\u2044\u20ac\u20b9\u2113\u2122\u212e\u2202\u220f\u2211-\u2212\u2215\u2219-\u221a\u221e\u222b\u2248\u2260\u2264-\u2265\u25ca\u266a]/;
// Glyphs added by the second font: other Latin letters, Greek, Cyrillic, Vietnamese.
const IN_FALLBACK_FONT =
  /[\u0108-\u0109\u0114-\u0115\u011c-\u011d\u0124-\u0125\u0128-\u0129\u012c-\u012d\u0134-\u0135\u0138\u013f-\u0140\u0149-\u014f\u0156-\u0157\u015c-\u015d\u0166-\u0169\u016c-\u016d\u017f-\u0191\u0193-\u0217\u021c-\u0236\u0238-\u02af\u02bb-\u02bd\u0370-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u0393\u0395-\u03a1\u03a3-\u03a8\u03aa-\u03bb\u03bd-\u03bf\u03c1-\u03e1\u03f0-\u0482\u048a-\u04ff\u1e00-\u1e7f\u1e86-\u1e9d\u1e9f-\u1ef1\u1ef4-\u1eff\u2032-\u2033\u20b1\u20b4\u2116]/;
// Zero width: variation selectors, joiners, a byte order mark, controls.
const INVISIBLE = /\p{Cf}|\p{Cc}|\p{Mn}/u;
const SUBSTITUTES: Record<string, string> = { "→": "->", "←": "<-", "‑": "-", "―": "—", "\t": " " };

/** Letters without a glyph lose their accent, other characters become "?": the renderer would drop them silently. */
export function toPrintable(text: string): string {
  return [...text.normalize("NFC").replaceAll("\r\n", "\n")].map(printableCharacter).join("");
}

/** Splits a text into printable paragraphs, without empty lines. */
export function toParagraphs(text: string): string[] {
  return toPrintable(text)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

export function needsFallbackFont(text: string): boolean {
  return IN_FALLBACK_FONT.test(text);
}

const hasGlyph = (character: string): boolean => IN_TEXT_FONT.test(character) || IN_FALLBACK_FONT.test(character);

function printableCharacter(character: string): string {
  if (hasGlyph(character)) return character;
  const substitute = SUBSTITUTES[character];
  if (substitute !== undefined) return substitute;
  if (/\s/.test(character)) return " ";
  if (INVISIBLE.test(character)) return "";
  const [base = ""] = character.normalize("NFD");
  return hasGlyph(base) ? base : "?";
}
