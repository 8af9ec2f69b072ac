import "server-only";
import { z } from "zod";
import type { Account } from "@/lib/accounts/actor";
import { db, type InJson, listColumns, queryDirectly } from "@/lib/db/client";
import {
  type Attempt,
  type AttemptRow,
  attemptFacts,
  type SectionRow,
  sectionColumns,
  toAttempt,
} from "@/lib/exam/queries";
import { AppError } from "@/lib/http/errors";
import { type Failure, findFailure, startOfDay } from "@/lib/writing/faults";
import { toVisibleDetails, toWritingMark } from "@/lib/writing/mark-visibility";
import {
  isAiGenerated,
  parseErrors,
  type SpellingFinding,
  spellingFindingSchema,
  type WritingResult,
} from "@/lib/writing/schema";
import { Prisma } from "@/prisma/generated/client";

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

const correctionColumns = { ...correctionFacts, failure: true } as const satisfies Prisma.CorrectionSelect;

/** The columns of a handed-in writing with all that was done to mark it, the latest first. */
export const writingColumns = {
  id: true,
  text: true,
  basicCheck: true,
  option: true,
  corrections: { orderBy: { createdAt: "desc" }, select: correctionColumns },
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
    details: toVisibleDetails(done.details),
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

type WholeRow = Omit<AttemptRow, "sections"> & { sections: InJson<SectionRow>[]; writing: WritingRow | null };

/** The account's own attempts, whole, the newest first, by one statement and past Prisma: every exam and dashboard asks for it. */
async function queryWhole(account: Account, condition = Prisma.sql`TRUE`): Promise<WholeAttempt[]> {
  const rows = await queryDirectly<WholeRow>(Prisma.sql`SELECT ${listColumns(attemptFacts)},
    ARRAY(SELECT to_json(part) FROM (
      SELECT ${listColumns(sectionColumns)} FROM "SectionRecord" WHERE "attemptId" = attempt.id) AS part) AS sections,
    (SELECT to_json(written) FROM (
      SELECT ${listColumns(writingColumns)}, ARRAY(SELECT to_json(work) FROM (
        SELECT ${listColumns(correctionColumns)} FROM "Correction" WHERE "writingId" = writing.id
        ORDER BY "createdAt" DESC) AS work) AS corrections
      FROM "Writing" AS writing WHERE "attemptId" = attempt.id) AS written) AS writing
    FROM "Attempt" AS attempt WHERE "userId" = ${account.id}::uuid AND ${condition} ORDER BY "startedAt" DESC`);
  return rows.map(({ writing, sections, ...row }) => ({
    attempt: toAttempt({ ...row, sections: sections.map(toSectionRow) }),
    handedIn: writing && toHandedIn(writing),
  }));
}

function toSectionRow({ savedAt, lockedAt, correctedAt, ...section }: InJson<SectionRow>): SectionRow {
  return { ...section, savedAt: toMoment(savedAt), lockedAt: toMoment(lockedAt), correctedAt: toMoment(correctedAt) };
}

const toMoment = (text: string | null) => (text === null ? null : new Date(text));

/** Everything the account has begun, whole, the newest first. */
export function listWholeAttempts(account: Account): Promise<WholeAttempt[]> {
  return queryWhole(account);
}

/**
 * One of the account's own attempts, whole.
 * @param which its id, or the simulation it belongs to: then the one that counts
 * @returns null when it is somebody else's or nobody's
 */
export async function findWholeAttempt(
  account: Account,
  which: { id: string } | { simulationId: number },
): Promise<WholeAttempt | null> {
  const condition =
    "id" in which
      ? Prisma.sql`id = ${which.id}`
      : Prisma.sql`"simulationId" = ${which.simulationId} AND "setAsideAt" IS NULL`;
  const [whole] = await queryWhole(account, condition);
  return whole ?? null;
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
