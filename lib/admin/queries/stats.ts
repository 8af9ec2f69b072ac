import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import type { AdminStats } from "@/lib/admin/stats";
import { db } from "@/lib/db";

/**
 * Counts the school: learners, those who have access now, attempts, money taken, and those whose access
 * is over. One statement, each figure from an index of its own.
 */
export async function getStats(_admin: Admin, now = new Date()): Promise<AdminStats> {
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
