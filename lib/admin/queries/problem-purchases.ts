import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { purchaseWaitsSince } from "@/lib/admin/work-queue";
import { db } from "@/lib/db/client";
import { fullName } from "@/lib/product/format";
import { daysAfter } from "@/lib/time";
import type { Prisma } from "@/prisma/generated/client";

/** The limit is only for purchases with nothing left to do: every other one is shown. */
const SETTLED_SHOWN = 200;

/** `name` and `email` are null once the buyer's account is deleted. */
export type ProblemPurchase = Awaited<ReturnType<typeof listProblemPurchases>>[number];

/** An open purchase older than this is shown: neither the bank nor the reconciliation ended it. */
const UNDECIDED_DAYS = 7;

/**
 * Purchases that were withdrawn from, refunded or disputed, whose refund failed, or that never ended: those that wait
 * first, and of the others the latest; in both the latest change first. `waitsSince`: null when there is nothing left
 * to do. `use`: what the buyer did with the access before it was taken back, null if nothing.
 */
export async function listProblemPurchases(_admin: Admin, now = new Date()) {
  const happened = { not: null };
  const [withdrawn, failed, disputed] = [
    { withdrawalRequestedAt: happened },
    { refundFailedAt: happened },
    { disputedAt: happened },
  ];
  // The condition must agree with `purchaseWaitsSince`.
  const waits: Prisma.PaymentWhereInput = {
    status: { notIn: ["canceled", "refunded", "dispute_lost"] },
    OR: [
      { status: "open", stripePaymentIntentId: happened, createdAt: { lt: daysAfter(now, -UNDECIDED_DAYS) } },
      withdrawn,
      failed,
      { ...disputed, disputeWonAt: null, disputeLostAt: null },
    ],
  };
  const hadProblem = { OR: [withdrawn, failed, disputed, { refundedAt: happened }] };
  const [waiting, settled] = await Promise.all([
    readPurchases(waits),
    readPurchases({ ...hadProblem, NOT: waits }, SETTLED_SHOWN),
  ]);
  const payments = [...waiting, ...settled];
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

/** The latest change first. */
function readPurchases(where: Prisma.PaymentWhereInput, limit?: number) {
  return db().payment.findMany({
    where,
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
    ...(limit !== undefined && { take: limit }),
    relationLoadStrategy: "join",
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
