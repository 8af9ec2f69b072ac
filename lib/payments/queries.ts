import "server-only";
import type { Account } from "@/lib/accounts/actor";
import { db } from "@/lib/db";
import { type Access, accessFrom, type PaymentStatus } from "@/lib/payments/entitlement";
import { type Withdrawal, withdrawalFrom } from "@/lib/payments/withdrawal";

/** Whether an account may take simulations at this moment, and until when. */
export async function findAccess(account: Account, now = new Date()): Promise<Access> {
  const grants = await db().accessGrant.findMany({
    where: { userId: account.id },
    select: { startsAt: true, expiresAt: true, endedAt: true },
  });
  return accessFrom(grants, now);
}

/** A purchase as its buyer sees it. */
export type PaymentOverview = {
  paymentId: string;
  orderedAt: Date;
  amountCents: number;
  currency: string;
  status: PaymentStatus;
  /** Null when the purchase gives no access any more. */
  accessExpiresAt: Date | null;
  withdrawal: Withdrawal;
};

/** The account's last purchase that was paid, or null without one. */
export async function findPaymentOverview(account: Account, now = new Date()): Promise<PaymentOverview | null> {
  const payment = await db().payment.findFirst({
    where: { userId: account.id, paidAt: { not: null } },
    orderBy: { paidAt: "desc" },
    include: { grant: { select: { expiresAt: true, endedAt: true } } },
  });
  if (!payment?.paidAt) return null;
  const { id: paymentId, paidAt: orderedAt, amountCents, currency, status, grant } = payment;
  const accessExpiresAt = grant && grant.endedAt === null ? grant.expiresAt : null;
  return {
    paymentId,
    orderedAt,
    amountCents,
    currency,
    status,
    accessExpiresAt,
    withdrawal: withdrawalFrom(payment, now),
  };
}
