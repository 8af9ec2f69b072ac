import { toAsciiName } from "@/lib/accounts/ascii-name";

/** A town: its province's two letters and its code in the land registry, which is the place in a codice fiscale. */
export type Town = { province: string; code: string };

/**
 * The Italian towns of a name, however it is written: none when the name is not known, as of places abroad and of towns
 * that were merged. Fetches the list of the name's first letter.
 */
export async function findTowns(name: string): Promise<Town[]> {
  const plain = toAsciiName(name);
  if (!/^[A-JL-VZ]/.test(plain)) return [];
  // Two different towns can bear one name: "BG C337, LE M261".
  const list: { default: Partial<Record<string, string>> } = await import(
    `./towns/${plain.charAt(0).toLowerCase()}.json`
  );
  const found = list.default[plain]?.split(", ") ?? [];
  return found.map((town) => ({ province: town.slice(0, 2), code: town.slice(3) }));
}
