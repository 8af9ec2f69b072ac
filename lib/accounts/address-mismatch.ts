import { ABROAD, ABROAD_CAP, PROVINCES } from "@/lib/accounts/provinces";
import type { Town } from "@/lib/accounts/towns";

/** `names`: provinces the town is in; `starts`: possible first two digits of the province's CAPs. */
export type AddressMismatch =
  | { kind: "province"; names: string[] }
  | { kind: "cap"; starts: string[] }
  | { kind: "abroad_cap" };

/** The provinces of Sardinia change, so a mismatch there is not reported. */
const SARDINIA = ["CA", "NU", "OR", "SS", "SU"];

const nameOf = (code: string) => PROVINCES.find((province) => province.code === code)?.name ?? code;

/** The first mismatch, or null if there is none or the input is incomplete. @param towns every town of this name */
export function findAddressMismatch(
  address: { province: string; cap: string },
  towns: readonly Town[],
): AddressMismatch | null {
  const { province, cap } = address;
  const isComplete = /^\d{5}$/.test(cap);
  if (province === ABROAD) return isComplete && cap !== ABROAD_CAP ? { kind: "abroad_cap" } : null;
  const isElsewhere = towns.length > 0 && towns.every((town) => town.province !== province);
  if (province && isElsewhere && !SARDINIA.includes(province)) {
    const names = new Set(towns.map((town) => `${nameOf(town.province)} (${town.province})`));
    return { kind: "province", names: [...names] };
  }
  const starts = PROVINCES.find(({ code }) => code === province)?.capStarts;
  if (!starts || !isComplete || starts.includes(cap.slice(0, 2))) return null;
  return { kind: "cap", starts: [...starts] };
}
