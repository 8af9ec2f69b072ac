import type { CompletedAttempt, SimulationCard } from "@/lib/exam/cards";
import { questionsToPass, SECTION_MAX, WRITING_PASS } from "@/lib/exam/score";
import { SECTIONS, type Section } from "@/lib/exam/sections";
import { type Ability, readAsRealExam, type SectionResult } from "@/lib/exam/verdict";

/** A section below its pass line; both numbers out of 12. */
export type Shortfall = { section: Section; score: number; needed: number };

/** Where a finished attempt leaves its learner: what the verdict's sentence is made of. */
export type Standing = {
  passedCount: number;
  sectionCount: number;
  /** The failed sections, the one farthest from its pass line first. */
  shortfalls: Shortfall[];
  /** The sections that still wait for their marks. */
  waiting: Section[];
};

/** The one thing to do next after a result. */
export type NextStep =
  | { kind: "review"; section: Section }
  | { kind: "resume"; sessionId: string; title: string }
  | { kind: "start"; simulationId: number; title: string };

/**
 * The pass line of a section on its scale of 12, one decimal.
 * @param totalQuestions how many questions it has; null for the writing
 */
export function passLine(section: Section, totalQuestions: number | null): number {
  if (section === "scrittura") return WRITING_PASS;
  if (!totalQuestions) return SECTION_MAX / 2;
  return Math.round((SECTION_MAX * questionsToPass(totalQuestions) * 10) / totalQuestions) / 10;
}

/** Counts what is passed, what is missing and what still waits. */
export function toStanding({ sectionDetails }: Pick<CompletedAttempt, "sectionDetails">): Standing {
  const shortfalls = SECTIONS.flatMap((section): Shortfall[] => {
    const { score, passed, totalQuestions } = sectionDetails[section];
    return passed === false ? [{ section, score: score ?? 0, needed: passLine(section, totalQuestions) }] : [];
  });
  return {
    passedCount: SECTIONS.filter((section) => sectionDetails[section].passed === true).length,
    sectionCount: SECTIONS.length,
    shortfalls: shortfalls.toSorted((a, b) => b.needed - b.score - (a.needed - a.score)),
    waiting: SECTIONS.filter((section) => sectionDetails[section].score === null),
  };
}

/** The real-exam reading of a finished attempt. */
export function abilitiesOf({ sectionDetails }: Pick<CompletedAttempt, "sectionDetails">): Ability[] {
  return readAsRealExam(SECTIONS.map((section): SectionResult => ({ section, ...sectionDetails[section] })));
}

const SECTIONS_OF: Record<Ability["ability"], readonly Section[]> = {
  ascolto: ["ascolto1", "ascolto2"],
  lettura: ["lettura", "cloze"],
  scrittura: ["scrittura"],
};

/**
 * What to do after a result: look again at what was failed, then at what the real exam would fail; then go on with a
 * simulation under way or a new one; and with nothing left to take, read the weakest section again.
 * @param cards all simulations of the dashboard
 * @param mayGoOn whether the account may take simulations now
 */
export function chooseNextStep(
  attempt: CompletedAttempt,
  cards: readonly SimulationCard[],
  mayGoOn: boolean,
): NextStep {
  const failed = toStanding(attempt).shortfalls[0];
  if (failed) return { kind: "review", section: failed.section };
  const weak = abilitiesOf(attempt).find(({ passed }) => passed === false);
  if (weak) return { kind: "review", section: weakest(attempt, SECTIONS_OF[weak.ability]) };
  const open = mayGoOn ? cards.find(({ lastSession }) => lastSession?.status === "active") : undefined;
  if (open?.lastSession) return { kind: "resume", sessionId: open.lastSession.id, title: open.title };
  const fresh = mayGoOn ? cards.find(({ canStart }) => canStart) : undefined;
  if (fresh) return { kind: "start", simulationId: fresh.id, title: fresh.title };
  return { kind: "review", section: weakest(attempt, SECTIONS) };
}

function weakest({ sectionDetails }: CompletedAttempt, sections: readonly Section[]): Section {
  const scoreOf = (section: Section) => sectionDetails[section].score ?? SECTION_MAX;
  return sections.reduce((lowest, section) => (scoreOf(section) < scoreOf(lowest) ? section : lowest));
}
