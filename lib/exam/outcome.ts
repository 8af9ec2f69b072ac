import type { CompletedAttempt } from "@/lib/exam/cards";
import { questionsToPass, SECTION_MAX, WRITING_PASS } from "@/lib/exam/score";
import { isQuestionSection, SECTIONS, type Section } from "@/lib/exam/sections";

/** A failed section; both numbers are out of 12. */
export type Shortfall = { section: Section; score: number; needed: number };

export type Outcome = {
  passedCount: number;
  /** Only sections that get a mark. */
  sectionCount: number;
  /** Farthest from the pass line first. */
  shortfalls: Shortfall[];
  waiting: Section[];
  /** Sections without marks. */
  unmarked: Section[];
};

/** Pass line of a section out of 12, one decimal. @param totalQuestions null for the writing */
export function passLine(section: Section, totalQuestions: number | null): number {
  if (!isQuestionSection(section)) return WRITING_PASS;
  if (!totalQuestions) return SECTION_MAX / 2;
  return Math.round((SECTION_MAX * questionsToPass(totalQuestions) * 10) / totalQuestions) / 10;
}

export function toOutcome({ sectionDetails }: Pick<CompletedAttempt, "sectionDetails">): Outcome {
  const shortfalls = SECTIONS.flatMap((section): Shortfall[] => {
    const { score, passed, totalQuestions } = sectionDetails[section];
    return passed === false ? [{ section, score: score ?? 0, needed: passLine(section, totalQuestions) }] : [];
  });
  return {
    passedCount: SECTIONS.filter((section) => sectionDetails[section].passed === true).length,
    sectionCount: SECTIONS.filter((section) => sectionDetails[section].maxScore !== null).length,
    shortfalls: shortfalls.toSorted((a, b) => b.needed - b.score - (a.needed - a.score)),
    waiting: SECTIONS.filter((section) => sectionDetails[section].pending),
    unmarked: SECTIONS.filter((section) => sectionDetails[section].maxScore === null),
  };
}
