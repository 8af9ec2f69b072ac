import { describe, expect, it } from "vitest";
import { findAddressMismatch } from "@/lib/accounts/address-mismatch";
import { toAsciiName } from "@/lib/accounts/ascii-name";
import { PROVINCES } from "@/lib/accounts/provinces";
import { toTownName } from "@/lib/accounts/town-name";
import { findTowns } from "@/lib/accounts/towns";

async function doubt(city: string, province: string, cap: string) {
  return findAddressMismatch({ province, cap }, await findTowns(city));
}

describe("an address", () => {
  it("has no warning if town, province and CAP agree, in any spelling of the town", async () => {
    expect(await doubt("Roma", "RM", "00184")).toBeNull();
    expect(await doubt("  forli' ", "FC", "47121")).toBeNull();
    expect(await doubt("FORLÌ", "FC", "47121")).toBeNull();
    expect(await doubt("Reggio nell'Emilia", "RE", "42121")).toBeNull();
  });

  it("has a warning with the province of the town", async () => {
    expect(await doubt("Roma", "RO", "00184")).toEqual({ kind: "province", names: ["Roma (RM)"] });
    expect(await doubt("Castro", "RM", "00184")).toEqual({ kind: "province", names: ["Bergamo (BG)", "Lecce (LE)"] });
  });

  it("has a warning with the first digits of the province's CAPs", async () => {
    expect(await doubt("Roma", "RM", "20121")).toEqual({ kind: "cap", starts: ["00"] });
    expect(await doubt("Un paese che non c'è", "FC", "00184")).toEqual({ kind: "cap", starts: ["47"] });
  });

  it("has no warning if the data is unknown", async () => {
    expect(await doubt("Un paese che non c'è", "FC", "47121")).toBeNull();
    expect(await doubt("Roma", "", "")).toBeNull();
    expect(await doubt("Roma", "RM", "001")).toBeNull();
    expect(await doubt("Łódź", "", "90001")).toBeNull();
    expect(await doubt("Olbia", "NU", "08026")).toBeNull();
  });

  it("abroad has a fixed CAP", async () => {
    expect(await doubt("Tirana", "EE", "00000")).toBeNull();
    expect(await doubt("Tirana", "EE", "10010")).toEqual({ kind: "abroad_cap" });
  });

  it("has a town in a listed province, and each province has towns", async () => {
    const letters = [..."abcdefghijlmnopqrstuvz"];
    const lists = await Promise.all(letters.map((letter) => import(`./towns/${letter}.json`)));
    const rows = lists.flatMap((list) => Object.entries<string>(list.default));
    const towns = rows.flatMap(([, towns]) => towns.split(", "));
    expect(towns.length).toBeGreaterThan(7900);
    expect(towns.filter((town) => !/^[A-Z]{2} [A-M]\d{3}( \S.*)?$/.test(town))).toEqual([]);
    // A name is listed only if the spelling rules would not produce it.
    const misnamed = rows.flatMap(([name, row]) =>
      [...row.matchAll(/\d{3} ([^,]+)/g)].filter(
        ([, written = ""]) => toAsciiName(written) !== name || written === toTownName(name),
      ),
    );
    expect(misnamed.map(([town]) => town)).toEqual([]);
    const used = new Set(towns.map((town) => town.slice(0, 2)));
    expect([...used].sort()).toEqual(PROVINCES.map(({ code }) => code).sort());
  });
});
