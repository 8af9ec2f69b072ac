import "server-only";
import type { Account } from "@/lib/accounts/actor";
import { db, type InJson, listColumns, queryDirectly } from "@/lib/db/client";
import { type ExamRow, examColumns, toOwnExams } from "@/lib/report/queries";
import { type CardState, cardColumns } from "@/lib/report/queries/deck";
import type { Difficulties } from "@/lib/report/readiness/measurements";
import { itemKey } from "@/lib/report/readiness/paper-items";
import { type Readiness, readinessSchema } from "@/lib/report/readiness/schema";
import { Prisma } from "@/prisma/generated/client";

/** Difficulties learned so far, by `itemKey`. */
export async function readDifficulties(): Promise<Difficulties> {
  const rows = await db().itemDifficulty.findMany({ where: { learners: { gt: 0 } } });
  return new Map(rows.map((row) => [itemKey(row), { mean: row.mean, deviation: row.deviation }]));
}

type DashboardRow = {
  /** When difficulties were last learned, all at once; null before the first time. */
  learnedAt: Date | null;
  /** The latest readiness shown, and its basis (`basisOf`). */
  told: { basis: string; readiness: unknown } | null;
  cards: InJson<CardState>[];
  exams: InJson<ExamRow>[];
  /** Ids of the attempts whose writing has another draft. */
  rewritten: string[];
};

/** One direct statement instead of Prisma queries: every dashboard needs it. */
export async function readDashboardData(account: Account, now = new Date()) {
  const statement = Prisma.sql`SELECT
    (SELECT MAX("learnedAt") FROM "ItemDifficulty") AS "learnedAt",
    (SELECT json_build_object('basis', basis, 'readiness', readiness) FROM "ReadinessVerdict"
      WHERE "userId" = person.id ORDER BY "createdAt" DESC LIMIT 1) AS told,
    ARRAY(SELECT to_json(card) FROM (
      SELECT ${listColumns(cardColumns)} FROM "DeckCard" WHERE "userId" = person.id) AS card) AS cards,
    ARRAY(SELECT to_json(exam) FROM (
      SELECT ${listColumns(examColumns)} FROM "RealExam" WHERE "userId" = person.id) AS exam) AS exams,
    ARRAY(SELECT DISTINCT "attemptId" FROM "Draft"
      WHERE "userId" = person.id AND "attemptId" IS NOT NULL)::text[] AS rewritten
    FROM (SELECT ${account.id}::uuid AS id) AS person`;
  const [row] = await queryDirectly<DashboardRow>(statement);
  if (!row) throw new Error("the dashboard query returned no row");
  const readiness = parseReadiness(row.told?.readiness);
  const exams = row.exams.map(({ day, ...exam }) => ({ ...exam, day: new Date(day) }));
  return {
    learnedAt: row.learnedAt,
    latest: row.told && readiness && { basis: row.told.basis, readiness },
    states: row.cards.map(toCardState),
    exams: toOwnExams(exams, now),
    rewritten: row.rewritten,
  };
}

function toCardState({ dueAt, answeredAt, createdAt, ...card }: InJson<CardState>): CardState {
  return { ...card, dueAt: new Date(dueAt), answeredAt: new Date(answeredAt), createdAt: new Date(createdAt) };
}

/** The readiness stored for a basis; null if there is none. */
export async function findReadiness({ id: userId }: Account, basis: string): Promise<Readiness | null> {
  const where = { userId_basis: { userId, basis } };
  return parseReadiness((await db().readinessVerdict.findUnique({ where, select: { readiness: true } }))?.readiness);
}

/** Parses a stored readiness; null if there is none, or its shape is outdated. */
export function parseReadiness(stored: unknown): Readiness | null {
  return readinessSchema.safeParse(stored).data ?? null;
}
