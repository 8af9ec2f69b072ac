import { describe, expect, it } from "vitest";
import { findForeign } from "@/lib/writing/basic-foreign";

/** The words that may be of another language. */
function foreignWords(text: string): string[] {
  return [...findForeign(text)]
    .sort((a, b) => a - b)
    .map((start) => /^[\p{L}\p{M}]+/u.exec(text.slice(start))?.[0] ?? "");
}

describe("words that may be of another language", () => {
  it.each([
    ["Qui il «veal» è caro.", ["veal"]],
    ["Ho letto “Les fleurs du mal” in francese.", ["Les", "fleurs", "du", "mal"]],
    ['La chiamano "hibakusha", in silenzio.', ["hibakusha"]],
  ])("are those of a short quotation: %s", (text, found) => {
    expect(foreignWords(text)).toEqual(found);
  });

  it.each([
    'Lui ha detto: "bolte".',
    'Mi ha detto "Sono andata a casa, poi ho litto".',
    "Il signore ha gridato «Questa è la mia casa e non la sua»",
    'Ha detto "ciao" e poi piangeva "forte',
  ])("are not those of direct speech: %s", (text) => {
    expect(foreignWords(text).filter((word) => word !== "ciao")).toEqual([]);
  });

  it.each([
    ["Ho fatto il byrek.", ["byrek"]],
    ["Studio marketing e trading.", ["marketing", "trading"]],
    ["È la first lady.", ["first", "lady"]],
    ["Porto i varenyky a tutti.", ["varenyky"]],
  ])("are those with a foreign form, and their neighbours: %s", (text, found) => {
    expect(foreignWords(text)).toEqual(found);
  });

  it.each(["Hay una playa y estoy con mi jefe.", "Muchas grasias, trabajo mucho.", "Ho visto un autobuz nel magazin."])(
    "are not misspellings from a first language: %s",
    (text) => {
      expect(foreignWords(text)).toEqual([]);
    },
  );

  it("are those of well-known expressions, but not of the same words elsewhere", () => {
    expect(foreignWords("Ho un personal computer e un personal documento.")).toEqual(["personal", "computer"]);
  });

  it("are found quickly in texts designed to be slow", () => {
    const begun = performance.now();
    for (const part of ['"a ', "«", 'a" "', "lady first ", "x", "«a'a "]) findForeign(part.repeat(5000));
    expect(performance.now() - begun).toBeLessThan(3000);
  });
});
