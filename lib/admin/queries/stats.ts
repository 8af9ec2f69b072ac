import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { type AdminStats, parseStats } from "@/lib/admin/stats";
import { db } from "@/lib/db/client";

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
      (SELECT count(*)::int FROM "User" WHERE NOT "isAdmin") AS "usersCount",
      (SELECT count(*)::int FROM "User" WHERE NOT "isAdmin" AND "accessUntil" > ${now}) AS "paidUsersCount",
      (SELECT count(*)::int FROM "Attempt") AS "totalAttempts",
      (SELECT coalesce(sum("amountCents"), 0)::bigint FROM "Payment" WHERE status = 'succeeded') AS "revenueCents",
      (SELECT count(*)::int FROM "User" WHERE NOT "isAdmin" AND "accessUntil" <= ${now}) AS "expiredUsers"`;
  if (!row) throw new Error("the aggregate query returned no row");
  const { revenueCents, ...counts } = row;
  return { ...counts, revenue: Number(revenueCents) / 100 };
}

/** How many learners `suspendExpired` would suspend now. */
export async function countToSuspend(_admin: Admin, now = new Date()): Promise<number> {
  return db().user.count({ where: { isAdmin: false, suspendedAt: null, accessUntil: { lte: now } } });
}
