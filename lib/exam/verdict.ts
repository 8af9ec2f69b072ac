import { EXAM_MAX } from "@/lib/exam/score";
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

/** The verdict on an exam: passed only when every section is. */
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

/** What the real exam is reported to want of each ability, out of 12. */
export const ABILITY_PASS = 7;

/** The abilities of the real exam, each with the sections that it is read from. */
export const ABILITIES = {
  ascolto: ["ascolto1", "ascolto2"],
  lettura: ["lettura", "cloze"],
  scrittura: ["scrittura"],
} as const satisfies Record<string, readonly Section[]>;

export type Ability = { ability: keyof typeof ABILITIES; score: number | null; passed: boolean | null };

/**
 * The same result as the real exam reads it: three abilities of 12, each of which wants 7. The floor is reported by
 * third parties, the official criteria print none; the page says so.
 */
export function readAsRealExam(sections: readonly SectionResult[]): Ability[] {
  const toAbility = (ability: Ability["ability"]): Ability => {
    const scores = ABILITIES[ability].map((key) => sections.find(({ section }) => section === key)?.score ?? null);
    const known = scores.filter((score) => score !== null);
    if (known.length < scores.length) return { ability, score: null, passed: null };
    const mean = known.reduce((sum, score) => sum + score, 0) / known.length;
    return { ability, score: Math.round(mean * 10) / 10, passed: mean >= ABILITY_PASS };
  };
  return [toAbility("ascolto"), toAbility("lettura"), toAbility("scrittura")];
}
