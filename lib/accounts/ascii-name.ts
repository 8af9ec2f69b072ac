/** Letters that NFD does not decompose, as Italian documents transliterate them. */
const TRANSLITERATIONS: Record<string, string> = {
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

/** A name as in Italian registers: A to Z in upper case, words separated by one space. Other alphabets are dropped. */
export function toAsciiName(text: string): string {
  return text
    .toUpperCase()
    .replaceAll(/[ŁĐÐØÞÆŒẞßİ]/g, (letter) => TRANSLITERATIONS[letter] ?? "")
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .replaceAll(/[^A-Z]+/g, " ")
    .trim();
}
