import { describe, expect, it } from "vitest";
import { isOnPaperStep, letterOfKey, listGaps, resumedStep } from "@/lib/exam/on-paper";
import { mapQuestionSections } from "@/lib/exam/sections";

describe("a simulation on paper", () => {
  it("resumes at the answers once an answer was copied, and before that at the printing", () => {
    expect(resumedStep([{ answers: {} }, { answers: { cloze_1: "" } }])).toBe("print");
    expect(resumedStep([{ answers: {} }, { answers: { cloze_1: "B" } }])).toBe("answers");
    expect(["listen", "ascolto1", "", undefined].map(isOnPaperStep)).toEqual([true, false, false, false]);
  });

  it("accepts only the letters of a question from the keyboard, in upper and lower case", () => {
    const keys = ["a", "C", "d", "v", "Tab", "1", ""];
    expect(keys.map((key) => letterOfKey(key, ["A", "B", "C"]))).toEqual(["A", "C", null, null, null, null, null]);
    expect(letterOfKey("f", ["V", "F"])).toBe("F");
  });

  it("lists the numbers without an answer, by section in exam order", () => {
    const sections = mapQuestionSections((section) => ({
      content: { questions: [{ id: 1 }, { id: 2 }, { id: 3 }] },
      answers: { [`${section}_1`]: "A", [`${section}_2`]: section === "cloze" ? "" : "B", [`${section}_3`]: "A" },
    }));
    sections.ascolto2.answers = {};
    expect(listGaps(sections)).toEqual([
      { section: "ascolto2", ids: [1, 2, 3] },
      { section: "cloze", ids: [2] },
    ]);
  });
});
