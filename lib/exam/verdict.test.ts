import { describe, expect, it } from "vitest";
import { SECTIONS, type Section } from "@/lib/exam/sections";
import { judgeExam, readAsRealExam, type SectionResult } from "@/lib/exam/verdict";

const results = (scores: Partial<Record<Section, number | null>>): SectionResult[] =>
  SECTIONS.map((section) => {
    const score = scores[section] === undefined ? 12 : scores[section];
    return { section, score, passed: score === null ? null : score >= (section === "scrittura" ? 7 : 6) };
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

describe("the reading of the real exam", () => {
  it("fails an ability below 7 of 12 that passes its sections here", () => {
    const abilities = readAsRealExam(results({ ascolto1: 6, ascolto2: 7, lettura: 6, cloze: 8 }));
    expect(abilities).toEqual([
      { ability: "ascolto", score: 6.5, passed: false },
      { ability: "lettura", score: 7, passed: true },
      { ability: "scrittura", score: 12, passed: true },
    ]);
  });

  it("leaves an unmarked writing open", () => {
    expect(readAsRealExam(results({ scrittura: null }))[2]).toEqual({
      ability: "scrittura",
      score: null,
      passed: null,
    });
  });
});
