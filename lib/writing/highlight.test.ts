import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toSegments } from "@/lib/writing/highlight";

type Span = { start: number; end: number };
const cut = (text: string, spans: Span[]) => toSegments(text, spans).map((piece) => [piece.text, piece.item !== null]);

describe("toSegments", () => {
  it("marks the spans and leaves the rest unmarked", () => {
    expect(cut("io ho andato", [{ start: 3, end: 5 }])).toEqual([
      ["io ", false],
      ["ho", true],
      [" andato", false],
    ]);
  });

  it("accepts spans in any order, adjacent, and at both ends", () => {
    const spans = [
      { start: 2, end: 4 },
      { start: 0, end: 2 },
    ];
    expect(cut("abcd", spans)).toEqual([
      ["ab", true],
      ["cd", true],
    ]);
  });

  it("ignores spans that overlap, are empty or out of range", () => {
    const spans = [
      { start: 0, end: 3 },
      { start: 2, end: 4 },
      { start: 4, end: 4 },
      { start: 4, end: 99 },
      { start: 5, end: 4 },
    ];
    expect(cut("abcdef", spans).filter(([, isMarked]) => isMarked)).toEqual([["abc", true]]);
  });

  it("never loses or repeats a character", () => {
    const span = fc.record({ start: fc.integer({ min: -2, max: 40 }), end: fc.integer({ min: -2, max: 40 }) });
    fc.assert(
      fc.property(fc.string(), fc.array(span), (text, spans) => {
        expect(
          toSegments(text, spans)
            .map((piece) => piece.text)
            .join(""),
        ).toBe(text);
      }),
    );
  });
});
