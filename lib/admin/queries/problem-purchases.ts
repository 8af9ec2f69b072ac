import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { purchaseWaitsSince } from "@/lib/admin/work-queue";
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
 * first. `waitsSince`: null when there is nothing left to do. `use`: what the buyer did with the access before it was
 * taken back, null if nothing.
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
      userId: true,
      status: true,
      createdAt: true,
      paidAt: true,
      amountCents: true,
      withdrawalRequestedAt: true,
      refundedAt: true,
      refundFailedAt: true,
      grant: { select: { startsAt: true, endedAt: true } },
      disputedAt: true,
      disputeWonAt: true,
      disputeLostAt: true,
      user: { select: { firstName: true, lastName: true, email: true } },
    },
    orderBy: { updatedAt: "desc" },
    take: PURCHASES_SHOWN,
    relationLoadStrategy: "join",
  });
  const findUse = await readUse(payments);
  return payments.map(({ user, userId, grant, paidAt, createdAt, ...payment }) => {
    const orderedAt = paidAt ?? createdAt;
    return {
      ...payment,
      orderedAt,
      name: user && fullName(user),
      email: user?.email ?? null,
      waitsSince: purchaseWaitsSince({ ...payment, orderedAt }),
      use: userId && grant?.endedAt ? findUse(userId, grant.startsAt, grant.endedAt) : null,
    };
  });
}

/** What the buyers did: attempts started and texts handed in, between two times. */
async function readUse(payments: readonly { userId: string | null }[]) {
  const where = { userId: { in: payments.flatMap(({ userId }) => userId ?? []) } };
  const [attempts, drafts] = await Promise.all([
    db().attempt.findMany({
      where,
      select: { userId: true, startedAt: true, writing: { select: { submittedAt: true } } },
    }),
    db().draft.findMany({ where, select: { userId: true, handedInAt: true } }),
  ]);
  return (userId: string, from: Date, to: Date) => {
    const isWithin = (at: Date | null | undefined) => at && at >= from && at <= to;
    const own = attempts.filter((attempt) => attempt.userId === userId);
    const handedIn = [
      ...own.map(({ writing }) => writing?.submittedAt),
      ...drafts.filter((draft) => draft.userId === userId).map(({ handedInAt }) => handedInAt),
    ];
    const use = {
      attempts: own.filter(({ startedAt }) => isWithin(startedAt)).length,
      texts: handedIn.filter(isWithin).length,
    };
    return use.attempts + use.texts > 0 ? use : null;
  };
}
