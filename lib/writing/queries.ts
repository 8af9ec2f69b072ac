import "server-only";
import { z } from "zod";
import type { Account } from "@/lib/accounts/actor";
import { db, type InJson, listColumns, queryDirectly } from "@/lib/db/client";
import {
  type Attempt,
  type AttemptRow,
  type SectionRow,
  sectionColumns,
  toAttempt,
  visibleAttemptColumns,
} from "@/lib/exam/queries";
import { AppError } from "@/lib/http/errors";
import { italianDay, startOfItalianDay } from "@/lib/product/italian-day";
import { aiBudget } from "@/lib/writing/ai-budget";
import { FAULTS, type Failure, findFailure, startOfDay } from "@/lib/writing/faults";
import { toVisibleDetails, toWritingMark } from "@/lib/writing/mark-visibility";
import {
  isAiGenerated,
  parseErrors,
  type SpellingFinding,
  spellingFindingSchema,
  type WritingResult,
} from "@/lib/writing/schema";
import { Prisma } from "@/prisma/generated/client";

/** `failure`: the latest of the AI teacher; `needsTeacher`: a person must mark it. */
export type PendingMarking = { failure: Failure | null; needsTeacher: boolean };

/** `wait` is null once there are marks. */
export type HandedInText = {
  id: string;
  text: string;
  option: string | null;
  /** Null until it is first needed (`getBasicCheck`). */
  basicCheck: SpellingFinding[] | null;
  result: WritingResult | null;
  wait: PendingMarking | null;
};

/** Columns of a correction that its learner sees, also in the export. */
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

export const writingColumns = {
  id: true,
  text: true,
  basicCheck: true,
  option: true,
  corrections: { orderBy: { createdAt: "desc" }, select: correctionColumns },
} as const satisfies Prisma.WritingSelect;

type WritingRow = Prisma.WritingGetPayload<{ select: typeof writingColumns }>;

