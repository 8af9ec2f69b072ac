import type { VisibleMark } from "@/lib/exam/mark-visibility";
import { SECTION_MAX } from "@/lib/exam/score";
import { ABILITIES, type AbilityName, type Section, sectionsOfAbility } from "@/lib/exam/sections";

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
export function judgeExam(sections: readonly VisibleMark[]): Verdict {
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

/** Whether a section is passed here, where half of the questions suffices, with a mark that fails in the real exam. */
export function isHardPass(passed: boolean, score: number): boolean {
  return passed && score < ABILITY_PASS;
}

export type Ability = { ability: AbilityName; score: number | null; passed: boolean | null };

/**
 * The abilities as the real exam scores them, weakest first, unmarked ones last. The pass mark of 7 comes from third
 * parties; the official criteria name none.
 */
export function judgeAbilities(marks: Readonly<Record<Section, VisibleMark>>): Ability[] {
  const toAbility = (ability: AbilityName): Ability => {
    const scores = sectionsOfAbility(ability).map((section) => marks[section].score);
    const known = scores.filter((score) => score !== null);
    if (known.length < scores.length) return { ability, score: null, passed: null };
    const mean = known.reduce((sum, score) => sum + score, 0) / known.length;
    return { ability, score: Math.round(mean * 10) / 10, passed: mean >= ABILITY_PASS };
  };
  const isMarked = (ability: AbilityName) => sectionsOfAbility(ability).some((name) => marks[name].maxScore !== null);
  return ABILITIES.filter(isMarked).map(toAbility).toSorted(weakestFirst);
}

/** Compares abilities: the weakest first, unmarked ones last. */
export function weakestFirst(a: Ability, b: Ability): number {
  return (a.score ?? SECTION_MAX + 1) - (b.score ?? SECTION_MAX + 1);
}
