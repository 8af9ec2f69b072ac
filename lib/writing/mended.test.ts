import { describe, expect, it } from "vitest";
import { countMended, findUnmended } from "@/lib/writing/mended";

const flaw = (original: string, corrected: string) => ({ original, corrected });
const [auxiliary, gender, comma] = [flaw("ho andato", "sono andato"), flaw("il acqua", "l'acqua"), flaw("", ",")];

describe("the errors of a draft in the next one", () => {
  it("are mended unless the same words or another try at the same form are wrong again", () => {
    const first = [auxiliary, gender, comma, flaw("perchè", "perché")];
    expect(countMended(first, [])).toEqual({ mended: 4, total: 4 });
    expect(countMended(first, [flaw("Ho andato", "Sono andato")])).toEqual({ mended: 3, total: 4 });
    expect(countMended(first, [flaw("sono andata", "sono andato")])).toEqual({ mended: 3, total: 4 });
    expect(countMended([], [auxiliary])).toBeNull();
  });

  it("are found at most once each, however often they were made", () => {
    const twice = [gender, { ...gender }];
    expect(findUnmended(twice, [gender])).toEqual([twice[0]]);
    expect(findUnmended([flaw("di", "")], [flaw("a", "")])).toEqual([]);
  });
});
