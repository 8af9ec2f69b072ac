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

/** A purchase that did not simply stay paid: who, what, and what happened to it when. Amounts in cents. */
export type TroubledPurchase = {
  id: string;
  name: string;
  email: string;
  orderedAt: Date;
  amountCents: number;
  withdrawalRequestedAt: Date | null;
  refundedAt: Date | null;
  disputedAt: Date | null;
  disputeWonAt: Date | null;
  disputeLostAt: Date | null;
};

const PURCHASES_SHOWN = 200;

/**
 * The purchases that were withdrawn from, paid back or disputed, the newest first: why an access ended or lives on.
 * @param _admin proof that the caller is an admin
 */
export async function listTroubledPurchases(_admin: Admin): Promise<TroubledPurchase[]> {
  const happened = { not: null };
  const payments = await db().payment.findMany({
    where: { OR: [{ withdrawalRequestedAt: happened }, { refundedAt: happened }, { disputedAt: happened }] },
    include: { user: { select: { firstName: true, lastName: true, email: true } } },
    orderBy: { updatedAt: "desc" },
    take: PURCHASES_SHOWN,
  });
  return payments.map(({ user, ...payment }) => ({
    id: payment.id,
    name: `${user.firstName} ${user.lastName}`.trim(),
    email: user.email,
    orderedAt: payment.paidAt ?? payment.createdAt,
    amountCents: payment.amountCents,
    withdrawalRequestedAt: payment.withdrawalRequestedAt,
    refundedAt: payment.refundedAt,
    disputedAt: payment.disputedAt,
    disputeWonAt: payment.disputeWonAt,
    disputeLostAt: payment.disputeLostAt,
  }));
}
