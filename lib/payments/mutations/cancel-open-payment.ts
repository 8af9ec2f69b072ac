import "server-only";
import type { Account } from "@/lib/accounts/actor";
import { db } from "@/lib/db/client";
import { log } from "@/lib/observability/log";
import { applyIntent } from "@/lib/payments/mutations/apply-facts";
import { cancelIntent, isCardPaymentConfigured } from "@/lib/payments/stripe";

/**
 * Cancels the open purchase of an account that got access another way, so that a form still open in another tab cannot
 * charge the user. Never throws: the reconciliation retries.
 */
export async function cancelOpenPayment(account: Account): Promise<void> {
  if (!isCardPaymentConfigured()) return;
  try {
    const open = await db().payment.findFirst({
      where: { userId: account.id, status: "open" },
      select: { id: true, stripePaymentIntentId: true },
    });
    if (open?.stripePaymentIntentId) await applyIntent(open.id, await cancelIntent(open.stripePaymentIntentId));
  } catch (error) {
    log().warn({ err: error }, "an open payment could not be canceled; the reconciliation will retry");
  }
}
