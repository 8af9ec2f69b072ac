import type { VisibleMark } from "@/lib/exam/mark-visibility";
import type { Section } from "@/lib/exam/sections";

/** What one section has come to. */
export type SectionResult = VisibleMark & { section: Section };

export type Verdict = {
  /** Sum of the sections marked so far. */
  totalScore: number;
  /** Of all sections that get a mark: 60, or 48 where the writing gets none. */
  maxTotalScore: number;
  /** True when every section is passed, false when one is failed, null while that is open or where one gets no mark. */
  examPassed: boolean | null;
  /** Whether a section still waits for its correction. */
  pending: boolean;
};

/** The verdict on an exam: passed only when every section is. */
export function judgeExam(sections: readonly SectionResult[]): Verdict {
  const totalScore = sections.reduce((sum, { score }) => sum + (score ?? 0), 0);
  const pending = sections.some((section) => section.pending);
  const failed = sections.some(({ passed }) => passed === false);
  const open = sections.some(({ passed }) => passed === null);
  return {
    totalScore: Math.round(totalScore * 10) / 10,
    maxTotalScore: sections.reduce((sum, { maxScore }) => sum + (maxScore ?? 0), 0),
    examPassed: failed ? false : open ? null : true,
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
 * The same result as the real exam reads it: three abilities of 12, each of which wants 7; one that gets no mark is left
 * out. The floor is reported by third parties, the official criteria print none; the page says so.
 */
export function readAsRealExam(sections: readonly SectionResult[]): Ability[] {
  const toAbility = (ability: Ability["ability"]): Ability => {
    const scores = ABILITIES[ability].map((key) => sections.find(({ section }) => section === key)?.score ?? null);
    const known = scores.filter((score) => score !== null);
    if (known.length < scores.length) return { ability, score: null, passed: null };
    const mean = known.reduce((sum, score) => sum + score, 0) / known.length;
    return { ability, score: Math.round(mean * 10) / 10, passed: mean >= ABILITY_PASS };
  };
  const isMarked = (ability: Ability["ability"]) =>
    sections.some(({ section, maxScore }) => maxScore !== null && ABILITIES[ability].some((key) => key === section));
  return (["ascolto", "lettura", "scrittura"] as const).filter(isMarked).map(toAbility);
}
