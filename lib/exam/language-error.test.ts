import { describe, expect, it } from "vitest";
import { type Contrast, findContrast } from "@/lib/exam/contrast";
import { languageErrorOf } from "@/lib/exam/language-error";

const told = { title: "t", note: "n", wrong: "vedo il amico", right: "vedo lo amico", source: "s" };
const CONTRASTS: Contrast[] = [
  { aspect: "article", ...told },
  { aspect: "preposition", ...told, wrong: "vedo a Maria", right: "vedo Maria" },
  { aspect: "false-friend", words: ["burro", "cane"], ...told, title: "burro" },
  { aspect: "false-friend", words: ["salire", "uscire"], ...told, title: "salire" },
];

describe("a wrong answer", () => {
  it.each([
    ["article", "il", "lo", "article"],
    ["verb-tense", "andavo", "sono andato", "past-tenses"],
    ["verb-tense", "arriverei", "arrivo", null],
    ["verb-tense", "era", "è", "past-tenses"],
    ["main-idea", "il cane", "il gatto", null],
  ] as const)("that tests %s: %s for %s is about %s", (tag, chosen, right, aspect) => {
    expect(languageErrorOf(tag, chosen, right)?.aspect ?? null).toBe(aspect);
  });

  it("has the contrast of its aspect", () => {
    expect(findContrast(CONTRASTS, { aspect: "article", wrong: "il", right: "lo" })).toBe(CONTRASTS[0]);
    expect(findContrast(CONTRASTS, { aspect: "gender", wrong: "il", right: "la" })).toBeNull();
  });

  it("has no contrast about a superfluous word if another word was right", () => {
    expect(findContrast(CONTRASTS, { aspect: "preposition", wrong: "da", right: "a" })).toBeNull();
    expect(findContrast(CONTRASTS, { aspect: "preposition", wrong: "a", right: "" })).toBe(CONTRASTS[1]);
    expect(findContrast(CONTRASTS, { aspect: "preposition", wrong: "", right: "a" })).toBeNull();
  });

  it("has a contrast of specific words only for these words", () => {
    expect(findContrast(CONTRASTS, { aspect: "false-friend", wrong: "Salire", right: "scendere" })?.title).toBe(
      "salire",
    );
    expect(findContrast(CONTRASTS, { aspect: "false-friend", wrong: "burrone", right: "valle" })).toBeNull();
  });
});
