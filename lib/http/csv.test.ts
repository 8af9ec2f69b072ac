import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { startCsv, toCsvLines } from "@/lib/http/csv";

describe("a CSV file", () => {
  it("starts with a UTF-8 byte order mark, and quotes every cell", () => {
    expect(startCsv(["Città", "Nome"])).toBe('\uFEFF"Città";"Nome"\r\n');
    expect(toCsvLines([["Rossi", 3, null, ""]])).toBe('"Rossi";"3";"";""\r\n');
  });

  it("keeps separators, quotes and line breaks inside a cell", () => {
    expect(toCsvLines([['Via "Roma"; 1']])).toBe('"Via ""Roma""; 1"\r\n');
    expect(toCsvLines([["due\nrighe"]])).toBe('"due\nrighe"\r\n');
  });

  it("escapes what a spreadsheet would execute", () => {
    expect(toCsvLines([["=1+1"]])).toBe('"\'=1+1"\r\n');
    expect(toCsvLines([["Rossi,=cmd()", "a;+1", " -2"]])).toBe('"Rossi,\'=cmd()";"a;\'+1";" \'-2"\r\n');
  });

  it("keeps every digit of a text: no postal code loses its zeros, and no code becomes a date or a power of ten", () => {
    const cells = ["00184", "00393331234567", "3-4", "1E5", "12345678901234567890"];
    const constants = cells.map((cell) => `"=""${cell}"""`).join(";");
    expect(toCsvLines([cells])).toBe(`${constants}\r\n`);
    expect(toCsvLines([["2026-07-01", "12 bis", "", 184]])).toBe('"2026-07-01";"12 bis";"";"184"\r\n');
  });

  it("has no cell that begins with a formula sign, for any content and any way to split it", () => {
    const text = fc.string({ unit: fc.constantFrom(..."=+-@＝＋－＠;,|\t\r\n\"' ab1") });
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), (cells) => {
        // A formula of digits only has no effect except to keep them as text.
        const file = toCsvLines([cells]).replace(/"=""[\d/:eE-]+"""/g, '""');
        for (const separator of [";", ",", "|", "\t"]) {
          const found = file.split(/[\r\n]+/).flatMap((line) => line.split(separator));
          for (const cell of found) expect(cell.replace(/^[\s"]+/, "")).not.toMatch(/^[=+\-@＝＋－＠]/);
        }
      }),
    );
  });
});