/** Parses a row; a teacher's marks take precedence. */
export function toHandedInText({ id, text, option, basicCheck: stored, corrections }: WritingRow): HandedInText {
  const basicCheck = z.array(spellingFindingSchema).nullable().parse(stored);
  const marked = corrections.filter(({ state }) => state === "done");
  const done = marked.find(({ source }) => source === "teacher") ?? marked[0];
  if (!done || done.score === null)
    return { id, text, option, basicCheck, result: null, wait: toPendingMarking(corrections) };
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

function toPendingMarking(corrections: WritingRow["corrections"]): PendingMarking {
  const latest = corrections.find(({ source }) => source === "ai");
  const needsTeacher = latest?.state === "failed";
  const failure = findFailure(latest?.failure);
  // Such a fault's message promises a restart soon, but a teacher may be first and the next try is hours away.
  const isHidden = needsTeacher && failure !== null && FAULTS[failure].path === "later";
  return { failure: isHidden ? null : failure, needsTeacher };
}

/** The writing of the account's own attempt; null if nothing is handed in or the attempt is not its own. */
export async function findWriting(account: Account, attemptId: string): Promise<HandedInText | null> {
  const row = await db().writing.findFirst({
    where: { attemptId, attempt: { userId: account.id } },
    select: writingColumns,
    relationLoadStrategy: "join",
  });
  return row && toHandedInText(row);
}

export type AttemptWithWriting = { attempt: Attempt; handedIn: HandedInText | null };

type AttemptWithWritingRow = Omit<AttemptRow, "sections"> & {
  sections: InJson<SectionRow>[];
  writing: WritingRow | null;
};

/** All attempts of the account, newest first. One direct statement past Prisma: every exam and dashboard runs it. */
export async function listAttemptsWithWriting(account: Account, condition = Prisma.sql`TRUE`) {
  const rows = await queryDirectly<AttemptWithWritingRow>(Prisma.sql`SELECT ${listColumns(visibleAttemptColumns)},
    ARRAY(SELECT to_json(part) FROM (
      SELECT ${listColumns(sectionColumns)} FROM "SectionRecord" WHERE "attemptId" = attempt.id) AS part) AS sections,
    (SELECT to_json(written) FROM (
      SELECT ${listColumns(writingColumns)}, ARRAY(SELECT to_json(work) FROM (
        SELECT ${listColumns(correctionColumns)} FROM "Correction" WHERE "writingId" = writing.id
        ORDER BY "createdAt" DESC) AS work) AS corrections
      FROM "Writing" AS writing WHERE "attemptId" = attempt.id) AS written) AS writing
    FROM "Attempt" AS attempt WHERE "userId" = ${account.id}::uuid AND ${condition} ORDER BY "startedAt" DESC`);
  return rows.map(
    ({ writing, sections, ...row }): AttemptWithWriting => ({
      attempt: toAttempt({ ...row, sections: sections.map(toSectionRow) }),
      handedIn: writing && toHandedInText(writing),
    }),
  );
}

function toSectionRow({ savedAt, lockedAt, correctedAt, ...section }: InJson<SectionRow>): SectionRow {
  return { ...section, savedAt: toMoment(savedAt), lockedAt: toMoment(lockedAt), correctedAt: toMoment(correctedAt) };
}

const toMoment = (text: string | null) => (text === null ? null : new Date(text));

/** One of the account's own attempts, or null; of a simulation, the one that was not set aside. */
export async function findAttemptWithWriting(
  account: Account,
  which: { id: string } | { simulationId: number },
): Promise<AttemptWithWriting | null> {
  const condition =
    "id" in which
      ? Prisma.sql`id = ${which.id}`
      : Prisma.sql`"simulationId" = ${which.simulationId} AND "setAsideAt" IS NULL`;
  const [whole] = await listAttemptsWithWriting(account, condition);
  return whole ?? null;
}

/** @throws AppError not_found if the attempt is not the account's own */
export async function getAttemptWithWriting(account: Account, attemptId: string): Promise<AttemptWithWriting> {
  const whole = await findAttemptWithWriting(account, { id: attemptId });
  if (!whole) throw new AppError("not_found");
  return whole;
}

/** Averages only the corrections among the latest calls, so that it stays fast. */
const CALLS_AVERAGED = 1000;

/**
 * In millionths of a US dollar; a running call counts with its reservation. `drafts` is part of today's cost. The
 * average is per finished correction, lately; null while there is none. Day and month begin at midnight in Italy, as
 * in the figures over time.
 */
export async function readAiCosts(now = new Date()) {
  const today = startOfDay(now);
  const month = startOfItalianDay(`${italianDay(now).slice(0, "2026-11".length)}-01`);
  const [row] = await db().$queryRaw<{ today: bigint; drafts: bigint; month: bigint; average: number | null }[]>`
    WITH call AS (
      SELECT COALESCE("costMicroUsd", "reservedMicroUsd") AS cost, "startedAt" FROM "AiCall" WHERE "startedAt" >= ${month}
    ), latest AS (
      SELECT COALESCE("costMicroUsd", "reservedMicroUsd") AS cost, "correctionId" FROM "AiCall"
      ORDER BY "startedAt" DESC LIMIT ${CALLS_AVERAGED}
    )
    SELECT
      (SELECT COALESCE(SUM(cost) FILTER (WHERE "startedAt" >= ${today}), 0)::bigint FROM call) AS today,
      (SELECT COALESCE(SUM(COALESCE("costMicroUsd", "reservedMicroUsd")), 0)::bigint
        FROM "AiCall" JOIN "Correction" AS work ON work.id = "correctionId"
        WHERE "AiCall"."startedAt" >= ${today} AND work."draftId" IS NOT NULL) AS drafts,
      (SELECT COALESCE(SUM(cost), 0)::bigint FROM call) AS month,
      (SELECT SUM(cost)::float / NULLIF(COUNT(DISTINCT "correctionId"), 0)
        FROM latest JOIN "Correction" AS work ON work.id = "correctionId" AND work.state = 'done') AS average`;
  return {
    todayMicroUsd: Number(row?.today ?? 0),
    draftsMicroUsd: Number(row?.drafts ?? 0),
    monthMicroUsd: Number(row?.month ?? 0),
    averageMicroUsd: row?.average ?? null,
    budget: aiBudget(),
  };
}
