import Stripe from "stripe";
import { afterAll, beforeAll, vi } from "vitest";
import type { Account } from "@/lib/accounts/actor";
import { db } from "@/lib/db/client";
import { confirmPayment } from "@/lib/payments/mutations/confirm-payment";
import { openPayment } from "@/lib/payments/mutations/open-payment";
import { makeAccount } from "@/tests/support/factories";
import { startStripe } from "@/tests/support/stripe";
import type { StripeStandIn } from "@/tests/support/stripe-objects";
import { STRIPE_KEYS } from "@/tests/support/stripe-wire";

/** For a file of database tests: a separate stand-in for Stripe, and the configuration for it. */
export function withStripe(): () => StripeStandIn {
  let standIn: StripeStandIn | undefined;
  beforeAll(async () => {
    standIn = await startStripe();
    // The SDK's pauses between its retries.
    vi.spyOn(Stripe.prototype, "getInitialNetworkRetryDelay").mockReturnValue(0.01);
    Object.assign(process.env, STRIPE_KEYS, { STRIPE_API_BASE: standIn.url });
  });
  afterAll(() => standIn?.stop());
  return () => {
    if (!standIn) throw new Error("the stand-in is not started yet");
    return standIn;
  };
}

/** The words with which a test gives up the right of withdrawal. */
export const WAIVER = "Voglio cominciare subito e rinuncio al diritto di recesso.";

/** The PaymentIntent's id from the client secret. */
export function intentIdIn(clientSecret: string): string {
  return clientSecret.split("_secret_")[0] ?? "";
}

/** An account with an open purchase. */
export async function makeOpenPayment(
  waiver = false,
): Promise<{ account: Account; intentId: string; paymentId: string }> {
  const account = await makeAccount();
  const intentId = intentIdIn(await openPayment(account, waiver ? WAIVER : null));
  const { id } = await db().payment.findFirstOrThrow({ where: { userId: account.id } });
  return { account, intentId, paymentId: id };
}

/** An account with a purchase that Stripe and the product know as paid. */
export async function makePaidPayment(stripe: StripeStandIn, waiver = false) {
  const made = await makeOpenPayment(waiver);
  stripe.pay(made.intentId);
  await confirmPayment(made.account, made.intentId);
  return made;
}
