import Stripe from "stripe";
import { afterAll, beforeAll, vi } from "vitest";
import type { Account } from "@/lib/accounts/actor";
import { db } from "@/lib/db/client";
import { openPayment } from "@/lib/payments/mutations/open-payment";
import { makeAccount } from "@/tests/support/factories";
import { startStripe } from "@/tests/support/stripe";
import type { StripeStandIn } from "@/tests/support/stripe-objects";
import { STRIPE_KEYS } from "@/tests/support/stripe-wire";

/** For a file of database tests: a stand-in of its own in place of Stripe, and the configuration that points there. */
export function withStripe(): () => StripeStandIn {
  let standIn: StripeStandIn | undefined;
  beforeAll(async () => {
    standIn = await startStripe();
    // The SDK's pauses between its tries.
    vi.spyOn(Stripe.prototype, "getInitialNetworkRetryDelay").mockReturnValue(0.01);
    Object.assign(process.env, STRIPE_KEYS, { STRIPE_API_BASE: standIn.url });
  });
  afterAll(() => standIn?.stop());
  return () => {
    if (!standIn) throw new Error("the stand-in is not started yet");
    return standIn;
  };
}

/** The PaymentIntent's id in the secret a browser pays with. */
export function intentIdIn(clientSecret: string): string {
  return clientSecret.split("_secret_")[0] ?? "";
}

/** An account with a purchase that is open. */
export async function makeOpenPayment(
  waiver = false,
): Promise<{ account: Account; intentId: string; paymentId: string }> {
  const account = await makeAccount();
  const intentId = intentIdIn(await openPayment(account, waiver));
  const { id } = await db().payment.findFirstOrThrow({ where: { userId: account.id } });
  return { account, intentId, paymentId: id };
}
