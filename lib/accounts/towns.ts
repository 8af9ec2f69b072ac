import { toAsciiName } from "@/lib/accounts/ascii-name";

/** `province`: two letters; `code`: land registry code, the place in a codice fiscale. */
export type Town = { province: string; code: string };

/** Italian towns of a name, ignoring case and accents; empty if unknown, such as places abroad and merged towns. */
export async function findTowns(name: string): Promise<Town[]> {
  const plain = toAsciiName(name);
  if (!/^[A-JL-VZ]/.test(plain)) return [];
  // Two towns can share a name: "BG C337, LE M261".
  const letter = plain.charAt(0).toLowerCase();
  const list: { default: Partial<Record<string, string>> } = await import(`./towns/${letter}.json`);
  const found = list.default[plain]?.split(", ") ?? [];
  return found.map((town) => ({ province: town.slice(0, 2), code: town.slice(3) }));
}
