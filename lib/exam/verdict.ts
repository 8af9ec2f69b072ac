import { EXAM_MAX, WRITING_PASS } from "@/lib/exam/score";
import type { Section } from "@/lib/exam/sections";

/** The marks of one section; both null while it waits to be marked. */
export type SectionResult = { section: Section; score: number | null; passed: boolean | null };

export type Verdict = {
  /** Sum of the sections marked so far, out of 60. */
  totalScore: number;
  maxTotalScore: number;
  /** True when every section is passed, false when one is failed, null while that is open. */
  examPassed: boolean | null;
  /** Whether a section still waits for its marks. */
  pending: boolean;
};

/** The verdict on an exam: passed only when every one of the five sections is (decisions, "Exam passed"). */
export function judgeExam(sections: readonly SectionResult[]): Verdict {
  const totalScore = sections.reduce((sum, { score }) => sum + (score ?? 0), 0);
  const pending = sections.some(({ score }) => score === null);
  const failed = sections.some(({ passed }) => passed === false);
  return {
    totalScore: Math.round(totalScore * 10) / 10,
    maxTotalScore: EXAM_MAX,
    examPassed: failed ? false : pending ? null : true,
    pending,
  };
}

export type Ability = { ability: "ascolto" | "lettura" | "scrittura"; score: number | null; passed: boolean | null };

/**
 * The same result as the real exam reads it: three abilities of 12, each of which wants 7. The floor is reported by
 * third parties, the official criteria print none; the page says so (decisions, "Real-exam reading").
 */
export function readAsRealExam(sections: readonly SectionResult[]): Ability[] {
  const mean = (...keys: Section[]): number | null => {
    const scores = keys.map((key) => sections.find(({ section }) => section === key)?.score ?? null);
    if (scores.some((score) => score === null)) return null;
    return scores.reduce<number>((sum, score) => sum + (score ?? 0), 0) / keys.length;
  };
  const ability = (name: Ability["ability"], score: number | null): Ability => ({
    ability: name,
    score: score === null ? null : Math.round(score * 10) / 10,
    passed: score === null ? null : score >= WRITING_PASS,
  });
  return [
    ability("ascolto", mean("ascolto1", "ascolto2")),
    ability("lettura", mean("lettura", "cloze")),
    ability("scrittura", mean("scrittura")),
  ];
}
