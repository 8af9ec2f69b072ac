import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeRanges, withoutRanges } from "@/lib/writing/left-out";
import { normaliseText } from "@/lib/writing/normalise";

const without = (text: string, ...words: string[]) =>
  withoutRanges(
    normaliseText(text),
    words.map((word) => ({ start: text.indexOf(word), end: text.indexOf(word) + word.length })),
  );

describe("a text without excluded passages", () => {
  it("has a line break for a removed one, and additions before a passage stay before it", () => {
    const rest = without("Vado a casa. VIA Ciao Anna.", "VIA");
    expect(rest.text).toBe("Vado a casa. \n Ciao Anna.");
    expect(rest.toTyped(13, 13)).toEqual({ start: 13, end: 13 });
    expect(rest.toTyped(15, 19)).toEqual({ start: 17, end: 21 });
  });

  it("loses, with a passage, meaningless characters up to the next passage or the end of the line", () => {
    expect(without("Ciao, {x} -- {y}!!\nA presto.", "{x}", "{y}").text).toBe("Ciao, \n\nA presto.");
    expect(without("«VIA» Ciao.", "VIA").text).toBe("\n» Ciao.");
    expect(without("  VIA.\nCiao.", "VIA").text).toBe("\n\nCiao.");
  });

  it("keeps every other character in place, whatever is excluded", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(..."ab è\n.{}\u200B\u0301é"), maxLength: 60 }),
        fc.array(fc.tuple(fc.nat(60), fc.nat(20)), { maxLength: 5 }),
        (typed, cuts) => {
          const normal = normaliseText(typed);
          const passages = cuts
            .map(([start, length]) => ({ start, end: start + length }))
            .filter(({ end }) => end <= normal.text.length);
          const rest = withoutRanges(normal, passages);
          const gone = mergeRanges(normal.text, passages);
          let at = 0;
          const kept = [...gone, { start: normal.text.length, end: normal.text.length }].map(({ start, end }) => {
            const piece = normal.text.slice(at, start);
            at = end;
            return piece;
          });
          expect(rest.text).toBe(kept.join("\n"));
          for (const [n, one] of gone.entries()) expect(one.start).toBeGreaterThanOrEqual(gone[n - 1]?.end ?? 0);
          const places = Array.from(rest.text, (_, place) => rest.toTyped(place, place + 1));
          for (const [n, place] of places.entries())
            expect(place.start).toBeGreaterThanOrEqual(places[n - 1]?.start ?? 0);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
