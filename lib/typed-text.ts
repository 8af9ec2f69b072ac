/** Letters of other alphabets that look like a Latin capital, as another keyboard layout types them. */
const LOOK_ALIKES = new Map([
  ...pair("АВСЕНІЈКМОРЅТУХ", "ABCEHIJKMOPSTYX"), // Cyrillic
  ...pair("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"), // Greek
]);

function pair(others: string, latin: string): [string, string][] {
  return [...others].map((letter, index) => [letter, latin.charAt(index)]);
}

const isDigit = (codePoint: number) => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint));

/** Digits of every script as 0 to 9, such as `123` for `١٢٣`. */
export function toAsciiDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    // Unicode encodes the digits of a script in a row, from zero to nine.
    const codePoint = digit.codePointAt(0) ?? 0;
    let zero = codePoint;
    while (isDigit(zero - 1)) zero -= 1;
    return String((codePoint - zero) % 10);
  });
}

/** Removes spaces, dashes, dots and invisible characters, which people, phones and word processors insert in a code. */
export function compact(text: string): string {
  return toAsciiDigits(text.normalize("NFKC")).replaceAll(/[\p{Dash}\p{Cf}\s._]/gu, "");
}

/** A code of Latin capitals and digits as `compact` leaves it, with look-alike letters as the Latin ones. */
export function toCode(typed: string): string {
  return [...compact(typed).toUpperCase()].map((letter) => LOOK_ALIKES.get(letter) ?? letter).join("");
}

/** A telephone number with plain digits, hyphens and single spaces. */
export function toPhoneNumber(typed: string): string {
  return toAsciiDigits(typed.normalize("NFKC"))
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/\p{Dash}/gu, "-")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** An e-mail address in lower case, with an international domain as ASCII, into which only some browsers turn it. */
export function toEmailAddress(typed: string): string {
  const address = typed.trim().normalize("NFC").toLowerCase();
  const start = address.lastIndexOf("@") + 1;
  const domain = address.slice(start);
  const isInternational = /[^\x20-\x7e]/.test(domain) && URL.canParse(`http://${domain}`);
  return isInternational ? address.slice(0, start) + new URL(`http://${domain}`).hostname : address;
}
