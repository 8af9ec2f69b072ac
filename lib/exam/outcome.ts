import type { CompletedAttempt } from "@/lib/exam/cards";
import { questionsToPass, SECTION_MAX, WRITING_PASS } from "@/lib/exam/score";
import { isQuestionSection, SECTIONS, type Section } from "@/lib/exam/sections";
import { type Ability, judgeAbilities, type SectionResult } from "@/lib/exam/verdict";

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

type Finished = Pick<CompletedAttempt, "sectionDetails">;

/** Pass line of a section out of 12, one decimal. @param totalQuestions null for the writing */
export function passLine(section: Section, totalQuestions: number | null): number {
  if (!isQuestionSection(section)) return WRITING_PASS;
  if (!totalQuestions) return SECTION_MAX / 2;
  return Math.round((SECTION_MAX * questionsToPass(totalQuestions) * 10) / totalQuestions) / 10;
}

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

/** The abilities of the real exam, weakest first, unmarked ones last. */
export function abilitiesOf({ sectionDetails }: Finished): Ability[] {
  const abilities = judgeAbilities(SECTIONS.map((section): SectionResult => ({ section, ...sectionDetails[section] })));
  return abilities.toSorted((a, b) => (a.score ?? SECTION_MAX + 1) - (b.score ?? SECTION_MAX + 1));
}
