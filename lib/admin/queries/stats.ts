import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { hasAccessSql, hasExpiredAccessSql, IS_STUDENT, isToSuspendSql } from "@/lib/admin/queries/student-conditions";
import { type AdminStats, parseStats } from "@/lib/admin/stats";
import { db } from "@/lib/db/client";
import { fullName } from "@/lib/product/format";

export const SCHOOL_KEY = "school";
/** From this many learners on, stored figures are used while they are recent enough. */
const LARGE_SCHOOL = 50_000;
const MAX_AGE_MS = 30 * 60_000;

/** The school's figures now; those of a large school may be up to 30 minutes old. */
export async function getStats(_admin: Admin, now = new Date()): Promise<AdminStats> {
  const countedAt = { gt: new Date(now.getTime() - MAX_AGE_MS) };
  const row = await db().keptFigures.findUnique({ where: { name: SCHOOL_KEY, countedAt } });
  const stored = row && parseStats(row.figures);
  return stored && stored.usersCount >= LARGE_SCHOOL ? stored : countSchool(now);
}

/** Counts the school in one statement; each figure has its own index. */
export async function countSchool(now: Date): Promise<AdminStats> {
  const [row] = await db().$queryRaw<(Omit<AdminStats, "revenue"> & { revenueCents: bigint })[]>`
    SELECT
      (SELECT count(*)::int FROM "User" AS student WHERE ${IS_STUDENT}) AS "usersCount",
      (SELECT count(*)::int FROM "User" AS student WHERE ${IS_STUDENT} AND ${hasAccessSql(now)}) AS "paidUsersCount",
      (SELECT count(*)::int FROM "Attempt") AS "totalAttempts",
      (SELECT coalesce(sum("amountCents"), 0)::bigint FROM "Payment" WHERE status = 'succeeded') AS "revenueCents",
      (SELECT count(*)::int FROM "User" AS student
        WHERE ${IS_STUDENT} AND ${hasExpiredAccessSql(now)}) AS "expiredUsers"`;
  if (!row) throw new Error("the aggregate query returned no row");
  const { revenueCents, ...counts } = row;
  return { ...counts, revenue: Number(revenueCents) / 100 };
}

/** How many names the confirmation of the suspension lists. */
const NAMES_SHOWN = 8;

/** Whom `suspendExpired` would suspend now: how many, and the names of the first, the longest expired first. */
export async function readToSuspend(_admin: Admin, now = new Date()): Promise<{ count: number; names: string[] }> {
  const rows = await db().$queryRaw<{ firstName: string; lastName: string; count: number }[]>`
    SELECT student."firstName", student."lastName", (count(*) OVER ())::int AS count
    FROM "User" AS student WHERE ${isToSuspendSql(now)} ORDER BY student."accessUntil" LIMIT ${NAMES_SHOWN}`;
  return { count: rows[0]?.count ?? 0, names: rows.map(fullName) };
}
