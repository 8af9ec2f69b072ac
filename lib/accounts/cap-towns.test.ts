import { describe, expect, it } from "vitest";
import { deriveTown, suggestTownsOfCap } from "@/lib/accounts/cap-towns";
import { PROVINCES } from "@/lib/accounts/provinces";
import { findTowns } from "@/lib/accounts/towns";

describe("the town of a CAP", () => {
  it.each([
    ["41121", "Modena", "MO"],
    ["00185", "Roma", "RM"],
    ["09170", "Oristano", "OR"],
    ["09123", "Cagliari", "CA"],
    ["47521", "Cesena", "FC"],
    ["20900", "Monza", "MB"],
    ["67100", "L'Aquila", "AQ"],
  ])("%s is %s in %s", async (cap, citta, provincia) => {
    expect(await deriveTown(cap, "")).toEqual({ citta, provincia });
  });

  it("exists today, in a province of the CAP's postal area; every province but Sud Sardegna has one", async () => {
    const caps = Array.from({ length: 100_000 }, (_, number) => String(number).padStart(5, "0"));
    const found = new Map<string, string>();
    for (const cap of caps) {
      const { citta, provincia } = await deriveTown(cap, "");
      if (!citta || found.has(citta)) continue;
      found.set(citta, provincia);
      const starts = PROVINCES.find(({ code }) => code === provincia)?.capStarts ?? [];
      const towns = await findTowns(citta);
      expect([cap, citta, starts.includes(cap.slice(0, 2)), towns.map(({ name }) => name)]).toEqual([
        cap,
        citta,
        true,
        expect.arrayContaining([citta]),
      ]);
      expect(towns.map(({ province }) => province)).toContain(provincia);
    }
    const without = PROVINCES.filter(({ code }) => ![...found.values()].includes(code));
    expect(without.map(({ code }) => code)).toEqual(["SU"]);
  });

  it("is unknown outside the capitals, and its province is known if the area, or the town as typed, has only one", async () => {
    expect(await deriveTown("41012", "")).toEqual({ citta: "", provincia: "MO" });
    expect(await deriveTown("47838", "")).toEqual({ citta: "", provincia: "RN" });
    expect(await deriveTown("47010", "")).toEqual({ citta: "", provincia: "FC" });
    expect(await deriveTown("23030", "")).toEqual({ citta: "", provincia: "" });
    expect(await deriveTown("23030", "livigno")).toEqual({ citta: "", provincia: "SO" });
    expect(await deriveTown("73030", "Castro")).toEqual({ citta: "", provincia: "LE" });
    expect(await deriveTown("00000", "Tirana")).toEqual({ citta: "", provincia: "EE" });
  });

  it("is suggested among the towns of the CAP's provinces that start with the typed letters", async () => {
    expect(await suggestTownsOfCap("41012", "car")).toEqual(["Carpi"]);
    expect(await suggestTownsOfCap("47010", "forli")).toContain("Forlì");
    expect(await suggestTownsOfCap("41012", "")).toEqual([]);
    expect(await suggestTownsOfCap("00000", "tir")).toEqual([]);
  });
});
