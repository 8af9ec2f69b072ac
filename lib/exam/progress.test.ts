import { describe, expect, it } from "vitest";
import { listUnanswered, questionsProgress, writingProgress } from "@/lib/exam/progress";

const questions = [{ id: 1 }, { id: 2 }, { id: 3 }];

describe("questionsProgress", () => {
  it("is to do without answers, even after one was taken back", () => {
    expect(questionsProgress("lettura", questions, { lettura_1: "" }, false)).toMatchObject({
      state: "todo",
      done: 0,
      total: 3,
    });
  });

  it("counts the answers of its own section only", () => {
    const answers = { lettura_1: "V", lettura_3: "F", cloze_2: "A" };
    expect(questionsProgress("lettura", questions, answers, false)).toMatchObject({
      state: "started",
      done: 2,
      total: 3,
    });
    expect(listUnanswered("lettura", questions, answers)).toEqual([2]);
  });

  it("is corrected from the correction on, answered or not", () => {
    expect(questionsProgress("lettura", questions, {}, true).state).toBe("corrected");
  });
});

describe("writingProgress", () => {
  it.each([
    [{}, false, false, "todo"],
    [{ text: "  " }, false, false, "todo"],
    [{ option: "A" }, false, false, "started"],
    [{ text: "Gentile signora" }, false, false, "started"],
    [{ text: "Gentile signora" }, true, false, "waiting"],
    [{ text: "Gentile signora" }, true, true, "corrected"],
  ] as const)("%j locked %s corrected %s is %s", (answers, isLocked, isCorrected, state) => {
    expect(writingProgress(answers, isLocked, isCorrected).state).toBe(state);
  });

  it("counts words", () => {
    expect(writingProgress({ text: "uno due\ntre" }, false, false)).toMatchObject({ done: 3, total: null });
  });
});
