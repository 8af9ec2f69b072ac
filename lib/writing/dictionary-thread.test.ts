import { performance } from "node:perf_hooks";
import { describe, expect, it } from "vitest";
import { findKnownWords, runBasicCheck } from "@/lib/writing/dictionary-thread";

describe("the basic check", () => {
  it("finds unknown words at their positions and suggests known ones", async () => {
    const text = "Le scrivo perchè ho un problema. Ieri ho mangiatto una pizza.";
    const findings = await runBasicCheck(text);
    expect(findings.map(({ original }) => original)).toEqual(["perchè", "mangiatto"]);
    for (const { start, end, original } of findings) expect(text.slice(start, end)).toBe(original);
    expect(findings[0]?.suggestions).toContain("perché");
    expect(findings[1]?.suggestions).toContain("mangiato");
  });

  it("accepts elisions, truncated words and names", async () => {
    expect(await runBasicCheck("L'amica dell'insegnante ha un po' di tempo. Sto con Mirela Hoxha a Durrës.")).toEqual(
      [],
    );
  });

  it("recognises a name at the beginning of a sentence and in a signature, and a superlative", async () => {
    const text = "Ieri Shpresa è arrivata. Shpresa era contentissima.\nCordiali saluti,\nMirela Hoxha";
    expect(await runBasicCheck(text)).toEqual([]);
  });

  it("explains each finding once, and names superfluous words", async () => {
    const findings = await runBasicCheck("Il mio padre è un'amico di Anna: si e arabbiato.");
    expect(findings.map(({ original, reason, suggestions }) => [original, reason, suggestions[0]])).toEqual([
      ["Il ", "agreement", ""],
      ["un'", "apostrophe", "un"],
      ["e", "accent", "è"],
      ["arabbiato", "unknown", "arrabbiato"],
    ]);
  });

  it("corrects an unknown word only where one word is meant, and keeps a rule's correction", async () => {
    const findings = await runBasicCheck(
      "Non poso parlare con il dotore di una cosa fragila e globalistica, andro' via.",
    );
    expect(findings.map(({ original, suggestions }) => [original, suggestions])).toEqual([
      ["poso", ["posso"]],
      ["dotore", ["dottore"]],
      ["fragila", []],
      ["globalistica", []],
      ["andro'", ["andrò"]],
    ]);
  });

  it("finds nothing in links, addresses, compounds, abbreviations, acronyms and foreign names", async () => {
    const text =
      "Fatou scrive a info@comune.prato.it o su https://www.inps.it/it/servizi.html. Zineb, il dott. Rossi e l'ex neopresidente dell'ISPRA leggono l'e-book di @mario.";
    expect(await runBasicCheck(text)).toEqual([]);
  });

  it("finds nothing in acronyms in small letters, compounds, words of other languages and full names", async () => {
    const text =
      "Cecchi Paone guarda la rai e il contropotere della tivù. La first lady ha un personal computer e studia publishing. Il “veal” è caro. Lo specificatore lavora.";
    expect(await runBasicCheck(text)).toEqual([]);
  });

  it("still finds a misspelt greeting before a name, a name with a small letter, and what a quotation misspells", async () => {
    const text = "Bongiorno Maria, vivo a roma. Dicono “mangiatto”. Mio cugino ha un personal documento.";
    const findings = await runBasicCheck(text);
    expect(findings.map(({ original }) => original)).toEqual(["Bongiorno", "roma", "mangiatto", "personal"]);
  });

  it("reads a text as it is marked, and says where its findings are in the text as typed", async () => {
    expect(await runBasicCheck("La citta\u0300 e\u0300 bella, all`ospedale sto bene.")).toEqual([]);
    const typed = "Perche\u0301\r\nho mangia\u00adtto.";
    const [finding] = await runBasicCheck(typed);
    expect(finding).toMatchObject({ start: 12, end: 22, original: "mangia\u00adtto", suggestions: ["mangiato"] });
  });

  it("finds nothing in an empty text", async () => {
    expect(await runBasicCheck(" \n 😀 123 ")).toEqual([]);
  });
});

describe("the basic check of a text designed to be slow", () => {
  // As many elided words as a text may have, none in a dictionary, each capitalised.
  const slow = "Xq'Zw' ".repeat(3000).slice(0, 20_000);

  it("does not block the main thread", async () => {
    await runBasicCheck("Prima si carica il dizionario.");
    const before = performance.eventLoopUtilization();
    await Promise.all(Array.from({ length: 4 }, (_, at) => runBasicCheck(`${slow}${at}`)));
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
  });

  it("returns a limited number of findings", async () => {
    expect((await runBasicCheck("sbaljato ".repeat(2000))).length).toBe(400);
  });
});

describe("the words of a text", () => {
  it("are looked up in the dictionary", async () => {
    expect([...(await findKnownWords(["casa", "hause", "casa", "perché"]))]).toEqual(["casa", "perché"]);
  });
});
