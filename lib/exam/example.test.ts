import { expect, it } from "vitest";
import { exampleAttempt } from "@/lib/exam/example";
import { passLine, toOutcome } from "@/lib/exam/outcome";
import { SECTION_MAX } from "@/lib/exam/score";
import { SECTIONS } from "@/lib/exam/sections";

it("the example's marks are consistent with the marking, and only its writing is below the pass line", () => {
  const { sectionDetails, examPassed, totalScore } = exampleAttempt();
  for (const section of SECTIONS) {
    const { score, passed, correctAnswers, totalQuestions } = sectionDetails[section];
    if (correctAnswers !== null && totalQuestions !== null)
      expect(score).toBe((SECTION_MAX * correctAnswers) / totalQuestions);
    expect(passed).toBe((score ?? 0) >= passLine(section, totalQuestions));
  }
  expect([examPassed, totalScore]).toEqual([false, 43]);
  expect(toOutcome({ sectionDetails }).shortfalls).toEqual([{ section: "scrittura", score: 6, needed: 7 }]);
});
