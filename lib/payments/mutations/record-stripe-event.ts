import "server-only";
import { z } from "zod";
import { db, type Transaction } from "@/lib/db/client";
import { log } from "@/lib/observability/log";
import { applyFacts, earlier } from "@/lib/payments/mutations/apply-facts";
import { type ClaimMismatch, findClaimMismatch, isPartialRefund } from "@/lib/payments/payment-claim";
import type { StripeEventFacts } from "@/lib/payments/stripe";
import type { Prisma } from "@/prisma/generated/client";

export type EventOutcome = "applied" | "ignored" | "refused" | "known";

/** Records a verified Stripe event and its effect in one transaction, once; refused if it contradicts its purchase. */
export async function recordStripeEvent(event: StripeEventFacts, now = new Date()): Promise<EventOutcome> {
  const known = await db().stripeEvent.findUnique({ where: { id: event.id }, select: { id: true } });
  if (known) return "known";
  return db().$transaction(async (tx) => {
    const payment = event.fact ? await findPayment(tx, event) : null;
    const reason = rejectionReason(event, payment);
    const isPart = payment !== null && isPartialRefund(event.refundCents, payment);
    const fact = reason || isPart ? null : event.fact;
    const outcome = reason ? "refused" : fact ? "applied" : "ignored";
    const { id, type, happenedAt } = event;
    const stored = await tx.stripeEvent.createMany({
      data: { id, type, happenedAt, outcome, reason, paymentId: payment?.id ?? null, receivedAt: now },
      skipDuplicates: true,
    });
    if (stored.count === 0) return "known";
    if (reason) log().warn({ event: id, type, reason }, "a Stripe event was rejected");
    if (isPart) log().error({ event: id, paymentId: payment.id }, "a partial refund failed");
    if (fact === "refundFailedAt") log().error({ event: id, paymentId: payment?.id }, "a refund failed");
    if (fact && payment) await applyFacts(tx, payment.id, [{ fact, at: earlier(happenedAt, now) }]);
    return outcome;
  });
}

const EVENT_PAYMENT = {
  id: true,
  stripePaymentIntentId: true,
  livemode: true,
  amountCents: true,
  currency: true,
  refundedAt: true,
  withdrawalRequestedAt: true,
} satisfies Prisma.PaymentSelect;

type EventPayment = Prisma.PaymentGetPayload<{ select: typeof EVENT_PAYMENT }>;

function rejectionReason(event: StripeEventFacts, payment: EventPayment | null): ClaimMismatch | null {
  if (event.account !== null) return "other_account";
  return event.fact ? findClaimMismatch(event, payment) : null;
}

/** By Stripe's id, or by ours if the server went down before Stripe's was stored. */
async function findPayment(tx: Transaction, { intentId, paymentId }: StripeEventFacts): Promise<EventPayment | null> {
  if (!intentId) return null;
  const payment = await tx.payment.findUnique({ where: { stripePaymentIntentId: intentId }, select: EVENT_PAYMENT });
  const ours = z.uuid().safeParse(paymentId);
  return payment ?? (ours.success ? tx.payment.findUnique({ where: { id: ours.data }, select: EVENT_PAYMENT }) : null);
}
