import "server-only";
import type { Account } from "@/lib/accounts/actor";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import { applyIntent } from "@/lib/payments/mutations/apply-facts";
import { readIntent, requireCardPayment } from "@/lib/payments/stripe";

/** `requires_action`: the buyer has not finished the bank's check, and may never do so. */
export type Confirmation = "succeeded" | "processing" | "requires_action" | "failed";

/** Asks Stripe, not the browser, how a payment ended. @throws AppError not_found (also another user's), unavailable */
export async function confirmPayment(account: Account, intentId: string): Promise<Confirmation> {
  requireCardPayment();
  const where = { userId: account.id, stripePaymentIntentId: intentId };
  const payment = await db().payment.findFirst({ where, select: { id: true } });
  if (!payment) throw new AppError("not_found", "no such payment of this account");
  const intent = await readIntent(intentId);
  const status = await applyIntent(payment.id, intent);
  if (status === "succeeded" || status === "disputed") return "succeeded";
  if (!intent) return "failed";
  if (intent.status === "requires_action" || intent.status === "requires_confirmation") return "requires_action";
  return intent.status === "processing" ? "processing" : "failed";
}
