import type { Payment } from "@/prisma/generated/client";

/** Stripe's report about a payment, not yet verified; null where it reports nothing. */
export type PaymentClaim = {
  intentId: string | null;
  paymentId: string | null;
  livemode: boolean;
  amountCents: number | null;
  currency: string | null;
};

export type ClaimedPayment = Pick<Payment, "id" | "stripePaymentIntentId" | "livemode" | "amountCents" | "currency">;

/** How much of a purchase has to be paid back. */
type Repayment = Pick<Payment, "amountCents" | "refundedAt" | "withdrawalRequestedAt">;

/**
 * Whether a refund was of a part of a purchase that stands. After a withdrawal or a full refund, the failure of a part
 * means that the buyer does not have everything back.
 * @param refundCents undefined if the event is about no failed refund
 */
export function isPartialRefund(refundCents: number | undefined, payment: Repayment): boolean {
  if (refundCents === undefined || payment.withdrawalRequestedAt || payment.refundedAt) return false;
  return refundCents < payment.amountCents;
}

export type ClaimMismatch =
  | "other_account"
  | "other_mode"
  | "unknown_payment"
  | "other_payment"
  | "other_amount"
  | "other_currency";

/** The first mismatch between Stripe's report and our payment, or null. @param payment the one it refers to */
export function findClaimMismatch(claim: PaymentClaim, payment: ClaimedPayment | null): ClaimMismatch | null {
  if (!payment) return "unknown_payment";
  if (claim.livemode !== payment.livemode) return "other_mode";
  if (claim.paymentId !== null && claim.paymentId !== payment.id) return "other_payment";
  if (payment.stripePaymentIntentId !== null && claim.intentId !== payment.stripePaymentIntentId)
    return "other_payment";
  if (claim.amountCents !== null && claim.amountCents !== payment.amountCents) return "other_amount";
  if (claim.currency !== null && claim.currency !== payment.currency) return "other_currency";
  return null;
}
