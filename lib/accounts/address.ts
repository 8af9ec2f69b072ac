import { ABROAD, ABROAD_CAP, PROVINCES } from "@/lib/accounts/provinces";
import type { Town } from "@/lib/accounts/towns";

/** What looks wrong in an address. `province`: where the town really is; `cap`: how the CAPs of that province begin. */
export type AddressWarning =
  | { kind: "province"; names: string[] }
  | { kind: "cap"; starts: string[] }
  | { kind: "abroad_cap" };

/** The provinces of Sardinia change: what the lists say of them is not told to anybody. */
const SARDINIA = ["CA", "NU", "OR", "SS", "SU"];

const nameOf = (code: string) => PROVINCES.find((province) => province.code === code)?.name ?? code;

/**
 * What does not fit together in an address, the first doubt only: the other may follow from it. A doubt stops nobody.
 * @param towns the towns of the address's name; none when it is not known
 * @returns null when all fits, or too little was written to tell
 */
export function findAddressMismatch(
  address: { province: string; cap: string },
  towns: readonly Town[],
): AddressWarning | null {
  const { province, cap } = address;
  const isWhole = /^\d{5}$/.test(cap);
  if (province === ABROAD) return isWhole && cap !== ABROAD_CAP ? { kind: "abroad_cap" } : null;
  const isElsewhere = towns.length > 0 && towns.every((town) => town.province !== province);
  if (province && isElsewhere && !SARDINIA.includes(province)) {
    return {
      kind: "province",
      names: [...new Set(towns.map((town) => `${nameOf(town.province)} (${town.province})`))],
    };
  }
  const starts = PROVINCES.find(({ code }) => code === province)?.capStarts;
  if (!starts || !isWhole || starts.includes(cap.slice(0, 2))) return null;
  return { kind: "cap", starts: [...starts] };
}
