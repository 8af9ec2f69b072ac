import type { PaymentFacts } from "@/lib/payments/facts";
import { addDays, endOfItalianDay, italianDay } from "@/lib/product/italian-day";
import { REFUND_DAYS, WITHDRAWAL_DAYS } from "@/lib/product/legal";
import { daysAfter } from "@/lib/time";

/** Version of the waiver text (`payments.card.waiver` in `messages/`). */
export const WAIVER_VERSION = "2026-11";

/**
 * `waived`: gave up the right for access at once (art. 59, 1 o); `refunded`: requested and paid back; `ended`: refunded
 * or charged back without a request.
 */
export type Withdrawal =
  | { state: "possible"; until: Date }
  | { state: "too_late" | "ended" }
  | { state: "waived" | "requested" | "refunded"; at: Date };

/** The last moment of the right of withdrawal: the end of the 14th day in Italy after the day of the payment. */
export function withdrawalEnd(paidAt: Date): Date {
  return endOfItalianDay(addDays(italianDay(paidAt), WITHDRAWAL_DAYS));
}

/** Whether the buyer has the money back: from the school, or from the bank after a lost dispute. */
export const isPaidBack = (status: string) => status === "refunded" || status === "dispute_lost";

/**
 * Whether the buyer may still wait for money: it is owed, or the refund of a withdrawal is so recent that it can fail.
 */
export function awaitsRefund(payment: PaymentFacts & { status: string }, now: Date): boolean {
  const { status, withdrawalRequestedAt, refundFailedAt } = payment;
  if (!isPaidBack(status)) return withdrawalRequestedAt !== null || refundFailedAt !== null;
  return status === "refunded" && withdrawalRequestedAt !== null && now < daysAfter(withdrawalRequestedAt, REFUND_DAYS);
}

/** Whether a paid purchase can still be withdrawn from. */
export function withdrawalFrom(payment: PaymentFacts & { status: string }, now: Date): Withdrawal {
  const { withdrawalRequestedAt: at, status } = payment;
  if (at && status === "refunded") return { state: "refunded", at };
  if (at && !isPaidBack(status)) return { state: "requested", at };
  if (!payment.paidAt || isPaidBack(status)) return { state: "ended" };
  if (payment.waiverAcceptedAt) return { state: "waived", at: payment.waiverAcceptedAt };
  const until = withdrawalEnd(payment.paidAt);
  return now > until ? { state: "too_late" } : { state: "possible", until };
}
