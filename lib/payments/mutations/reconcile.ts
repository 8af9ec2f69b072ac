import "server-only";
import { db } from "@/lib/db/client";
import { log } from "@/lib/observability/log";
import { applyIntent } from "@/lib/payments/mutations/apply-facts";
import { recordStripeEvent } from "@/lib/payments/mutations/record-stripe-event";
import { orderRefund } from "@/lib/payments/mutations/request-withdrawal";
import {
  cancelIntent,
  isCancelable,
  isLive,
  listEvents,
  readIntent,
  type StripeEventFacts,
} from "@/lib/payments/stripe";
import { daysAfter } from "@/lib/time";

const ABANDONED_DAYS = 2;
const MAX_OPEN = 500;

type OpenPayment = { id: string; stripePaymentIntentId: string; createdAt: Date };

/**
 * Records missed events, checks open purchases, cancels abandoned ones and retries refunds. Safe to run concurrently.
 * @param days how far back to look for events, 1 to 30
 * @param maxOpen how many open purchases to ask about at most
 * @returns counts; `asked`: open purchases checked, `settled`: those found paid or canceled, or given up
 * @throws AppError unavailable if Stripe cannot be reached at all
 */
export async function reconcile(days: number, now = new Date(), maxOpen = MAX_OPEN) {
  const missed = await listMissedEvents(daysAfter(now, -days));
  const open = await claimOpenPayments(maxOpen, now);
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
  await tryStep(async () => {
    result.settled += await cancelUnpayablePayments(now);
  });
  for (const payment of open) {
    const isAbandoned = payment.createdAt < daysAfter(now, -ABANDONED_DAYS);
    await tryStep(async () => {
      if ((await recheckPayment(payment, isAbandoned)) !== "open") result.settled += 1;
    });
  }
  const withdrawn = await db().payment.findMany({
    where: { withdrawalRequestedAt: { not: null }, status: { in: ["succeeded", "disputed"] }, livemode: isLive() },
    select: { id: true, stripePaymentIntentId: true, refundFailedAt: true },
  });
  for (const payment of withdrawn) result[(await orderRefund(payment)) ? "repaid" : "failed"] += 1;
  return result;
}

/**
 * The open purchases that were asked about longest ago, new ones first, so that those that stay open never keep others
 * from being asked about. Past Prisma, which would change `updatedAt`.
 */
async function claimOpenPayments(limit: number, now: Date): Promise<OpenPayment[]> {
  return db().$queryRaw<OpenPayment[]>`
    UPDATE "Payment" SET "checkedAt" = ${now}
    WHERE id = ANY(ARRAY(
      SELECT id FROM "Payment"
      WHERE status = 'open' AND livemode = ${isLive()} AND "stripePaymentIntentId" IS NOT NULL
      ORDER BY "checkedAt" NULLS FIRST, "createdAt" DESC LIMIT ${limit} FOR NO KEY UPDATE SKIP LOCKED
    ))
    RETURNING id, "stripePaymentIntentId", "createdAt"`;
}

/**
 * Gives up abandoned purchases that nobody can pay: without a PaymentIntent, or made with keys of the other mode. If
 * one was paid after all, its event still gives access.
 * @returns how many
 */
async function cancelUnpayablePayments(now: Date): Promise<number> {
  const unpayable = [{ stripePaymentIntentId: null }, { livemode: !isLive() }];
  const where = { status: "open" as const, createdAt: { lt: daysAfter(now, -ABANDONED_DAYS) }, OR: unpayable };
  const { count } = await db().payment.updateMany({ where, data: { status: "canceled", canceledAt: now } });
  return count;
}

async function recheckPayment(payment: OpenPayment, isAbandoned: boolean) {
  const intent = await readIntent(payment.stripePaymentIntentId);
  const shouldCancel = isAbandoned && intent !== null && isCancelable(intent);
  return applyIntent(payment.id, shouldCancel ? await cancelIntent(intent.id) : intent);
}

async function listMissedEvents(since: Date): Promise<StripeEventFacts[]> {
  const notices = await listEvents(since);
  const where = { id: { in: notices.map(({ id }) => id) } };
  const stored = await db().stripeEvent.findMany({ where, select: { id: true } });
  const known = new Set(stored.map(({ id }) => id));
  return notices.filter(({ id }) => !known.has(id));
}
