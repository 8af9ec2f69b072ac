import type { Mode } from "@/lib/exam/mode";
import { addDays, daysBetween } from "@/lib/product/italian-day";

/** Registration is reported to close 30 to 45 days before the exam, depending on the centre. */
export const REGISTRATION_DAYS = { earliest: 45, latest: 30 } as const;

/** When to register and what that needs: a week before the first centres close, to find certificate and documents. */
const PREPARE_DAYS = REGISTRATION_DAYS.earliest + 7;

/** The last week, in days before the exam. Papers of a tight plan fall on its other days. */
export const LAST_WEEK_DAYS = 7;
const ORAL_DAYS = 4;

/** Days before the exam: the last paper, then rereading and the way to the centre, then a day off. */
const LAST_PAPER_DAYS = 3;
export const REREAD_DAYS = 2;
export const REST_DAYS = 1;

/** Days between papers: spread over the time there is, with a day at least in between to review mistakes. */
const PAPER_INTERVAL_DAYS = { most: 21, least: 2 } as const;

/** If the first paper would be further away than this, it moves to tomorrow: nobody waits for weeks to begin. */
const LONG_WAIT_DAYS = 14;

/** The last papers are taken in exam mode. */
const EXAM_LIKE_PAPERS = 2;

/** How far ahead an exam day may be: whoever has a date has registered or is about to. */
export const MAX_PLAN_DAYS = 730;

/** `mode` is null until the paper is started. */
export type OpenPaper = { simulationId: number; mode: Mode | null };

type PaperStep = { kind: "paper"; simulationId: number; mode: Mode };
type DeadlineStep = { kind: "extraTime" | "register"; isLate: boolean };

/** `day` as "2026-12-03". `isLate`: the first centres have closed, or close today. */
export type PlanStep = { day: string } & (PaperStep | DeadlineStep | { kind: LastWeekKind });

/** `documents`, `journey`: check the papers and the way to the centre. `oral`: rehearse the spoken part. */
type LastWeekKind = "documents" | "oral" | "journey" | "reread" | "rest" | "exam";

/** `week` counts from 0, the current one. */
export type WeekStep = PaperStep & { week: number };

type Situation = {
  today: string;
  /** In the order to take them. */
  papers: readonly OpenPaper[];
  finished: number;
};

/** Plans back from an exam day, today or later. What enrolment needs is left out once it has closed everywhere. Papers are at most three weeks apart; those that do not fit are left out. */
export function planBackwards(examDay: string, asksExtraTime: boolean, situation: Situation): PlanStep[] {
  const { today, finished } = situation;
  const before = (days: number) => addDays(examDay, -days);
  const papers = planPapers(before(LAST_PAPER_DAYS), situation);
  const knowsPapers = finished + papers.length > 0;
  const isLate = today >= before(REGISTRATION_DAYS.earliest);
  const [, prepare = today] = [before(PREPARE_DAYS), today].toSorted();
  const isOpen = today <= before(REGISTRATION_DAYS.latest);
  const deadlines: PlanStep[] = [
    ...(asksExtraTime ? [{ kind: "extraTime", day: prepare, isLate } as const] : []),
    { kind: "register", day: prepare, isLate },
  ];
  const steps: PlanStep[] = [
    ...(examDay > today ? [{ kind: "documents", day: prepare } as const] : []),
    ...(isOpen ? deadlines : []),
    ...papers,
    ...planLastWeek(before, today).filter(({ kind }) => kind !== "reread" || knowsPapers),
  ];
  return steps.toSorted((a, b) => a.day.localeCompare(b.day));
}

/** Returns the remaining steps of the last week. A missed step is due today, except on the day before the exam. */
function planLastWeek(before: (days: number) => string, today: string): PlanStep[] {
  const missable = (["oral", "journey"] as const).map((kind): PlanStep => {
    const day = before({ oral: ORAL_DAYS, journey: REREAD_DAYS }[kind]);
    return { kind, day: day > today ? day : today };
  });
  const fixed: PlanStep[] = [
    { kind: "reread", day: before(REREAD_DAYS) },
    { kind: "rest", day: before(REST_DAYS) },
    { kind: "exam", day: before(0) },
  ];
  return [...missable.filter(({ day }) => day <= before(REREAD_DAYS)), ...fixed.filter(({ day }) => day >= today)];
}

function planPapers(lastDay: string, { today, papers }: Situation): PlanStep[] {
  const firstDay = addDays(today, 1);
  const span = daysBetween(firstDay, lastDay);
  if (span < 0 || papers.length === 0) return [];
  const count = Math.min(papers.length, Math.floor(span / PAPER_INTERVAL_DAYS.least) + 1);
  const pace = count > 1 ? Math.min(PAPER_INTERVAL_DAYS.most, Math.floor(span / (count - 1))) : 0;
  const days = Array.from({ length: count }, (_, place) => addDays(lastDay, -pace * (count - 1 - place)));
  const [first = firstDay] = days;
  const beginsNow = count > 1 && daysBetween(firstDay, first) > LONG_WAIT_DAYS;
  return assignModes(papers.slice(0, count)).map((paper, place) => ({
    ...paper,
    day: (place === 0 && beginsNow ? firstDay : days[place]) ?? lastDay,
  }));
}

/** Key of a step that stays the same when its day changes. */
export function stepKey(step: PlanStep): string {
  return step.kind === "paper" ? `paper-${step.simulationId}` : step.kind;
}

/** One paper per week, for learners without a date. */
export function planWithoutDate({ papers }: Pick<Situation, "papers">): WeekStep[] {
  return assignModes(papers).map((paper, week) => ({ ...paper, week }));
}

function assignModes(papers: readonly OpenPaper[]): PaperStep[] {
  return papers.map(({ simulationId, mode }, place): PaperStep => {
    const isLast = place >= papers.length - EXAM_LIKE_PAPERS;
    return { kind: "paper", simulationId, mode: mode ?? (isLast ? "exam" : "practice") };
  });
}
