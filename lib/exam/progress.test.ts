import { describe, expect, it } from "vitest";
import type { Answers } from "@/lib/exam/merge";
import { countSaved, findUnanswered, listUnanswered, nextOpenSection, progressOf } from "@/lib/exam/progress";
import { mapSections, type Section } from "@/lib/exam/sections";

const questions = [{ id: 1 }, { id: 2 }, { id: 3 }];

const questionsProgress = (answers: Answers, isCorrected = false) =>
  progressOf("lettura", { content: { questions }, answers, isLocked: isCorrected, isCorrected });
const writingProgress = (answers: Answers, isLocked = false, isCorrected = false) =>
  progressOf("scrittura", { content: { questions: [] }, answers, isLocked, isCorrected });

describe("the progress of questions", () => {
  it('is "to do" without answers, even after one was withdrawn', () => {
    expect(questionsProgress({ lettura_1: "" })).toMatchObject({
      state: "todo",
      done: 0,
      total: 3,
    });
  });

  it("counts only answers of its own section", () => {
    const answers = { lettura_1: "V", lettura_3: "F", cloze_2: "A" };
    expect(questionsProgress(answers)).toMatchObject({
      state: "started",
      done: 2,
      total: 3,
    });
    expect(listUnanswered("lettura", questions, answers)).toEqual([2]);
  });

  it('is "corrected" once corrected, answered or not', () => {
    expect(questionsProgress({}, true).state).toBe("corrected");
  });
});

describe("countSaved", () => {
  const content = { questions };

  it("counts the given answers that the server has confirmed", () => {
    const answers = { lettura_1: "V", lettura_2: "F", lettura_3: "" };
    expect(countSaved("lettura", { content, answers, unsaved: ["lettura_2", "lettura_3"] })).toEqual({
      given: 2,
      saved: 1,
      total: 3,
    });
    expect(countSaved("lettura", { content, answers, unsaved: [] })).toEqual({ given: 2, saved: 2, total: 3 });
  });

  it("ignores other sections' answers", () => {
    expect(countSaved("lettura", { content, answers: { cloze_1: "A" }, unsaved: [] })).toEqual({
      given: 0,
      saved: 0,
      total: 3,
    });
  });
});

describe("the progress of the writing", () => {
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
    expect(writingProgress({ text: "uno due\ntre" })).toMatchObject({ done: 3, total: null });
  });
});

describe("nextOpenSection", () => {
  const handedIn = (...sections: Section[]) => mapSections((section) => ({ isLocked: sections.includes(section) }));

  it("skips sections that are handed in", () => {
    expect(nextOpenSection(handedIn("ascolto1", "ascolto2"), "ascolto1")).toBe("lettura");
  });

  it("continues from the start after the last one", () => {
    expect(nextOpenSection(handedIn("ascolto1", "scrittura"), "scrittura")).toBe("ascolto2");
  });

  it("is null if no other section is open", () => {
    expect(nextOpenSection(handedIn("ascolto1", "ascolto2", "lettura", "cloze"), "scrittura")).toBeNull();
  });
});

describe("findUnanswered", () => {
  const content = { questions };
  const stateOf = (lettura: Answers, cloze: Answers) => {
    const empty = { content, answers: {} };
    return {
      ascolto1: empty,
      ascolto2: empty,
      lettura: { content, answers: lettura },
      cloze: { content, answers: cloze },
    };
  };
  const all = (section: Section) => Object.fromEntries(questions.map(({ id }) => [`${section}_${id}`, "A"]));

  it("is the first unanswered question of the current section, otherwise of the part's first section with one", () => {
    const sections = ["lettura", "cloze"] as const;
    expect(findUnanswered(sections, "cloze", stateOf({}, { cloze_1: "A" }))).toEqual({ section: "cloze", id: 2 });
    expect(findUnanswered(sections, "cloze", stateOf({}, all("cloze")))).toEqual({ section: "lettura", id: 1 });
    expect(findUnanswered(sections, "lettura", stateOf(all("lettura"), all("cloze")))).toBeNull();
  });
});
