/** Italian numbers, in digits or in words. */

const UNITS = ["", "uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci"].concat([
  "undici",
  "dodici",
  "tredici",
  "quattordici",
  "quindici",
  "sedici",
  "diciassette",
  "diciotto",
  "diciannove",
]);
const TENS = ["venti", "trenta", "quaranta", "cinquanta", "sessanta", "settanta", "ottanta", "novanta"];

/** "ventotto": a ten loses its last vowel before "uno" and "otto". */
const joinUnit = (ten: string, unit: string) => (/^[ou]/.test(unit) ? ten.slice(0, -1) : ten) + unit;

const BELOW_HUNDRED = [...UNITS, ...TENS.flatMap((ten) => UNITS.slice(0, 10).map((unit) => joinUnit(ten, unit)))];
const HUNDREDS = ["cento", ...UNITS.slice(2, 10).map((unit) => `${unit}cento`)];
const BELOW_THOUSAND = [...BELOW_HUNDRED, ...HUNDREDS.flatMap((start) => BELOW_HUNDRED.map((rest) => start + rest))];

const VALUES = new Map<string, number>([
  ...BELOW_THOUSAND.flatMap((word, value): [string, number][] => [
    [word, value],
    [`${word}mila`, value * 1000],
  ]),
  ["mille", 1000],
]);

/** The value of a word; an elided one ("trent'") has lost its last vowel. */
function numberOf(word: string): number | undefined {
  if (/^\d/.test(word)) return Number(word.replaceAll(".", ""));
  const plain = word.replace(/tré$/, "tre");
  if (!plain.endsWith("'")) return VALUES.get(plain);
  return ["a", "i", "o"].map((vowel) => VALUES.get(plain.slice(0, -1) + vowel)).find((value) => value !== undefined);
}

/** The numbers above one, in order ("un" and "uno" are articles too). A price or a time of day may count as two. */
export function numbersIn(text: string): number[] {
  const words = text
    .toLowerCase()
    .replaceAll("’", "'")
    .matchAll(/\d+(?:\.\d{3})*|\p{L}+'?/gu);
  return [...words].flatMap(([word]) => {
    const value = numberOf(word);
    return value !== undefined && value > 1 ? [value] : [];
  });
}
