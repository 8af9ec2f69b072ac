import type { VisibleMark } from "@/lib/exam/mark-visibility";
import type { Section } from "@/lib/exam/sections";

export type SectionResult = VisibleMark & { section: Section };

export type Verdict = {
  /** Sum of the sections marked so far. */
  totalScore: number;
  /** Of all sections that get a mark: 60, or 48 if the writing gets none. */
  maxTotalScore: number;
  /** False if a section failed; null while one is open or where one gets no mark. */
  examPassed: boolean | null;
  pending: boolean;
};

/** Passed only if every section is. */
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

/** Reported pass mark of each ability in the real exam, out of 12. */
export const ABILITY_PASS = 7;

/** The abilities of the real exam, with the sections they are derived from. */
export const ABILITIES = {
  ascolto: ["ascolto1", "ascolto2"],
  lettura: ["lettura", "cloze"],
  scrittura: ["scrittura"],
} as const satisfies Record<string, readonly Section[]>;

export type Ability = { ability: keyof typeof ABILITIES; score: number | null; passed: boolean | null };

/**
 * The abilities as the real exam scores them. The pass mark of 7 comes from third parties; the official criteria name
 * none.
 */
export function judgeAbilities(sections: readonly SectionResult[]): Ability[] {
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
