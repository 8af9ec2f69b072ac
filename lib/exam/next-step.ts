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
  return { kind: "review", section: weakest(attempt, SECTIONS) };
}

/** The section farthest from its pass line, or the weaker section of an ability that would fail in the real exam. */
function failedSection(attempt: CompletedAttempt): Section | null {
  const [shortfall] = toOutcome(attempt).shortfalls;
  if (shortfall) return shortfall.section;
  const weak = judgeAbilities(attempt.sectionDetails).find(({ passed }) => passed === false);
  return weak ? weakest(attempt, sectionsOfAbility(weak.ability)) : null;
}

function weakest({ sectionDetails }: CompletedAttempt, sections: readonly Section[]): Section {
  const scoreOf = (section: Section) => sectionDetails[section].score ?? SECTION_MAX;
  return sections.reduce((lowest, section) => (scoreOf(section) < scoreOf(lowest) ? section : lowest));
}

export type DashboardStep =
  | { kind: "card"; card: SimulationCard }
  | { kind: "review"; attemptId: string; section: Section; title: string };

/** Next step: resume, start, or review; null if none. @param mayFinish whether attempts under way may be finished */
export function chooseDashboardStep(cards: Cards, canContinue: boolean, mayFinish: boolean): DashboardStep | null {
  const open = canContinue || mayFinish ? cards.find(({ lastSession }) => lastSession?.status === "active") : undefined;
  if (open) return { kind: "card", card: open };
  if (!canContinue) return null;
  const fresh = cards.find(({ canStart }) => canStart);
  if (fresh) return { kind: "card", card: fresh };
  const [latest] = cards
    .flatMap(({ title, completedAttempts }) => completedAttempts.map((attempt) => ({ title, attempt })))
    .filter(({ attempt }) => !attempt.setAside)
    .toSorted((a, b) => b.attempt.date.localeCompare(a.attempt.date));
  if (!latest) return null;
  const { attempt, title } = latest;
  const section = failedSection(attempt) ?? weakest(attempt, SECTIONS);
  return { kind: "review", attemptId: attempt.id, section, title };
}
