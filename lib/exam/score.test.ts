import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markQuestions, questionsToPass } from "@/lib/exam/score";

const letter = fc.constantFrom("A", "B", "C");
const questions = (keys: string[]) => keys.map((correct_answer, index) => ({ id: index + 1, correct_answer }));

describe("marking a section", () => {
  it("counts an answer as right only if it equals the key exactly", () => {
    const given: Record<number, string> = { 1: "A", 2: "a", 3: "" };
    const result = markQuestions(questions(["A", "A", "A", "A"]), (id) => given[id]);
    expect(result.marks.map((mark) => mark.isCorrect)).toEqual([true, false, false, false]);
    expect(result.marks.map((mark) => mark.userAnswer)).toEqual(["A", "a", null, null]);
  });

  it("passes from half of the questions, rounded up", () => {
    expect([6, 12, 5, 7].map(questionsToPass)).toEqual([3, 6, 3, 4]);
    const three = markQuestions(questions(["A", "A", "A", "B", "B", "B"]), () => "A");
    expect(three).toMatchObject({ correctAnswers: 3, score12: 6, passed: true });
    const two = markQuestions(questions(["A", "A", "B", "B", "B", "B"]), () => "A");
    expect(two).toMatchObject({ correctAnswers: 2, score12: 4, passed: false });
  });

  it("gives between 0 and 12 points, in proportion, with one decimal", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(letter, fc.option(letter, { nil: undefined })), { minLength: 1, maxLength: 20 }),
        (pairs) => {
          const result = markQuestions(questions(pairs.map(([key]) => key)), (id) => pairs[id - 1]?.[1]);
          const right = pairs.filter(([key, answer]) => key === answer).length;
          expect(result.correctAnswers).toBe(right);
          expect(Math.abs(result.score12 - (12 * right) / pairs.length)).toBeLessThanOrEqual(0.05 + 1e-9);
          expect(result.score12 * 10).toBe(Math.round(result.score12 * 10));
        },
      ),
    );
  });
});
