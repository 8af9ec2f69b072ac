import "server-only";
import { db } from "@/lib/db/client";
import { log } from "@/lib/observability/log";
import { applyIntent } from "@/lib/payments/mutations/apply-facts";
import { recordStripeEvent } from "@/lib/payments/mutations/record-stripe-event";
import { orderRefund } from "@/lib/payments/mutations/request-withdrawal";
import { cancelIntent, isLive, listEvents, readIntent, type StripeEventFacts } from "@/lib/payments/stripe";
import { daysAfter } from "@/lib/time";

const ABANDONED_DAYS = 2;
const MAX_OPEN = 500;

/**
 * Records missed events, checks open purchases, cancels abandoned ones and retries refunds. Safe to run concurrently.
 * @param days how far back to look for events, 1 to 30
 * @returns counts; `asked`: open purchases checked, `settled`: those found paid or canceled
 * @throws AppError unavailable if Stripe cannot be reached at all
 */
export async function reconcile(days: number, now = new Date()) {
  const missed = await listMissedEvents(daysAfter(now, -days));
  const open = await db().payment.findMany({
    where: { status: "open", livemode: isLive(), stripePaymentIntentId: { not: null } },
    select: { id: true, stripePaymentIntentId: true, createdAt: true },
    orderBy: { createdAt: "asc" },
    take: MAX_OPEN,
  });
  const result = { lateEvents: missed.length, asked: open.length, settled: 0, repaid: 0, failed: 0 };
  // One failure must not stop the others; the next run retries it.
  const tryStep = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      log().warn({ err: error }, "a part of the reconciliation failed");
      result.failed += 1;
    }
  };
  for (const notice of missed) await tryStep(async () => void (await recordStripeEvent(notice, now)));
  for (const payment of open) {
    const isAbandoned = payment.createdAt < daysAfter(now, -ABANDONED_DAYS);
    await tryStep(async () => {
      if ((await recheckPayment(payment, isAbandoned)) !== "open") result.settled += 1;
    });
  }
  const withdrawn = await db().payment.findMany({
    where: { withdrawalRequestedAt: { not: null }, status: { in: ["succeeded", "disputed"] }, livemode: isLive() },
    select: { id: true, stripePaymentIntentId: true },
  });
  for (const payment of withdrawn) result[(await orderRefund(payment)) ? "repaid" : "failed"] += 1;
  return result;
}

async function recheckPayment(payment: { id: string; stripePaymentIntentId: string | null }, isAbandoned: boolean) {
  if (!payment.stripePaymentIntentId) return "open";
  const intent = await readIntent(payment.stripePaymentIntentId);
  const shouldCancel = isAbandoned && ["requires_payment_method", "requires_confirmation"].includes(intent.status);
  return applyIntent(payment.id, shouldCancel ? await cancelIntent(intent.id) : intent);
}

async function listMissedEvents(since: Date): Promise<StripeEventFacts[]> {
  const notices = await listEvents(since);
  const where = { id: { in: notices.map(({ id }) => id) } };
  const stored = await db().stripeEvent.findMany({ where, select: { id: true } });
  const known = new Set(stored.map(({ id }) => id));
  return notices.filter(({ id }) => !known.has(id));
}
