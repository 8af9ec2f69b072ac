import "server-only";
import type { Account } from "@/lib/accounts/actor";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import { hasUnexpiredGrant } from "@/lib/payments/entitlement";
import { applyFacts, applyIntent } from "@/lib/payments/mutations/apply-facts";
import {
  cancelIntent,
  createIntent,
  type Intent,
  isCancelable,
  isLive,
  readIntent,
  requireCardPayment,
} from "@/lib/payments/stripe";
import { WAIVER_VERSION } from "@/lib/payments/withdrawal";
import { currentOffer } from "@/lib/product/product";

/** If the open purchase turns out to be finished, a new one is opened. More than this many in one call means a bug. */
const MAX_ROUNDS = 3;

type Terms = { amountCents: number; waiverVersion: string | null; waiverWords: string | null };

type OpenPayment = Terms & { id: string; stripePaymentIntentId: string | null; currency: string };

/**
 * Opens a card purchase at the current price, or continues the open one, of which a learner has at most one. Another
 * price or waiver replaces an unpaid purchase; a paid one keeps its waiver.
 * @param waiverWords the words, as shown, with which access at once was requested and the right of withdrawal given up;
 *   null without
 * @returns the client secret with which the browser may pay
 * @throws AppError suspended, conflict (already_paid, payment_processing), unavailable
 */
export async function openPayment(account: Account, waiverWords: string | null, now = new Date()): Promise<string> {
  requireCardPayment();
  if (account.isSuspended) throw new AppError("suspended");
  const waiverVersion = waiverWords === null ? null : WAIVER_VERSION;
  const terms = { amountCents: currentOffer(now).priceCents, waiverVersion, waiverWords };
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const payment = await findOrCreatePayment(account, terms, now);
    const intent = await findOrCreateIntent(payment);
    if (intent?.status === "processing")
      throw new AppError("conflict", "the payment is processing", { reason: "payment_processing" });
    const isPayable = intent !== null && isCancelable(intent);
    if (isPayable && hasSameTerms(payment, terms) && intent.clientSecret) return intent.clientSecret;
    await applyIntent(payment.id, isPayable ? await cancelIntent(intent.id) : intent);
  }
  throw new AppError("unavailable", "no purchase could be opened");
}

function hasSameTerms(one: Terms, other: Terms): boolean {
  return one.amountCents === other.amountCents && one.waiverVersion === other.waiverVersion;
}

async function findOrCreatePayment(account: Account, terms: Terms, now: Date): Promise<OpenPayment> {
  const livemode = isLive();
  return db().$transaction(async (tx) => {
    // Lock the account's row first: two clicks must not open two purchases.
    await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${account.id}::uuid FOR NO KEY UPDATE`;
    const grants = await tx.accessGrant.findMany({ where: { userId: account.id } });
    if (hasUnexpiredGrant(grants, now)) throw new AppError("conflict", "access is active", { reason: "already_paid" });
    const open = await tx.payment.findFirst({ where: { userId: account.id, status: "open" } });
    if (open?.livemode === livemode) return open;
    // Created with keys of the other mode: Stripe does not know it under these.
    if (open) await applyFacts(tx, open.id, [{ fact: "canceledAt", at: now }]);
    const waiverAcceptedAt = terms.waiverVersion ? now : null;
    return tx.payment.create({ data: { userId: account.id, livemode, ...terms, waiverAcceptedAt } });
  });
}

/** A new PaymentIntent is stored before anybody can pay it. */
async function findOrCreateIntent(payment: OpenPayment): Promise<Intent | null> {
  if (payment.stripePaymentIntentId) return readIntent(payment.stripePaymentIntentId);
  const intent = await createIntent(payment);
  const where = { id: payment.id, stripePaymentIntentId: null };
  await db().payment.updateMany({ where, data: { stripePaymentIntentId: intent.id } });
  return intent;
}
