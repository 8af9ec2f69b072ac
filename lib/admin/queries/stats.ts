import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { type AdminStats, readStats } from "@/lib/admin/stats";
import { db } from "@/lib/db/client";

/** The name under which the school's figures are kept. */
export const SCHOOL = "school";
/** From so many learners on, figures are told that were counted a while ago: so long they are good. */
const LARGE_SCHOOL = 50_000;
const GOOD_FOR_MS = 30 * 60_000;

/**
 * The school in figures: learners, those who have access now, attempts, money taken, and those whose access is over. A large
 * school's are some minutes old.
 */
export async function getStats(_admin: Admin, now = new Date()): Promise<AdminStats> {
  const countedAt = { gt: new Date(now.getTime() - GOOD_FOR_MS) };
  const row = await db().keptFigures.findUnique({ where: { name: SCHOOL, countedAt } });
  const kept = row && readStats(row.figures);
  return kept && kept.usersCount >= LARGE_SCHOOL ? kept : countSchool(now);
}

/** Counts the school. One statement, each figure from an index of its own. */
export async function countSchool(now: Date): Promise<AdminStats> {
  const [row] = await db().$queryRaw<(Omit<AdminStats, "revenue"> & { revenueCents: bigint })[]>`
    SELECT
      (SELECT count(*)::int FROM "User" WHERE NOT "isAdmin") AS "usersCount",
      (SELECT count(*)::int FROM "User" WHERE NOT "isAdmin" AND "accessUntil" > ${now}) AS "paidUsersCount",
      (SELECT count(*)::int FROM "Attempt") AS "totalAttempts",
      (SELECT coalesce(sum("amountCents"), 0)::bigint FROM "Payment" WHERE status = 'succeeded') AS "revenueCents",
      (SELECT count(*)::int FROM "User" WHERE NOT "isAdmin" AND "accessUntil" <= ${now}) AS "expiredUsers"`;
  if (!row) throw new Error("a statement without conditions answered no row");
  const { revenueCents, ...counts } = row;
  return { ...counts, revenue: Number(revenueCents) / 100 };
}

/** How many learners the suspension of expired accesses would touch now. */
export async function countToSuspend(_admin: Admin, now = new Date()): Promise<number> {
  return db().user.count({ where: { isAdmin: false, suspendedAt: null, accessUntil: { lte: now } } });
}
