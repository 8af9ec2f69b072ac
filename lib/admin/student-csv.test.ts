import { describe, expect, it } from "vitest";
import { toCell, toCsvHead } from "@/lib/admin/student-csv";

describe("a cell of the students' export", () => {
  it("is never taken for a formula", () => {
    for (const evil of ["=1+1", "+39 333 1234567", "-2", "@SUM(A1)", "\t=1", "\r=1"]) {
      expect(toCell(evil).replace(/^"/, "").startsWith("'")).toBe(true);
    }
    expect(toCell(-2)).toBe("-2");
  });

  it("keeps separators, quotes and line ends inside it", () => {
    expect(toCell('Via "Roma"; 1')).toBe('"Via ""Roma""; 1"');
    expect(toCell("due\nrighe")).toBe('"due\nrighe"');
    expect(toCell(null)).toBe("");
  });

  it("stands in a file that says it is UTF-8", () => {
    expect(toCsvHead(["Città", "Nome"])).toBe("\uFEFFCittà;Nome\r\n");
  });
});
