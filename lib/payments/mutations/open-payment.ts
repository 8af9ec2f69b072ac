import "server-only";
import type { Account } from "@/lib/accounts/actor";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import { hasAccessAhead } from "@/lib/payments/entitlement";
import { applyFacts, applyIntent } from "@/lib/payments/mutations/apply-facts";
import {
  cancelIntent,
  createIntent,
  type Intent,
  isCardPaymentConfigured,
  isLive,
  readIntent,
} from "@/lib/payments/stripe";
import { WAIVER_VERSION } from "@/lib/payments/withdrawal";
import { currentOffer } from "@/lib/product/product";

/** A purchase that turns out to be over leads to the next one; more than a few in one call is a fault. */
const MAX_ROUNDS = 3;

/** What is bought and on what terms. A purchase keeps its terms for good; other terms are another purchase. */
type Terms = { amountCents: number; waiverVersion: string | null };

type OpenPayment = Terms & { id: string; stripePaymentIntentId: string | null; currency: string };

/**
 * Opens a purchase by card, or goes on with the one that is open: a learner has one, however many clicks and tabs ask.
 * The price is the server's, of this moment.
 * What was ticked belongs to the PaymentIntent that is paid: with another choice, as with another price, the open purchase
 * is canceled and a new one takes its place. One that turns out to be paid keeps the choice it was paid with.
 * @param waiver whether access at once was asked for, knowing that the right of withdrawal ends with it
 * @returns the secret with which the browser may pay it
 * @throws AppError suspended, conflict (already_paid, payment_processing), unavailable
 */
export async function openPayment(account: Account, waiver: boolean, now = new Date()): Promise<string> {
  if (!isCardPaymentConfigured()) throw new AppError("unavailable", "card payment is not configured");
  if (account.isSuspended) throw new AppError("suspended");
  const terms = { amountCents: currentOffer(now).priceCents, waiverVersion: waiver ? WAIVER_VERSION : null };
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const payment = await findOrMakePayment(account, terms, now);
    let intent = await intentOf(payment);
    if (intent.status === "processing")
      throw new AppError("conflict", "the payment is processing", { reason: "payment_processing" });
    const isOver = intent.status === "succeeded" || intent.status === "canceled";
    if (!isOver && isSame(payment, terms) && intent.clientSecret) return intent.clientSecret;
    if (!isOver) intent = await cancelIntent(intent.id);
    await applyIntent(payment.id, intent);
  }
  throw new AppError("unavailable", "no purchase could be opened");
}

function isSame(one: Terms, other: Terms): boolean {
  return one.amountCents === other.amountCents && one.waiverVersion === other.waiverVersion;
}

/** The learner's open payment as it is, or a new one on these terms. */
async function findOrMakePayment(account: Account, terms: Terms, now: Date): Promise<OpenPayment> {
  const livemode = isLive();
  return db().$transaction(async (tx) => {
    // The account's row first: two clicks must not open two.
    await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${account.id}::uuid FOR NO KEY UPDATE`;
    const grants = await tx.accessGrant.findMany({ where: { userId: account.id } });
    if (hasAccessAhead(grants, now)) throw new AppError("conflict", "access is active", { reason: "already_paid" });
    const open = await tx.payment.findFirst({ where: { userId: account.id, status: "open" } });
    if (open?.livemode === livemode) return open;
    // Opened with keys of the other mode: Stripe does not know it under these.
    if (open) await applyFacts(tx, open.id, [{ fact: "canceledAt", at: now }]);
    const waiverAcceptedAt = terms.waiverVersion ? now : null;
    return tx.payment.create({ data: { userId: account.id, livemode, ...terms, waiverAcceptedAt } });
  });
}

/** The PaymentIntent of a payment. A new one is stored before anybody can pay it. */
async function intentOf(payment: OpenPayment): Promise<Intent> {
  if (payment.stripePaymentIntentId) return readIntent(payment.stripePaymentIntentId);
  const intent = await createIntent(payment);
  await db().payment.updateMany({
    where: { id: payment.id, stripePaymentIntentId: null },
    data: { stripePaymentIntentId: intent.id },
  });
  return intent;
}
