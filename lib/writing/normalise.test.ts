import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normaliseText } from "@/lib/writing/normalise";

describe("normalising a text", () => {
  it("composes accents and maps both typed characters", () => {
    const typed = "perche\u0301 no";
    const { text, toTyped } = normaliseText(typed);
    expect(text).toBe("perché no");
    expect(toTyped(0, 6)).toEqual({ start: 0, end: 7 });
    expect(toTyped(7, 9)).toEqual({ start: 8, end: 10 });
  });

  it("has one kind of line break and no invisible characters", () => {
    expect(normaliseText("a\r\nb\rc\u2028d\u200Be\u202Ef\u00ADg\uFEFF\u{E0041}\u0000h\t.").text).toBe(
      "a\nb\nc\nd" + "efgh\t.",
    );
  });

  it("keeps emoji and unknown characters, whole and in their places", () => {
    const { text, toTyped } = normaliseText("😀 ș ț ł ë ñ 你好");
    expect(text).toBe("😀 ș ț ł ë ñ 你好");
    expect(toTyped(0, 2)).toEqual({ start: 0, end: 2 });
  });

  it("gives every character a unique position, in order, for any text", () => {
    const sign = fc.constantFrom(
      "a",
      "e",
      "\u0301",
      "\u0323",
      "\u200B",
      "\r\n",
      "\r",
      "\n",
      "😀",
      "\u200D",
      "=",
      "\u0338",
      " ",
    );
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 30 }), (signs) => {
        const typed = signs.join("");
        const { text, toTyped } = normaliseText(typed);
        let at = 0;
        for (let unit = 0; unit < text.length; unit += 1) {
          const { start, end } = toTyped(unit, unit + 1);
          expect(end).toBeGreaterThan(start);
          expect(start).toBeGreaterThanOrEqual(unit === 0 ? 0 : toTyped(unit - 1, unit).start);
          at = Math.max(at, end);
        }
        expect(at).toBeLessThanOrEqual(typed.length);
        expect(text.normalize("NFC")).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });
});
