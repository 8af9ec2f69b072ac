import "server-only";
import { db, type Transaction } from "@/lib/db/client";
import { log } from "@/lib/observability/log";
import { grantFrom, type PaymentStatus, statusFrom } from "@/lib/payments/entitlement";
import { addFact, type Fact } from "@/lib/payments/facts";
import { findClaimMismatch } from "@/lib/payments/payment-claim";
import type { Intent } from "@/lib/payments/stripe";

/** Adds facts and updates status and grant. Locks the payment's row, so that concurrent calls build on these facts. */
export async function applyFacts(tx: Transaction, paymentId: string, newFacts: readonly { fact: Fact; at: Date }[]) {
  await tx.$queryRaw`SELECT 1 FROM "Payment" WHERE id = ${paymentId}::uuid FOR NO KEY UPDATE`;
  const payment = await tx.payment.findUniqueOrThrow({
    where: { id: paymentId },
    include: { grant: { select: { startsAt: true, endedByStaffAt: true } } },
  });
  const { paidAt, canceledAt, refundedAt, refundFailedAt } = payment;
  const { disputedAt, disputeWonAt, disputeLostAt, waiverAcceptedAt, withdrawalRequestedAt } = payment;
  const known = { paidAt, canceledAt, refundedAt, refundFailedAt, disputedAt, disputeWonAt, disputeLostAt };
  const facts = newFacts.reduce((sum, { fact, at }) => addFact(sum, fact, at), {
    ...known,
    waiverAcceptedAt,
    withdrawalRequestedAt,
  });
  const status = statusFrom(facts);
  await tx.payment.update({ where: { id: paymentId }, data: { ...facts, status } });
  const grant = grantFrom(facts, payment.grant);
  const { userId } = payment;
  // A deleted account has no access; the facts are still kept for accounting.
  if (grant && userId) {
    await tx.accessGrant.upsert({
      where: { paymentId },
      create: { ...grant, userId, source: "card", paymentId },
      update: grant,
    });
  }
  return status;
}

/**
 * Applies Stripe's response, unless it contradicts the purchase (then logged).
 * @param intent null if Stripe does not know it: nobody can pay it, so it counts as canceled
 * @returns the payment's current status
 */
export async function applyIntent(paymentId: string, intent: Intent | null): Promise<PaymentStatus> {
  return db().$transaction(async (tx) => {
    const payment = await tx.payment.findUniqueOrThrow({ where: { id: paymentId } });
    if (!intent) {
      if (payment.status !== "open") return payment.status;
      log().error({ paymentId }, "Stripe does not know an open purchase");
      return applyFacts(tx, paymentId, [{ fact: "canceledAt", at: new Date() }]);
    }
    const isPaid = intent.status === "succeeded";
    const amountCents = isPaid ? intent.receivedCents : intent.amountCents;
    const mismatch = findClaimMismatch({ ...intent, intentId: intent.id, amountCents }, payment);
    if (mismatch) {
      log().error({ paymentId, refusal: mismatch }, "Stripe's response does not agree with the purchase");
      return payment.status;
    }
    const newFacts: { fact: Fact; at: Date }[] = [];
    if (isPaid && intent.paidAt) newFacts.push({ fact: "paidAt", at: earlier(intent.paidAt, intent.readAt) });
    if (intent.status === "canceled") newFacts.push({ fact: "canceledAt", at: intent.readAt });
    if (intent.isRefunded && payment.status !== "refunded") newFacts.push({ fact: "refundedAt", at: intent.readAt });
    return newFacts.length > 0 ? applyFacts(tx, paymentId, newFacts) : payment.status;
  });
}

/** The earlier of two dates. Stripe's clock may be ahead of ours, but no event can be later than its receipt. */
export function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
