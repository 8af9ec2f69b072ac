import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BASIC_MEASURED, LEVELS_MEASURED, MARKER_MEASURED, ofHundred } from "@/lib/writing/measured";

/** The line with this name in a committed report. */
function lineOf(report: string, name: string): string {
  const line = readFileSync(`tests/evals/${report}`, "utf8")
    .split("\n")
    .find((one) => one.startsWith(`| ${name} |`));
  if (line === undefined) throw new Error(`${report} has no line ${name}`);
  return line;
}

/** The counts in the last brackets of such a line. */
const countsOf = (report: string, name: string) =>
  [...(/\(([^)]*)\) \|$/.exec(lineOf(report, name))?.[1] ?? "").matchAll(/\d+/g)].map(Number);

describe("the figures about errors on the page", () => {
  it("match the report on the AI teacher", () => {
    const { date, texts, detection, edits, sentences, kinds } = MARKER_MEASURED;
    expect(lineOf("valico-held-out.md", "date")).toBe(`| date | ${date} |`);
    expect(lineOf("valico-held-out.md", "texts")).toBe(`| texts | ${texts} |`);
    expect(countsOf("valico-held-out.md", "detection")).toEqual([detection.right, detection.found, detection.wanted]);
    expect(countsOf("valico-held-out.md", "edits")).toEqual([edits.right, edits.found, edits.wanted]);
    expect(countsOf("valico-held-out.md", "right sentences")).toEqual([sentences.touched, sentences.right]);
    expect(countsOf("valico-held-out.md", "kinds")).toEqual([kinds.same, kinds.shared]);
  });

  it("match the report on the texts at two levels", () => {
    const { texts, a2, b1 } = LEVELS_MEASURED;
    expect(lineOf("levels.md", "texts")).toBe(`| texts | ${texts} |`);
    expect(lineOf("levels.md", "A2 from B1")).toContain(`means ${a2} and ${b1}`);
  });

  it("match the report on the basic check", () => {
    const { texts, detection } = BASIC_MEASURED;
    expect(lineOf("basic-fresh.md", "texts")).toBe(`| texts | ${texts} |`);
    expect(countsOf("basic-fresh.md", "detection")).toEqual([detection.right, detection.found, detection.wanted]);
  });

  it("are rounded to hundredths", () => {
    expect([ofHundred(349, 401), ofHundred(1, 3), ofHundred(2, 3)]).toEqual([87, 33, 67]);
  });
});
