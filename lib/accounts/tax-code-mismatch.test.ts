import { describe, expect, it } from "vitest";
import { findTaxCodeMismatch, type PersonDetails } from "@/lib/accounts/tax-code-mismatch";

const MARIO: PersonDetails = { firstName: "Mario", lastName: "Rossi", birthDate: "1985-12-10", birthPlace: "Adrara" };
const doubts = (code: string, changes: Partial<PersonDetails> = {}) =>
  findTaxCodeMismatch(code, { ...MARIO, ...changes });

describe("a codice fiscale compared with its person", () => {
  it("matches in the published example", async () => {
    expect(await doubts("RSSMRA85T10A562S", { birthPlace: "San Giuliano Terme" })).toEqual([]);
  });

  it("matches for women, whose day has 40 added", async () => {
    const person = { firstName: "Ștefania", lastName: "Gjoni-Łuczak", birthPlace: "Durrës" };
    expect(await doubts("GJNSFN85T50Z100E", person)).toEqual([]);
  });

  it("matches if omocodia has replaced digits with letters", async () => {
    expect(await doubts("RSSMRAURTMLARSNS", { birthPlace: "San Giuliano Terme" })).toEqual([]);
  });

  it("uses the first, third and fourth of four consonants of a name, and X for missing letters", async () => {
    expect(await doubts("FOXGNN85T10Z210A", { firstName: "Giovanni", lastName: "Fo", birthPlace: "Cina" })).toEqual([]);
    expect(await doubts("LIXHAI85T10Z210A", { firstName: "Hai", lastName: "Li", birthPlace: "Cina" })).toEqual([]);
  });

  it("matches if the register has only some of the names", async () => {
    const person = { firstName: "María Fernanda", lastName: "Quispe Mamani", birthPlace: "Perù" };
    for (const code of ["QSPMFR85T50Z611A", "QSPMRA85T50Z611A", "MMNFNN85T50Z611A"])
      expect(await doubts(code, person)).toEqual([]);
  });

  it("is reported with what does not match", async () => {
    expect(await doubts("BNCMRA85T10Z100A", { birthPlace: "Albania" })).toEqual(["surname"]);
    expect(await doubts("RSSLCU85T10Z100A", { birthPlace: "Albania" })).toEqual(["name"]);
    expect(await doubts("RSSMRA85T11Z100A", { birthPlace: "Albania" })).toEqual(["date"]);
    expect(await doubts("RSSMRA85M10Z100A", { birthPlace: "Albania" })).toEqual(["date"]);
    expect(await doubts("RSSMRA85T10Z129A", { birthPlace: "Albania" })).toEqual(["place"]);
    expect(await doubts("RSSMRA85T10Z129A", { birthPlace: "Roma" })).toEqual(["place"]);
    expect(await doubts("RSSMRA85T10H501A", { birthPlace: "Albania" })).toEqual(["place"]);
  });

  it("is reported if name and surname are swapped", async () => {
    expect(await doubts("RSSMRA85T10H501A", { firstName: "Rossi", lastName: "Mario", birthPlace: "Roma" })).toEqual([
      "swapped",
    ]);
  });

  it("matches with a foreign birthplace that has the name of an Italian town", async () => {
    expect(await doubts("RSSMRA85T10Z603A", { birthPlace: "San Pietro" })).toEqual([]);
    expect(await doubts("RSSMRA85T10Z611A", { birthPlace: "San Giuliano Terme" })).toEqual([]);
  });

  it("is not reported if the data is unknown", async () => {
    const nothing = { firstName: "", lastName: "", birthDate: "", birthPlace: "" };
    expect(await doubts("RSSMRA85T10A562S", nothing)).toEqual([]);
    expect(await doubts("RSSMRA85T10A562S", { firstName: "Маріо", lastName: "Россі", birthPlace: "Київ" })).toEqual([]);
    expect(await doubts("RSSMRA85T10Z135S", { birthPlace: "Ucraina" })).toEqual([]);
    expect(await doubts("RSSMRA85T10", { birthPlace: "Roma" })).toEqual([]);
  });
});
