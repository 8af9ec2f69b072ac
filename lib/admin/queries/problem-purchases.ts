import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { db } from "@/lib/db/client";
import { fullName } from "@/lib/product/format";

const PURCHASES_SHOWN = 200;

/** `name` and `email` are null once the buyer's account is deleted. */
export type ProblemPurchase = Awaited<ReturnType<typeof listProblemPurchases>>[number];

/** Purchases that were withdrawn from, refunded or disputed, the latest change first. */
export async function listProblemPurchases(_admin: Admin) {
  const happened = { not: null };
  const payments = await db().payment.findMany({
    where: { OR: [{ withdrawalRequestedAt: happened }, { refundedAt: happened }, { disputedAt: happened }] },
    select: {
      id: true,
      createdAt: true,
      paidAt: true,
      amountCents: true,
      withdrawalRequestedAt: true,
      refundedAt: true,
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
