import "server-only";
import { z } from "zod";
import type { Account } from "@/lib/accounts/actor";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { type Attempt, attemptColumns, toAttempt } from "@/lib/exam/queries";
import { type Failure, findFailure, startOfDay } from "@/lib/writing/faults";
import { toGivenDetails, toWritingMark } from "@/lib/writing/given-mark";
import {
  isAiGenerated,
  parseErrors,
  type SpellingFinding,
  spellingFindingSchema,
  type WritingResult,
} from "@/lib/writing/schema";
import type { Prisma } from "@/prisma/generated/client";

/** How a writing without marks stands with the AI teacher: what went wrong last, and whether a person is needed now. */
export type AiWait = { failure: Failure | null; needsTeacher: boolean };

/** A writing that was handed in: its text, and its marks once there are any. `wait` is null once there are. */
export type HandedIn = {
  id: string;
  text: string;
  option: string | null;
  /** What the basic check found; null while nobody has wanted to see it (`basicCheckOf`). */
  basicCheck: SpellingFinding[] | null;
  result: WritingResult | null;
  wait: AiWait | null;
};

/** What a correction tells its learner, on the screen and in the export. */
export const correctionFacts = {
  source: true,
  state: true,
  criteria: true,
  score: true,
  feedback: true,
  correctedText: true,
  errors: true,
  details: true,
} as const satisfies Prisma.CorrectionSelect;

/** The columns of a handed-in writing with all that was done to mark it, the latest first. */
export const writingColumns = {
  id: true,
  text: true,
  basicCheck: true,
  option: true,
  corrections: { orderBy: { createdAt: "desc" }, select: { ...correctionFacts, failure: true } },
} as const satisfies Prisma.WritingSelect;

type WritingRow = Prisma.WritingGetPayload<{ select: typeof writingColumns }>;

/** A handed-in writing from its row, the stored marks parsed: a teacher's if there are any. */
export function toHandedIn({ id, text, option, basicCheck: stored, corrections }: WritingRow): HandedIn {
  const basicCheck = z.array(spellingFindingSchema).nullable().parse(stored);
  const marked = corrections.filter(({ state }) => state === "done");
  const done = marked.find(({ source }) => source === "teacher") ?? marked[0];
  if (!done || done.score === null) return { id, text, option, basicCheck, result: null, wait: toAiWait(corrections) };
  const feedback = done.feedback ?? "";
  const result: WritingResult = {
    ...toWritingMark(done.score, done.criteria),
    feedback,
    overallFeedback: feedback,
    originalText: text,
    correctedText: done.correctedText ?? text,
    errors: parseErrors(done.errors),
    source: done.source,
    ai_generated: isAiGenerated(done.source),
    teacherAsked: corrections.some(({ source }) => source === "teacher"),
    details: toGivenDetails(done.details),
  };
  return { id, text, option, basicCheck, wait: null, result };
}

function toAiWait(corrections: WritingRow["corrections"]): AiWait {
  const latest = corrections.find(({ source }) => source === "ai");
  return { failure: findFailure(latest?.failure), needsTeacher: latest?.state === "failed" };
}

/**
 * The writing of one of the account's own attempts.
 * @returns null while nothing is handed in, and for somebody else's attempt
 */
export async function findWriting(account: Account, attemptId: string): Promise<HandedIn | null> {
  const row = await db().writing.findFirst({
    where: { attemptId, attempt: { userId: account.id } },
    select: writingColumns,
    relationLoadStrategy: "join",
  });
  return row && toHandedIn(row);
}

/** An attempt with its handed-in writing, if there is one. */
export type WholeAttempt = { attempt: Attempt; handedIn: HandedIn | null };

/** The columns of an attempt with its writing. */
const wholeColumns = { ...attemptColumns, writing: { select: writingColumns } } as const satisfies Prisma.AttemptSelect;

function toWhole({ writing, ...row }: Prisma.AttemptGetPayload<{ select: typeof wholeColumns }>): WholeAttempt {
  return { attempt: toAttempt(row), handedIn: writing && toHandedIn(writing) };
}

/** Everything the account has begun, whole, the newest first, in one query. */
export async function listWholeAttempts(account: Account): Promise<WholeAttempt[]> {
  const rows = await db().attempt.findMany({
    where: { userId: account.id },
    select: wholeColumns,
    orderBy: { startedAt: "desc" },
    relationLoadStrategy: "join",
  });
  return rows.map(toWhole);
}

/**
 * One of the account's own attempts, whole, in one query.
 * @param which its id, or the simulation it belongs to: then the one that counts
 * @returns null when it is somebody else's or nobody's
 */
export async function findWholeAttempt(
  account: Account,
  which: { id: string } | { simulationId: number },
): Promise<WholeAttempt | null> {
  const row = await db().attempt.findFirst({
    where: { ...which, userId: account.id, ...("id" in which ? {} : { setAsideAt: null }) },
    select: wholeColumns,
    relationLoadStrategy: "join",
  });
  return row && toWhole(row);
}

/** @throws AppError not_found when the attempt is not the account's own */
export async function getWholeAttempt(account: Account, attemptId: string): Promise<WholeAttempt> {
  const whole = await findWholeAttempt(account, { id: attemptId });
  if (!whole) throw new AppError("not_found");
  return whole;
}

/** What the AI teacher costs, in millionths of a US dollar; a running call counts with what was reserved for it. */
export type AiCosts = {
  todayMicroUsd: number;
  monthMicroUsd: number;
  /** Of a finished correction, all its calls together, lately; null while there is none. */
  averageMicroUsd: number | null;
};

/** The average is that of the corrections among the latest calls, so that it stays quick however many there were. */
const CALLS_AVERAGED = 1000;

/** The costs of the AI teacher, for the admin. */
export async function readAiCosts(now = new Date()): Promise<AiCosts> {
  const today = startOfDay(now);
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const [row] = await db().$queryRaw<{ today: bigint; month: bigint; average: number | null }[]>`
    WITH call AS (
      SELECT COALESCE("costMicroUsd", "reservedMicroUsd") AS cost, "startedAt" FROM "AiCall" WHERE "startedAt" >= ${month}
    ), latest AS (
      SELECT COALESCE("costMicroUsd", "reservedMicroUsd") AS cost, "correctionId" FROM "AiCall"
      ORDER BY "startedAt" DESC LIMIT ${CALLS_AVERAGED}
    )
    SELECT
      (SELECT COALESCE(SUM(cost) FILTER (WHERE "startedAt" >= ${today}), 0)::bigint FROM call) AS today,
      (SELECT COALESCE(SUM(cost), 0)::bigint FROM call) AS month,
      (SELECT SUM(cost)::float / NULLIF(COUNT(DISTINCT "correctionId"), 0)
        FROM latest JOIN "Correction" AS work ON work.id = "correctionId" AND work.state = 'done') AS average`;
  return {
    todayMicroUsd: Number(row?.today ?? 0),
    monthMicroUsd: Number(row?.month ?? 0),
    averageMicroUsd: row?.average ?? null,
  };
}
