import { toAsciiName } from "@/lib/accounts/ascii-name";
import { toTownName } from "@/lib/accounts/town-name";

/** `province`: two letters; `code`: land registry code, the place in a codice fiscale. */
export type Town = { name: string; province: string; code: string };

/** The initials of the towns, each with its list. */
const LETTERS = [..."abcdefghijlmnopqrstuvz"];

/** Suggestions at most: more are not read. */
const MAX_SUGGESTIONS = 40;

type List = Partial<Record<string, string>>;

async function loadList(letter: string): Promise<List> {
  if (!LETTERS.includes(letter)) return {};
  const list: { default: List } = await import(`./towns/${letter}.json`);
  return list.default;
}

// Two towns can share a name: "BG C337, LE M261". A name that the rules of spelling do not yield is at the end of its
// town: "FC D704 Forlì".
const toTowns = (plain: string, row: string | undefined): Town[] =>
  (row?.split(", ") ?? []).map((town) => ({
    province: town.slice(0, 2),
    code: town.slice(3, 7),
    name: town.slice(8) || toTownName(plain),
  }));

/** Italian towns of a name, ignoring case and accents; empty if unknown, such as places abroad and merged towns. */
export async function findTowns(name: string): Promise<Town[]> {
  const plain = toAsciiName(name);
  const list = await loadList(plain.charAt(0).toLowerCase());
  return toTowns(plain, list[plain]);
}

/** The names of the towns in some provinces that begin with what is typed; empty before the first letter. */
export async function suggestTowns(typed: string, provinces: readonly string[]): Promise<string[]> {
  const plain = toAsciiName(typed);
  const list = await loadList(plain.charAt(0).toLowerCase());
  return Object.entries(list)
    .filter(([name]) => name.startsWith(plain))
    .flatMap(([name, row]) => toTowns(name, row))
    .filter(({ province }) => provinces.includes(province))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ name }) => name);
}

/** The name of the Italian town with a land registry code; null for a code of no town of today. */
export async function findTownName(code: string): Promise<string | null> {
  const lists = await Promise.all(LETTERS.map(loadList));
  const rows = lists.flatMap((list) => Object.entries(list));
  const [name, row] = rows.find(([, towns]) => towns?.includes(code)) ?? [];
  return toTowns(name ?? "", row).find((town) => town.code === code)?.name ?? null;
}
