import { expect, it } from "vitest";
import { listProblemPurchases } from "@/lib/admin/queries/problem-purchases";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/prisma/generated/client";
import { makeAdmin } from "@/tests/support/factories";

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

async function makePurchase(purchase: Partial<Prisma.PaymentUncheckedCreateInput>) {
  const paid = { status: "succeeded", createdAt: daysAgo(60), paidAt: daysAgo(60), updatedAt: daysAgo(30) } as const;
  const data = { amountCents: 899, livemode: false, ...paid, ...purchase };
  return (await db().payment.create({ data, select: { id: true } })).id;
}

it("the list of problem purchases has each one that waits, however many settled ones changed later", async () => {
  await db().payment.deleteMany();
  const waiting = [
    await makePurchase({ withdrawalRequestedAt: daysAgo(40) }),
    await makePurchase({ refundFailedAt: daysAgo(40) }),
    await makePurchase({ status: "disputed", disputedAt: daysAgo(40) }),
    await makePurchase({ status: "open", paidAt: null, stripePaymentIntentId: "pi_undecided" }),
  ];
  const settled = [
    await makePurchase({ disputedAt: daysAgo(40), disputeWonAt: daysAgo(30), updatedAt: daysAgo(1) }),
    await makePurchase({ status: "dispute_lost", withdrawalRequestedAt: daysAgo(40), updatedAt: daysAgo(1) }),
  ];
  await makePurchase({});
  const refunded = { amountCents: 899, livemode: false, status: "refunded", refundedAt: daysAgo(2) } as const;
  await db().payment.createMany({ data: Array.from({ length: 200 }, () => ({ ...refunded, updatedAt: daysAgo(2) })) });
  const listed = await listProblemPurchases(await makeAdmin());
  const idsOf = (areWaiting: boolean) =>
    listed.filter(({ waitsSince }) => (waitsSince !== null) === areWaiting).map(({ id }) => id);
  expect(idsOf(true).sort()).toEqual(waiting.sort());
  expect(idsOf(false)).toHaveLength(200);
  expect(idsOf(false)).toEqual(expect.arrayContaining(settled));
});
