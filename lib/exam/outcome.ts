import type { CompletedAttempt } from "@/lib/exam/cards";
import { questionsToPass, SECTION_MAX, WRITING_PASS } from "@/lib/exam/score";
import { isQuestionSection, SECTIONS, type Section } from "@/lib/exam/sections";
import { type Ability, readAsRealExam, type SectionResult } from "@/lib/exam/verdict";

/** A section below its pass line; both numbers out of 12. */
export type Shortfall = { section: Section; score: number; needed: number };

/** How the sections of a finished attempt came out: what the verdict's sentence is made of. */
export type Outcome = {
  passedCount: number;
  /** Of those that get a mark. */
  sectionCount: number;
  /** The failed sections, the one farthest from its pass line first. */
  shortfalls: Shortfall[];
  /** The sections that still wait for their correction. */
  waiting: Section[];
  /** Those that get a correction and no mark. */
  unmarked: Section[];
};

type Finished = Pick<CompletedAttempt, "sectionDetails">;

/**
 * The pass line of a section on its scale of 12, one decimal.
 * @param totalQuestions how many questions it has; null for the writing
 */
export function passLine(section: Section, totalQuestions: number | null): number {
  if (!isQuestionSection(section)) return WRITING_PASS;
  if (!totalQuestions) return SECTION_MAX / 2;
  return Math.round((SECTION_MAX * questionsToPass(totalQuestions) * 10) / totalQuestions) / 10;
}

/** Counts what is passed, what is missing and what still waits. */
export function toOutcome({ sectionDetails }: Finished): Outcome {
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

/** The real-exam reading of a finished attempt, the weakest ability first; one without marks comes last. */
export function abilitiesOf({ sectionDetails }: Finished): Ability[] {
  const abilities = readAsRealExam(SECTIONS.map((section): SectionResult => ({ section, ...sectionDetails[section] })));
  return abilities.toSorted((a, b) => (a.score ?? SECTION_MAX + 1) - (b.score ?? SECTION_MAX + 1));
}
