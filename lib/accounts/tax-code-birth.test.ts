import { describe, expect, it } from "vitest";
import { checkCharacter } from "@/lib/accounts/tax-code";
import { findBirth } from "@/lib/accounts/tax-code-birth";

const find = (fifteen: string) => findBirth(fifteen + checkCharacter(fifteen), "2026-11-26");

describe("the birth in a codice fiscale", () => {
  it.each([
    ["RSSMRA85T10A562", "1985-12-10", "San Giuliano Terme"],
    ["GJNSFN85T50Z100", "1985-12-10", "Albania"],
    ["RSSMRAURTMLARSN", "1985-12-10", "San Giuliano Terme"],
    ["RSSMRA90A41D704", "1990-01-01", "Forlì"],
    ["RSSMRA90A01Z313", "1990-01-01", "Costa d'Avorio"],
  ])("of %s is on %s in %s", async (fifteen, date, place) => {
    expect(await find(fifteen)).toEqual({ date, place });
  });

  it("is in the century that makes the person an adult; a child gets a real date, which the form refuses", async () => {
    const dateOf = async (year: string) => (await find(`RSSMRA${year}A01Z100`))?.date;
    expect(await dateOf("08")).toBe("2008-01-01");
    expect(await dateOf("09")).toBe("2009-01-01");
    expect(await dateOf("25")).toBe("2025-01-01");
    expect(await dateOf("27")).toBe("1927-01-01");
    expect(await find("RSSMRA04B29Z100")).toEqual({ date: "2004-02-29", place: "Albania" });
  });

  it("has no place if the place code is a former state's or no current town's", async () => {
    for (const code of ["Z118", "Z135", "A000"]) expect((await find(`RSSMRA85T10${code}`))?.place).toBe("");
  });

  it("is unknown without a right check character, or if there is no such day", async () => {
    expect(await findBirth("RSSMRA85T10A562T", "2026-11-26")).toBeNull();
    expect(await findBirth("RSSMRA85T10A562", "2026-11-26")).toBeNull();
    for (const day of ["A32", "A00", "B30", "F10", "A72"]) expect(await find(`RSSMRA85${day}Z100`)).toBeNull();
  });
});
