import { describe, expect, it } from "vitest";
import type { VisibleMark } from "@/lib/exam/mark-visibility";
import { mapSections, type Section } from "@/lib/exam/sections";
import { judgeAbilities, judgeExam } from "@/lib/exam/verdict";

type Marks = Record<Section, VisibleMark>;

const marks = (scores: Partial<Record<Section, number | null>>): Marks =>
  mapSections((section) => {
    const score = scores[section] === undefined ? 12 : scores[section];
    const passed = score === null ? null : score >= (section === "scrittura" ? 7 : 6);
    return { score, maxScore: 12, passed, pending: score === null };
  });

const judge = (of: Marks) => judgeExam(Object.values(of));

describe("the verdict", () => {
  it('is "passed" only if all five sections are', () => {
    expect(judge(marks({}))).toEqual({ totalScore: 60, maxTotalScore: 60, examPassed: true, pending: false });
    expect(judge(marks({ scrittura: 6 }))).toMatchObject({ totalScore: 54, examPassed: false });
  });

  it("is open while the writing waits, unless another section has already failed", () => {
    expect(judge(marks({ scrittura: null }))).toEqual({
      totalScore: 48,
      maxTotalScore: 60,
      examPassed: null,
      pending: true,
    });
    expect(judge(marks({ scrittura: null, lettura: 5 }))).toMatchObject({ examPassed: false, pending: true });
  });
});

/** The writing corrected, in an installation without marks for writings. */
const withoutWriting = (scores: Partial<Record<Section, number>> = {}, pending = false): Marks => ({
  ...marks(scores),
  scrittura: { score: null, maxScore: null, passed: null, pending },
});

describe("the verdict without marks for writings", () => {
  it('adds up the other four sections, and is never "passed"', () => {
    expect(judge(withoutWriting())).toEqual({
      totalScore: 48,
      maxTotalScore: 48,
      examPassed: null,
      pending: false,
    });
    expect(judge(withoutWriting({ cloze: 2 }))).toMatchObject({ totalScore: 38, examPassed: false });
  });

  it("is open while the correction is running", () => {
    expect(judge(withoutWriting({}, true))).toMatchObject({ maxTotalScore: 48, examPassed: null, pending: true });
  });
});

describe("the verdict by the real exam's rules", () => {
  it("fails an ability below 7 of 12 even if its sections are passed here", () => {
    const abilities = judgeAbilities(marks({ ascolto1: 6, ascolto2: 7, lettura: 6, cloze: 8 }));
    expect(abilities).toEqual([
      { ability: "ascolto", score: 6.5, passed: false },
      { ability: "lettura", score: 7, passed: true },
      { ability: "scrittura", score: 12, passed: true },
    ]);
  });

  it("excludes the ability that gets no mark", () => {
    expect(judgeAbilities(withoutWriting()).map(({ ability }) => ability)).toEqual(["ascolto", "lettura"]);
  });

  it("leaves an unmarked writing open", () => {
    expect(judgeAbilities(marks({ scrittura: null }))[2]).toEqual({
      ability: "scrittura",
      score: null,
      passed: null,
    });
  });
});
