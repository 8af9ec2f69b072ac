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
    include: { grant: { select: { endedByStaffAt: true } } },
  });
  const { paidAt, canceledAt, refundedAt, refundFailedAt } = payment;
  const { disputedAt, disputeWonAt, disputeLostAt, withdrawalRequestedAt } = payment;
  const known = { paidAt, canceledAt, refundedAt, refundFailedAt, disputedAt, disputeWonAt, disputeLostAt };
  const facts = newFacts.reduce((sum, { fact, at }) => addFact(sum, fact, at), { ...known, withdrawalRequestedAt });
  const status = statusFrom(facts);
  await tx.payment.update({ where: { id: paymentId }, data: { ...facts, status } });
  const grant = grantFrom(facts, payment.grant?.endedByStaffAt);
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

/** Applies Stripe's response, unless it contradicts the purchase (then logged). @returns the payment's status now */
export async function applyIntent(paymentId: string, intent: Intent): Promise<PaymentStatus> {
  return db().$transaction(async (tx) => {
    const payment = await tx.payment.findUniqueOrThrow({ where: { id: paymentId } });
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
