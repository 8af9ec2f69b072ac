import { describe, expect, it } from "vitest";
import { SECTIONS, type Section } from "@/lib/exam/sections";
import { judgeAbilities, judgeExam, type SectionResult } from "@/lib/exam/verdict";

const results = (scores: Partial<Record<Section, number | null>>): SectionResult[] =>
  SECTIONS.map((section) => {
    const score = scores[section] === undefined ? 12 : scores[section];
    const passed = score === null ? null : score >= (section === "scrittura" ? 7 : 6);
    return { section, score, maxScore: 12, passed, pending: score === null };
  });

describe("the verdict", () => {
  it("is passed only when all five sections are", () => {
    expect(judgeExam(results({}))).toEqual({ totalScore: 60, maxTotalScore: 60, examPassed: true, pending: false });
    expect(judgeExam(results({ scrittura: 6 }))).toMatchObject({ totalScore: 54, examPassed: false });
  });

  it("stays open while the writing waits, unless another section has already failed", () => {
    expect(judgeExam(results({ scrittura: null }))).toEqual({
      totalScore: 48,
      maxTotalScore: 60,
      examPassed: null,
      pending: true,
    });
    expect(judgeExam(results({ scrittura: null, lettura: 5 }))).toMatchObject({ examPassed: false, pending: true });
  });
});

/** The writing corrected, where writings get no mark. */
const withoutWriting = (scores: Partial<Record<Section, number>> = {}): SectionResult[] =>
  results(scores).map((result) =>
    result.section === "scrittura" ? { ...result, score: null, maxScore: null, passed: null } : result,
  );

describe("the verdict where writings get no mark", () => {
  it("adds up the other four, and is never passed", () => {
    expect(judgeExam(withoutWriting())).toEqual({
      totalScore: 48,
      maxTotalScore: 48,
      examPassed: null,
      pending: false,
    });
    expect(judgeExam(withoutWriting({ cloze: 2 }))).toMatchObject({ totalScore: 38, examPassed: false });
  });

  it("waits while the correction does", () => {
    const waiting = withoutWriting().map((result) => ({ ...result, pending: result.section === "scrittura" }));
    expect(judgeExam(waiting)).toMatchObject({ maxTotalScore: 48, examPassed: null, pending: true });
  });
});

describe("the reading of the real exam", () => {
  it("fails an ability below 7 of 12 that passes its sections here", () => {
    const abilities = judgeAbilities(results({ ascolto1: 6, ascolto2: 7, lettura: 6, cloze: 8 }));
    expect(abilities).toEqual([
      { ability: "ascolto", score: 6.5, passed: false },
      { ability: "lettura", score: 7, passed: true },
      { ability: "scrittura", score: 12, passed: true },
    ]);
  });

  it("leaves out the ability that gets no mark", () => {
    expect(judgeAbilities(withoutWriting()).map(({ ability }) => ability)).toEqual(["ascolto", "lettura"]);
  });

  it("leaves an unmarked writing open", () => {
    expect(judgeAbilities(results({ scrittura: null }))[2]).toEqual({
      ability: "scrittura",
      score: null,
      passed: null,
    });
  });
});
