import { ABROAD, PROVINCES } from "@/lib/accounts/provinces";

/** Select options. A `stored` code that is no current province is added, so that it can be kept. */
export function provinceOptions(words: { choose: string; abroad: string }, stored = ""): [string, string][] {
  const rows = [...PROVINCES.map(({ code, name }) => [code, name] as const), [ABROAD, words.abroad] as const];
  const isUnlisted = stored !== "" && rows.every(([code]) => code !== stored);
  return [
    ...(stored === "" ? [["", words.choose] satisfies [string, string]] : []),
    ...(isUnlisted ? [[stored, stored] satisfies [string, string]] : []),
    ...rows.map(([code, name]): [string, string] => [code, `${name} (${code})`]),
  ];
}
