import { ABROAD, PROVINCES } from "@/lib/accounts/provinces";

/**
 * The provinces as the rows of a list.
 * @param words what stands first, before a choice, and for an address outside Italy
 * @param stored the letters an account has; they are offered too when they are no province of today
 */
export function provinceOptions(words: { choose: string; abroad: string }, stored = ""): [string, string][] {
  const rows = [...PROVINCES.map(({ code, name }) => [code, name] as const), [ABROAD, words.abroad] as const];
  const isOdd = stored !== "" && rows.every(([code]) => code !== stored);
  return [
    ...(stored === "" ? [["", words.choose] satisfies [string, string]] : []),
    ...(isOdd ? [[stored, stored] satisfies [string, string]] : []),
    ...rows.map(([code, name]): [string, string] => [code, `${name} (${code})`]),
  ];
}
