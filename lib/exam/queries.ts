import "server-only";
import { cache } from "react";
import type { Account } from "@/lib/accounts/actor";
import { db, type Transaction } from "@/lib/db/client";
import { scriptOf, soundPath } from "@/lib/exam/hearing";
import { createLedger, dueSteps } from "@/lib/exam/hearing-ledger";
import { toVisibleMark, type VisibleMark } from "@/lib/exam/mark-visibility";
import { chosenModeOf, type Part, partOf } from "@/lib/exam/mode";
import { marksSchema, parseStoredAnswers, secondsSchema } from "@/lib/exam/schema";
import type { Mark } from "@/lib/exam/score";
import { SECTIONS, type Section } from "@/lib/exam/sections";
import { advanceSitting, isPartRunning, type SittingView, toSittingView } from "@/lib/exam/sitting";
import { AppError, type ErrorReason } from "@/lib/http/errors";
import type { Candidate } from "@/lib/payments/actor";
import { isLearner } from "@/lib/payments/gate";
import type { Prisma } from "@/prisma/generated/client";

/** The columns that a learner may see, on screen and in the export. Add any other column where it is needed. */
export const visibleAttemptColumns = {
  id: true,
  simulationId: true,
  status: true,
  mode: true,
  extraTime: true,
  onPaper: true,
  startedAt: true,
  closedAt: true,
  setAsideAt: true,
} as const satisfies Prisma.AttemptSelect;

export const visibleSectionColumns = {
  section: true,
  answers: true,
  seconds: true,
  completed: true,
  savedAt: true,
  correctedAt: true,
  marks: true,
  correctAnswers: true,
  totalQuestions: true,
  score: true,
  passed: true,
} as const satisfies Prisma.SectionRecordSelect;

export const sectionColumns = {
  ...visibleSectionColumns,
  revision: true,
  lockedAt: true,
} as const satisfies Prisma.SectionRecordSelect;

export const attemptColumns = {
  ...visibleAttemptColumns,
  sections: { select: sectionColumns },
} as const satisfies Prisma.AttemptSelect;

/** The score is a Prisma Decimal, or a number from a direct query. */
export type SectionRow = Omit<Prisma.SectionRecordGetPayload<{ select: typeof sectionColumns }>, "score"> & {
  score: Prisma.Decimal | number | null;
};

type AttemptFacts = Prisma.AttemptGetPayload<{ select: typeof visibleAttemptColumns }>;
export type AttemptRow = AttemptFacts & { sections: SectionRow[] };

export type SectionRecord = Omit<SectionRow, "answers" | "seconds" | "marks" | "score" | "passed"> &
  VisibleMark & {
    /** `{section}_{questionId}` to a letter; for the writing `text` and `option`. */
    answers: Record<string, string>;
    /** By question name. */
    seconds: Record<string, number>;
    marks: Mark[];
  };

/** Sections are in exam order. An attempt that was set aside no longer counts. */
export type Attempt = AttemptFacts & { sections: SectionRecord[] };

/** Parses a row's answers and orders its sections. */
export function toAttempt(row: AttemptRow): Attempt {
  const sections = row.sections.toSorted((a, b) => SECTIONS.indexOf(a.section) - SECTIONS.indexOf(b.section));
  return { ...row, sections: sections.map(toSectionRecord) };
}

function toSectionRecord(row: SectionRow): SectionRecord {
  return {
    ...row,
    answers: parseStoredAnswers(row.answers),
    seconds: secondsSchema.parse(row.seconds),
    marks: row.marks === null ? [] : marksSchema.parse(row.marks),
    ...toVisibleMark(row.section, { ...row, score: row.score === null ? null : Number(row.score) }),
  };
}

export function sectionRecordOf(attempt: Attempt, section: Section): SectionRecord {
  const record = attempt.sections.find((candidate) => candidate.section === section);
  if (!record) throw new Error(`attempt without section ${section}`);
  return record;
}

/** All attempts of an account, newest first. */
export async function listAttempts(account: Account): Promise<Attempt[]> {
  const rows = await db().attempt.findMany({
    where: { userId: account.id },
    select: attemptColumns,
    orderBy: { startedAt: "desc" },
    relationLoadStrategy: "join",
  });
  return rows.map(toAttempt);
}

/** The account's own attempt; null if it belongs to another account or does not exist. */
export const findAttempt = cache((account: Account, attemptId: string) => findOwnAttempt(account, { id: attemptId }));

/** The account's attempt at a simulation, not counting those set aside; null if there is none. */
export function findAttemptAt(account: Account, simulationId: number): Promise<Attempt | null> {
  return findOwnAttempt(account, { simulationId, setAsideAt: null });
}

async function findOwnAttempt(account: Account, filter: Prisma.AttemptWhereInput): Promise<Attempt | null> {
  const where = { ...filter, userId: account.id };
  const row = await db().attempt.findFirst({ where, select: attemptColumns, relationLoadStrategy: "join" });
  return row && toAttempt(row);
}

/** Whether the section is corrected in any of the account's attempts: then it may be heard and read again. */
export async function hasCorrected(account: Account, simulationId: number, section: Section): Promise<boolean> {
  const attempt = { simulationId, userId: account.id };
  return (await db().sectionRecord.count({ where: { attempt, section, correctedAt: { not: null } } })) > 0;
}

/**
 * Serves papers and recordings only within an attempt, so that a simulation is new when it is taken; once access has
 * expired, only within an active one.
 * @throws AppError expired, conflict (attempt_not_begun)
 */
export function requireBegunAttempt(candidate: Candidate, attempt: Attempt | null): Attempt {
  if (!isLearner(candidate) && attempt?.status !== "active") throw new AppError("expired");
  if (!attempt) throw new AppError("conflict", "no attempt at this simulation", { reason: "attempt_not_begun" });
  return attempt;
}

