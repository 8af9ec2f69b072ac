import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { db } from "@/lib/db/client";
import { fullName } from "@/lib/product/format";
import { daysAfter } from "@/lib/time";

const PURCHASES_SHOWN = 200;

/** `name` and `email` are null once the buyer's account is deleted. */
export type ProblemPurchase = Awaited<ReturnType<typeof listProblemPurchases>>[number];

/** An open purchase older than this is shown: neither the bank nor the reconciliation ended it. */
const UNDECIDED_DAYS = 7;

/**
 * Purchases that were withdrawn from, refunded or disputed, whose refund failed, or that never ended, the latest change
 * first.
 */
export async function listProblemPurchases(_admin: Admin, now = new Date()) {
  const happened = { not: null };
  const isUndecided = {
    status: "open" as const,
    stripePaymentIntentId: happened,
    createdAt: { lt: daysAfter(now, -UNDECIDED_DAYS) },
  };
  const payments = await db().payment.findMany({
    where: {
      OR: [
        { withdrawalRequestedAt: happened },
        { refundedAt: happened },
        { disputedAt: happened },
        { refundFailedAt: happened },
        isUndecided,
      ],
    },
    select: {
      id: true,
      status: true,
      createdAt: true,
      paidAt: true,
      amountCents: true,
      withdrawalRequestedAt: true,
      refundedAt: true,
      refundFailedAt: true,
      disputedAt: true,
      disputeWonAt: true,
      disputeLostAt: true,
      user: { select: { firstName: true, lastName: true, email: true } },
    },
    orderBy: { updatedAt: "desc" },
    take: PURCHASES_SHOWN,
    relationLoadStrategy: "join",
  });
  return payments.map(({ user, paidAt, createdAt, ...payment }) => ({
    ...payment,
    name: user && fullName(user),
    email: user?.email ?? null,
    orderedAt: paidAt ?? createdAt,
  }));
}
