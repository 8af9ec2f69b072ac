import type { Mode } from "@/lib/exam/mode";
import { addDays, daysBetween } from "@/lib/product/italian-day";

/** The last day to register is reported to lie 30 to 45 days before the exam, as the centre says. */
export const REGISTRATION_DAYS = { earliest: 45, latest: 30 } as const;

/** Extra time is asked for with the registration: a week before is in time for a certificate that must be looked for. */
const EXTRA_TIME_DAYS = REGISTRATION_DAYS.earliest + 7;

/** The last paper is taken so many days before the exam; then one reads again, and rests. */
const LAST_PAPER_DAYS = 3;
const REREAD_DAYS = 2;
const REST_DAYS = 1;

/** Days between two papers: a week where there is time, never less than leaves a day to look at the mistakes. */
const PAPER_PACE = { calm: 7, least: 2 } as const;

/** Who has longer than this before the papers begin takes the first one at once, to know where they stand. */
const LONG_WAIT_DAYS = 14;

/** The last papers are taken as at the exam. */
const EXAM_LIKE_PAPERS = 2;

/** Plans reach so far: who has a date has registered, or is about to. */
export const FARTHEST_DAYS = 730;

/** A paper that is not finished; its way of being taken where it was begun. */
export type OpenPaper = { simulationId: number; mode: Mode | null };

type PaperStep = { kind: "paper"; simulationId: number; mode: Mode };
type DeadlineStep = { kind: "extraTime" | "register"; isLate: boolean };

/** What to do on a day, "2026-12-03". `isLate`: its day has passed, so that it is for now, if it is not done. */
export type PlanStep = { day: string } & (PaperStep | DeadlineStep | { kind: "reread" | "rest" | "exam" });

/** What to do in a week from now, counted from 0, while there is no date. */
export type WeekStep = PaperStep & { week: number };

type Situation = {
  today: string;
  /** In the order in which they are to be taken. */
  papers: readonly OpenPaper[];
  /** How many are finished. */
  finished: number;
};

/**
 * A plan backwards from an exam that is today or later: in time the registration, the papers a week apart or closer, then
 * nothing new, and a day of rest. Papers for which there are no two days are left out.
 */
export function planBackwards(examDay: string, asksExtraTime: boolean, situation: Situation): PlanStep[] {
  const { today, finished } = situation;
  const before = (days: number) => addDays(examDay, -days);
  const papers = planPapers(before(LAST_PAPER_DAYS), situation);
  const knowsPapers = finished + papers.length > 0;
  const deadlines: PlanStep[] = [
    ...(asksExtraTime ? [planDeadline("extraTime", before(EXTRA_TIME_DAYS), today)] : []),
    planDeadline("register", before(REGISTRATION_DAYS.earliest), today),
  ];
  const last: PlanStep[] = [
    ...(knowsPapers ? [{ kind: "reread" as const, day: before(REREAD_DAYS) }] : []),
    { kind: "rest", day: before(REST_DAYS) },
    { kind: "exam", day: examDay },
  ];
  const steps = [...(examDay > today ? deadlines : []), ...papers, ...last.filter(({ day }) => day >= today)];
  return steps.toSorted((a, b) => a.day.localeCompare(b.day));
}

function planDeadline(kind: DeadlineStep["kind"], day: string, today: string): PlanStep {
  return day > today ? { kind, day, isLate: false } : { kind, day: today, isLate: true };
}

function planPapers(lastDay: string, { today, papers, finished }: Situation): PlanStep[] {
  const firstDay = addDays(today, 1);
  const span = daysBetween(firstDay, lastDay);
  if (span < 0 || papers.length === 0) return [];
  const count = Math.min(papers.length, Math.floor(span / PAPER_PACE.least) + 1);
  const pace = count > 1 ? Math.min(PAPER_PACE.calm, Math.floor(span / (count - 1))) : 0;
  const days = Array.from({ length: count }, (_, place) => addDays(lastDay, -pace * (count - 1 - place)));
  const [first = firstDay] = days;
  const beginsNow = finished === 0 && count > 1 && daysBetween(firstDay, first) > LONG_WAIT_DAYS;
  return modesOf(papers.slice(0, count)).map((paper, place) => ({
    ...paper,
    day: (place === 0 && beginsNow ? firstDay : days[place]) ?? lastDay,
  }));
}

/** What tells a step of a plan from all its others, whatever day it is moved to. */
export function stepKey(step: PlanStep): string {
  return step.kind === "paper" ? `paper-${step.simulationId}` : step.kind;
}

/** A calm pace for who has no date: a paper a week. */
export function planWithoutDate({ papers }: Pick<Situation, "papers">): WeekStep[] {
  return modesOf(papers).map((paper, week) => ({ ...paper, week }));
}

function modesOf(papers: readonly OpenPaper[]): PaperStep[] {
  return papers.map(({ simulationId, mode }, place): PaperStep => {
    const isLast = place >= papers.length - EXAM_LIKE_PAPERS;
    return { kind: "paper", simulationId, mode: mode ?? (isLast ? "exam" : "practice") };
  });
}
