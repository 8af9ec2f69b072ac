import { describe, expect, it } from "vitest";
import { type Contrast, findContrast } from "@/lib/exam/contrast";
import { slipOf } from "@/lib/exam/slip";

const told = { title: "t", note: "n", wrong: "w", right: "r", source: "s" };
const CONTRASTS: Contrast[] = [
  { aspect: "article", ...told },
  { aspect: "false-friend", words: ["burro", "cane"], ...told, title: "burro" },
  { aspect: "false-friend", words: ["salire", "uscire"], ...told, title: "salire" },
];

describe("a question answered wrong", () => {
  it.each([
    ["article", "il", "lo", "article"],
    ["verb-tense", "andavo", "sono andato", "past-tenses"],
    ["verb-tense", "arriverei", "arrivo", null],
    ["verb-tense", "era", "è", "past-tenses"],
    ["main-idea", "il cane", "il gatto", null],
  ] as const)("that tests %s: %s for %s is about %s", (tag, chosen, right, aspect) => {
    expect(slipOf(tag, chosen, right)?.aspect ?? null).toBe(aspect);
  });

  it("finds the contrast of its aspect", () => {
    expect(findContrast(CONTRASTS, { aspect: "article", words: "il lo" })).toBe(CONTRASTS[0]);
    expect(findContrast(CONTRASTS, { aspect: "preposition", words: "di da" })).toBeNull();
  });

  it("finds a contrast of certain words by them alone", () => {
    expect(findContrast(CONTRASTS, { aspect: "false-friend", words: "Salire scendere" })?.title).toBe("salire");
    expect(findContrast(CONTRASTS, { aspect: "false-friend", words: "burrone valle" })).toBeNull();
  });
});
