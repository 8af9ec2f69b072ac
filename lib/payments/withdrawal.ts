import type { PaymentFacts } from "@/lib/payments/facts";
import { addDays, endOfItalianDay, italianDay } from "@/lib/product/italian-day";
import { WITHDRAWAL_DAYS } from "@/lib/product/legal";

/** The version of the words by which a learner asks for access at once (`payments.card.waiver` in `messages/`). */
export const WAIVER_VERSION = "2026-11";

/**
 * Whether a consumer may withdraw from a purchase: `waived` when the access at once was asked for in knowledge of losing
 * the right (art. 59, 1 o), `ended` when the money was already paid or taken back.
 */
export type Withdrawal =
  | { state: "possible"; until: Date }
  | { state: "waived" | "too_late" | "ended" }
  | { state: "requested"; at: Date };

/** The last moment of the 14th day after the order, by the clock of Italy. */
function withdrawalEnd(paidAt: Date): Date {
  return endOfItalianDay(addDays(italianDay(paidAt), WITHDRAWAL_DAYS));
}

/**
 * Whether a purchase can still be withdrawn from.
 * @param payment a payment that was paid
 */
export function withdrawalFrom(
  payment: PaymentFacts & { status: string; waiverAcceptedAt: Date | null },
  now: Date,
): Withdrawal {
  if (payment.withdrawalRequestedAt) return { state: "requested", at: payment.withdrawalRequestedAt };
  if (!payment.paidAt || payment.status === "refunded" || payment.status === "dispute_lost") return { state: "ended" };
  if (payment.waiverAcceptedAt) return { state: "waived" };
  const until = withdrawalEnd(payment.paidAt);
  return now > until ? { state: "too_late" } : { state: "possible", until };
}
