/** Letters that Unicode does not take apart into a plain one and a mark, as documents in Italy write them. */
const WHOLE_LETTERS: Record<string, string> = {
  Ł: "L",
  Đ: "D",
  Ð: "D",
  Ø: "O",
  Þ: "TH",
  Æ: "AE",
  Œ: "OE",
  ẞ: "SS",
  ß: "SS",
  İ: "I",
};

/**
 * A name in the letters of the Italian registers: upper case, A to Z, words apart by one space. What stands in another
 * alphabet is left out.
 */
export function toAsciiName(text: string): string {
  return text
    .toUpperCase()
    .replaceAll(/[ŁĐÐØÞÆŒẞßİ]/g, (letter) => WHOLE_LETTERS[letter] ?? "")
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .replaceAll(/[^A-Z]+/g, " ")
    .trim();
}
