import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { db } from "@/lib/db";

/** The figures on the admin's first screen. `revenue` is in euro, net of what was paid back. */
export type AdminStats = {
  usersCount: number;
  paidUsersCount: number;
  totalAttempts: number;
  revenue: number;
  expiredUsers: number;
};

/**
 * Counts the school: learners, those who ever had access, attempts, money taken, and those whose access is over.
 * @param _admin proof that the caller is an admin
 */
export async function getStats(_admin: Admin, now = new Date()): Promise<AdminStats> {
  const learners = { isAdmin: false };
  const hadAccess = { ...learners, grants: { some: { endedAt: null } } };
  const [usersCount, paidUsersCount, totalAttempts, payments, expiredUsers] = await Promise.all([
    db().user.count({ where: learners }),
    db().user.count({ where: hadAccess }),
    db().attempt.count(),
    db().payment.aggregate({ where: { status: "succeeded" }, _sum: { amountCents: true } }),
    db().user.count({ where: { AND: [hadAccess, { grants: { none: { endedAt: null, expiresAt: { gt: now } } } }] } }),
  ]);
  return { usersCount, paidUsersCount, totalAttempts, revenue: (payments._sum.amountCents ?? 0) / 100, expiredUsers };
}
