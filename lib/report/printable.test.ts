import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { needsFallbackFont, toPrintable } from "@/lib/report/printable";
import { readCodePoints } from "@/tests/support/font-code-points";

const lettersIn = (name: string): Set<string> =>
  new Set([...readCodePoints(readFileSync(`public/fonts/${name}.ttf`))].map((code) => String.fromCodePoint(code)));

describe("a printable text", () => {
  it("keeps the letters of all eight languages, including decomposed ones", () => {
    const letters = "ȘșȚțĂăÂâÎî ŁłĄąĘęĆćŃńÓóŚśŹźŻż ËëÇç ÃãÕõ Ññ ÀàÈèÉéÌìÒòÙù — “sì” «no» ’ … €";
    expect(toPrintable(letters)).toBe(letters);
    expect(toPrintable("e\u0300 s\u0326")).toBe("è ș");
    expect(needsFallbackFont(letters)).toBe(false);
  });

  it("keeps other letters that a learner may type, which need the second font", () => {
    const letters = "ħ ə ı ŋ ĉ ễ Київ Ελλάδα";
    expect(toPrintable(letters)).toBe(letters);
    expect([..."əŋĉễиλ"].every(needsFallbackFont)).toBe(true);
  });

  it("replaces every missing character: without its accent if possible, otherwise with a question mark", () => {
    expect(toPrintable("ӂ̀ → 😀 中\u200d")).toBe("ӂ -> ? ?");
  });

  it.each(["regular", "bold"])("contains no character that the fonts lack: %s", (weight) => {
    const [text, second] = [lettersIn(`atkinson-hyperlegible-next-${weight}`), lettersIn(`noto-sans-more-${weight}`)];
    const all = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code));
    const kept = all.filter((character) => character !== "\n" && toPrintable(character) === character);
    const isIn = (character: string) => (needsFallbackFont(character) ? second : text).has(character);
    expect(kept.filter((character) => !isIn(character))).toEqual([]);
  });
});
