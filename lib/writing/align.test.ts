import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { alignTexts } from "@/lib/writing/align";

function applied(original: string, corrected: string): string {
  let result = "";
  let at = 0;
  for (const hunk of alignTexts(original, corrected)) {
    result += original.slice(at, hunk.start) + corrected.slice(hunk.correctedStart, hunk.correctedEnd);
    at = hunk.end;
  }
  return result + original.slice(at);
}

const pairs = (original: string, corrected: string) =>
  alignTexts(original, corrected).map((hunk) => [
    original.slice(hunk.start, hunk.end),
    corrected.slice(hunk.correctedStart, hunk.correctedEnd),
  ]);

describe("aligning a text with its correction", () => {
  it("finds nothing in equal texts", () => {
    expect(alignTexts("Ciao Anna, come stai?", "Ciao Anna, come stai?")).toEqual([]);
  });

  it("points at the changed word, the right one of two equal ones", () => {
    expect(pairs("la casa e la problema", "la casa e il problema")).toEqual([["la", "il"]]);
    expect(alignTexts("la casa e la problema", "la casa e il problema")[0]?.start).toBe(10);
  });

  it("keeps an elision apart from its noun", () => {
    expect(pairs("un'amico", "un amico")).toEqual([["un'", "un "]]);
  });

  it("gives an insertion the word beside it", () => {
    expect(pairs("sono andato casa", "sono andato a casa")).toEqual([["andato ", "andato a "]]);
    expect(pairs("casa mia", "La casa mia")).toEqual([["casa", "La casa"]]);
  });

  it("takes a contraction for one change, and two wrong words side by side for two", () => {
    expect(pairs("abito in la città", "abito nella città")).toEqual([["in la", "nella"]]);
    expect(pairs("vado a il mare", "vado al mare")).toEqual([["a il", "al"]]);
    expect(pairs("belli casa grande", "belle case grande")).toEqual([
      ["belli", "belle"],
      ["casa", "case"],
    ]);
  });

  it("gives the correction back when every hunk is replaced, and no hunks overlap, for any two texts", () => {
    const word = fc.constantFrom(
      "la",
      "casa",
      "l'",
      "è",
      "perché",
      "un",
      "amico",
      " ",
      "  ",
      "\n",
      ".",
      ",",
      "😀",
      "e\u0301",
      "'",
    );
    const text = fc.array(word, { maxLength: 24 }).map((words) => words.join(""));
    fc.assert(
      fc.property(text, text, (original, corrected) => {
        expect(applied(original, corrected)).toBe(corrected);
        const hunks = alignTexts(original, corrected);
        for (const [index, hunk] of hunks.entries()) {
          expect(hunk.start).toBeLessThanOrEqual(hunk.end);
          expect(hunk.correctedStart).toBeLessThanOrEqual(hunk.correctedEnd);
          expect(hunk.start).toBeGreaterThanOrEqual(hunks[index - 1]?.end ?? 0);
          if (original.trim() !== "") expect(hunk.start).toBeLessThan(hunk.end);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
