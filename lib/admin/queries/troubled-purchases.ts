import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { db } from "@/lib/db";

/** A purchase that did not simply stay paid: who, what, and what happened to it when. Amounts in cents. */
export type TroubledPurchase = {
  id: string;
  /** Null once the buyer's account is deleted. */
  name: string | null;
  email: string | null;
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
    name: user ? `${user.firstName} ${user.lastName}`.trim() : null,
    email: user?.email ?? null,
    orderedAt: payment.paidAt ?? payment.createdAt,
    amountCents: payment.amountCents,
    withdrawalRequestedAt: payment.withdrawalRequestedAt,
    refundedAt: payment.refundedAt,
    disputedAt: payment.disputedAt,
    disputeWonAt: payment.disputeWonAt,
    disputeLostAt: payment.disputeLostAt,
  }));
}
