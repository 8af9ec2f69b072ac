import "server-only";
import { cache } from "react";
import type { Account } from "@/lib/accounts/actor";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { parseStoredAnswers } from "@/lib/exam/answers";
import { marksSchema, secondsSchema } from "@/lib/exam/schema";
import type { Mark } from "@/lib/exam/score";
import { SECTIONS, type Section } from "@/lib/exam/sections";
import type { Prisma } from "@/prisma/generated/client";

/** The columns of an attempt that the exam, the dashboard and the review work with. */
export const attemptColumns = {
  id: true,
  simulationId: true,
  status: true,
  startedAt: true,
  closedAt: true,
  setAsideAt: true,
  sections: {
    select: {
      section: true,
      answers: true,
      revision: true,
      seconds: true,
      completed: true,
      savedAt: true,
      lockedAt: true,
      correctedAt: true,
      marks: true,
      correctAnswers: true,
      totalQuestions: true,
      score: true,
      passed: true,
    },
  },
} satisfies Prisma.AttemptSelect;

type AttemptRow = Prisma.AttemptGetPayload<{ select: typeof attemptColumns }>;

/** One section of an attempt: answers as saved and, once corrected, the marks. */
export type SectionRecord = {
  section: Section;
  answers: Record<string, string>;
  revision: number;
  /** Spent on each question so far, by the answers' keys. */
  seconds: Record<string, number>;
  completed: boolean;
  savedAt: Date | null;
  lockedAt: Date | null;
  correctedAt: Date | null;
  marks: Mark[];
  correctAnswers: number | null;
  totalQuestions: number | null;
  /** Out of 12; null while unmarked. */
  score: number | null;
  passed: boolean | null;
};

export type Attempt = {
  id: string;
  simulationId: number;
  status: "active" | "closed";
  startedAt: Date;
  closedAt: Date | null;
  /** When an admin set it aside: it no longer counts, and the learner may begin anew. */
  setAsideAt: Date | null;
  /** All five, in the order of the exam. */
  sections: SectionRecord[];
};

/** An attempt from its row: the answers parsed, the sections in the order of the exam. */
export function toAttempt(row: AttemptRow): Attempt {
  const sections = SECTIONS.map((section): SectionRecord => {
    const record = row.sections.find((candidate) => candidate.section === section);
    if (!record) throw new Error(`attempt without section ${section}`);
    return {
      ...record,
      answers: parseStoredAnswers(record.answers),
      seconds: secondsSchema.parse(record.seconds),
      marks: record.marks === null ? [] : marksSchema.parse(record.marks),
      score: record.score?.toNumber() ?? null,
    };
  });
  const { id, simulationId, status, startedAt, closedAt, setAsideAt } = row;
  return { id, simulationId, status, startedAt, closedAt, setAsideAt, sections };
}

/** One section's record of an attempt. */
export function sectionOf(attempt: Attempt, section: Section): SectionRecord {
  const record = attempt.sections.find((candidate) => candidate.section === section);
  if (!record) throw new Error(`attempt without section ${section}`);
  return record;
}

/** Everything one account has begun, newest first. */
export async function listAttempts(account: Account): Promise<Attempt[]> {
  const rows = await db().attempt.findMany({
    where: { userId: account.id },
    select: attemptColumns,
    orderBy: { startedAt: "desc" },
    relationLoadStrategy: "join",
  });
  return rows.map(toAttempt);
}

/** One of the account's own attempts by its id; null when it is somebody else's or nobody's. */
export const findAttempt = cache(async (account: Account, attemptId: string): Promise<Attempt | null> => {
  const row = await db().attempt.findFirst({
    where: { id: attemptId, userId: account.id },
    select: attemptColumns,
    relationLoadStrategy: "join",
  });
  return row && toAttempt(row);
});

/** The account's own attempt at a simulation that counts, or null when it has not begun it. */
export async function findAttemptAt(account: Account, simulationId: number): Promise<Attempt | null> {
  const row = await db().attempt.findFirst({
    where: { simulationId, userId: account.id, setAsideAt: null },
    select: attemptColumns,
    relationLoadStrategy: "join",
  });
  return row && toAttempt(row);
}

/** Whether the account has had a section of a simulation corrected, in whichever attempt: it may then hear and read it again. */
export async function hasCorrected(account: Account, simulationId: number, section: Section): Promise<boolean> {
  const attempt = { simulationId, userId: account.id };
  return (await db().sectionRecord.count({ where: { attempt, section, correctedAt: { not: null } } })) > 0;
}

/** @throws AppError not_found when the attempt is not the account's own */
export async function getAttempt(account: Account, attemptId: string): Promise<Attempt> {
  const attempt = await findAttempt(account, attemptId);
  if (!attempt) throw new AppError("not_found");
  return attempt;
}