/** @throws AppError not_found if the attempt is not the account's own */
export async function getAttempt(account: Account, attemptId: string): Promise<Attempt> {
  const attempt = await findAttempt(account, attemptId);
  if (!attempt) throw new AppError("not_found");
  return attempt;
}

/**
 * The account's own attempt whose questions may be printed: a finished one, or one that was begun on paper. Other
 * attempts under way and simulations that the school lets the learner take again cannot be printed.
 * @throws AppError expired, not_found, conflict (attempt_not_closed, attempt_set_aside)
 */
export async function getPrintableAttempt(candidate: Candidate, attemptId: string): Promise<Attempt> {
  const attempt = requireBegunAttempt(candidate, await getAttempt(candidate, attemptId));
  if (attempt.status !== "closed" && !attempt.onPaper)
    throw new AppError("conflict", "not finished", { reason: "attempt_not_closed" });
  if (attempt.setAsideAt) throw new AppError("conflict", "set aside", { reason: "attempt_set_aside" });
  return attempt;
}

export const partColumns = {
  part: true,
  startedAt: true,
  endsAt: true,
  endedAt: true,
} as const satisfies Prisma.SittingPartSelect;

export const ledgerColumns = {
  holder: true,
  former: true,
  heardMs: true,
  allowedMs: true,
  excessMs: true,
  heardAt: true,
  allowedUntil: true,
} as const satisfies Prisma.HearingSelect;

/** The account's exam sittings whose clock runs, by attempt id, as of now. Reading changes nothing. */
export async function listRunningSittings(account: Account, now = new Date()): Promise<Map<string, SittingView>> {
  const rows = await db().attempt.findMany({
    where: { userId: account.id, mode: "exam", status: "active", setAsideAt: null },
    select: { id: true, extraTime: true, parts: { select: partColumns, orderBy: { startedAt: "asc" } } },
  });
  const views = rows.map(({ id, extraTime, parts }) => {
    return [id, toSittingView(advanceSitting(parts, extraTime, now), extraTime, now)] as const;
  });
  return new Map(views.filter(([, { phase }]) => phase !== "ready" && phase !== "over"));
}

/** Requires that a part of an exam sitting is running. @throws AppError conflict (part_not_begun, time_over) */
export async function requirePartRunning(
  attemptId: string,
  part: Part,
  now = new Date(),
  tx: Transaction = db(),
): Promise<void> {
  const where = { attemptId_part: { attemptId, part } };
  const times = await tx.sittingPart.findUnique({ where, select: partColumns });
  if (!times) throw new AppError("conflict", "part not begun", { reason: "part_not_begun" });
  if (!isPartRunning(times, now)) throw new AppError("conflict", "part is over", { reason: "time_over" });
}

/** In exam mode a section is open only while its part runs. @throws AppError conflict (part_not_begun, time_over) */
export async function requireSectionOpen(attempt: Attempt, section: Section): Promise<void> {
  if (attempt.mode === "exam" && attempt.status === "active") await requirePartRunning(attempt.id, partOf(section));
}

/** During a sitting, its simulation's recordings are served only as a hearing. @throws AppError conflict (exam_mode) */
export async function requireNoActiveSitting(account: Account, simulationId: number): Promise<void> {
  const where = { simulationId, userId: account.id, mode: "exam", status: "active", setAsideAt: null } as const;
  if ((await db().attempt.count({ where })) > 0)
    throw new AppError("conflict", "exam under way", { reason: "exam_mode" });
}

/**
 * An attempt that was set aside holds the keys: it stays closed while its simulation is taken again as at the exam.
 * @throws AppError conflict (exam_mode)
 */
export async function requireKeysOpen(
  account: Account,
  { setAsideAt, simulationId }: Pick<Attempt, "setAsideAt" | "simulationId">,
): Promise<void> {
  if (setAsideAt) await requireNoActiveSitting(account, simulationId);
}

/**
 * The account's own attempt with a hearing, while it is under way: an exam sitting, or one on paper.
 * @throws AppError not_found, conflict (practice_mode, attempt_closed, attempt_set_aside)
 */
export async function getAttemptWithHearing(account: Account, attemptId: string): Promise<Attempt> {
  const attempt = await getAttempt(account, attemptId);
  const conflict = (reason: ErrorReason) => new AppError("conflict", "no hearing under way", { reason });
  if (chosenModeOf(attempt) === "practice") throw conflict("practice_mode");
  if (attempt.status === "closed") throw conflict("attempt_closed");
  if (attempt.setAsideAt) throw conflict("attempt_set_aside");
  return attempt;
}

/**
 * Path of the sound file of a step, which must be due or next.
 * @throws AppError not_found, conflict (practice_mode, attempt_closed, attempt_set_aside, part_not_begun, time_over,
 *   step_not_due)
 */
export async function getDueSoundPath(
  account: Account,
  attemptId: string,
  index: number,
  now = new Date(),
): Promise<string> {
  const { simulationId, onPaper } = await getAttemptWithHearing(account, attemptId);
  const script = scriptOf(simulationId);
  const step = script[index];
  const path = step && soundPath(simulationId, step);
  if (!path) throw new AppError("not_found");
  if (!onPaper) await requirePartRunning(attemptId, "listening", now);
  const ledger = await db().hearing.findUnique({ where: { attemptId }, select: ledgerColumns });
  const due = dueSteps(ledger ?? createLedger(now), script, now);
  if (!due.some((candidate) => candidate.index === index))
    throw new AppError("conflict", "step not due", { reason: "step_not_due" });
  return path;
}
