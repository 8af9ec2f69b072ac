import type { CompletedAttempt, SimulationCard } from "@/lib/exam/cards";
import { toOutcome } from "@/lib/exam/outcome";
import { SECTION_MAX } from "@/lib/exam/score";
import { SECTIONS, type Section, sectionsOfAbility } from "@/lib/exam/sections";
import { judgeAbilities } from "@/lib/exam/verdict";

type Cards = readonly SimulationCard[];

export type NextStep =
  | { kind: "review"; section: Section }
  | { kind: "resume"; sessionId: string; title: string }
  | { kind: "start"; simulationId: number; title: string };

/**
 * Chooses the next step, in order of preference: review a section that failed or would fail in the real exam, resume an
 * attempt, start a simulation, review the weakest section.
 */
export function chooseNextStep(attempt: CompletedAttempt, cards: Cards, canContinue: boolean): NextStep {
  const failed = failedSection(attempt);
  if (failed) return { kind: "review", section: failed };
  const open = canContinue ? cards.find(({ lastSession }) => lastSession?.status === "active") : undefined;
  if (open?.lastSession) return { kind: "resume", sessionId: open.lastSession.id, title: open.title };
  const fresh = canContinue ? cards.find(({ canStart }) => canStart) : undefined;
  if (fresh) return { kind: "start", simulationId: fresh.id, title: fresh.title };
  return { kind: "review", section: weakestSection(attempt, SECTIONS) };
}

/** The section farthest from its pass line, or the weaker section of an ability that would fail in the real exam. */
function failedSection(attempt: CompletedAttempt): Section | null {
  const [shortfall] = toOutcome(attempt).shortfalls;
  if (shortfall) return shortfall.section;
  const weak = judgeAbilities(attempt.sectionDetails).find(({ passed }) => passed === false);
  return weak ? weakestSection(attempt, sectionsOfAbility(weak.ability)) : null;
}

/** The section with the lowest mark; those without one come last. */
export function weakestSection({ sectionDetails }: CompletedAttempt, sections: readonly Section[]): Section {
  const scoreOf = (section: Section) => sectionDetails[section].score ?? SECTION_MAX;
  return sections.reduce((lowest, section) => (scoreOf(section) < scoreOf(lowest) ? section : lowest));
}
