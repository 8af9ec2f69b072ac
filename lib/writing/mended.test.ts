import { describe, expect, it } from "vitest";
import { countMended, findUnmended, toFlaw } from "@/lib/writing/mended";

const flaw = (original: string, corrected: string) => ({ original, corrected });
const [auxiliary, gender, comma] = [flaw("ho andato", "sono andato"), flaw("il acqua", "l'acqua"), flaw("", ",")];

describe("the errors of a draft in the next one", () => {
  it("are mended unless the same words or another try at the same form are wrong again", () => {
    const first = [auxiliary, gender, comma, flaw("perchè", "perché")];
    expect(countMended(first, [])).toEqual({ mended: 4, total: 4, left: [] });
    expect(countMended(first, [flaw("Ho andato", "Sono andato")])).toMatchObject({ mended: 3, left: [auxiliary] });
    expect(countMended(first, [flaw("sono andata", "sono andato")])).toMatchObject({ mended: 3, left: [auxiliary] });
    expect(countMended([], [auxiliary])).toBeNull();
  });

  it("are not mended by another try at a word whose right form is not known", () => {
    const find = (original: string, ...suggestions: string[]) =>
      toFlaw({ start: 0, end: original.length, original, suggestions, reason: "unknown" });
    const first = [find("perchè", "perché"), find("fragila"), find("trabajo"), find("dotore", "dottore")];
    expect(countMended(first, [find("fraggila"), find("lavoreo")])).toMatchObject({
      mended: 3,
      left: [find("fragila")],
    });
    expect(countMended(first, [find("dottorre", "dottore")])).toMatchObject({ mended: 3, left: [first[3]] });
  });

  it("are found at most once each, however often they were made", () => {
    const twice = [gender, { ...gender }];
    expect(findUnmended(twice, [gender])).toEqual([twice[0]]);
    expect(findUnmended([flaw("di", "")], [flaw("a", "")])).toEqual([]);
  });
});
