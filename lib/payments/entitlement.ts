import type { PaymentFacts } from "@/lib/payments/facts";
import { accessEnd } from "@/lib/product/product";
import { daysAfter } from "@/lib/time";

export type GrantFact = { startsAt: Date; expiresAt: Date; endedAt: Date | null };

/** `ended`: revoked early; `expired`: the 12 months are over. `expiresAt`: end of the longest grant not revoked. */
export type Access = { state: "none" | "active" | "expired" | "ended"; expiresAt: Date | null };

const later = (one: Date | null, other: Date) => (one && one >= other ? one : other);

/** Access that results from a set of grants; order and repetition do not matter. */
export function accessFrom(grants: readonly GrantFact[], now: Date): Access {
  const unrevoked = grants.filter((grant) => grant.endedAt === null && grant.startsAt <= now);
  const expiresAt = unrevoked.map((grant) => grant.expiresAt).reduce<Date | null>(later, null);
  if (expiresAt) return { state: expiresAt > now ? "active" : "expired", expiresAt };
  return { state: grants.some((grant) => grant.endedAt !== null) ? "ended" : "none", expiresAt: null };
}

/** End of the day of grace after expiry, in which an attempt may be finished; null outside it or if access was revoked. */
export function gracePeriodEnd({ state, expiresAt }: Access, now: Date): Date | null {
  if (state !== "expired" || !expiresAt) return null;
  const until = daysAfter(expiresAt, 1);
  return until > now ? until : null;
}

/** Whether any grant is still valid. One that starts in the future counts: Stripe's clock may be ahead of ours. */
export function hasUnexpiredGrant(grants: readonly GrantFact[], now: Date): boolean {
  return grants.some(({ endedAt, expiresAt }) => endedAt === null && expiresAt > now);
}

function isRefunded({ refundedAt, refundFailedAt }: PaymentFacts): boolean {
  return refundedAt !== null && (refundFailedAt === null || refundFailedAt < refundedAt);
}

/** A later win (an appeal) reverses a loss. */
function isDisputeLost({ disputeLostAt, disputeWonAt }: PaymentFacts): boolean {
  return disputeLostAt !== null && (disputeWonAt === null || disputeWonAt < disputeLostAt);
}

export type PaymentStatus = "open" | "succeeded" | "canceled" | "refunded" | "disputed" | "dispute_lost";

export function statusFrom(facts: PaymentFacts): PaymentStatus {
  if (isRefunded(facts)) return "refunded";
  if (isDisputeLost(facts)) return "dispute_lost";
  if (!facts.paidAt) return facts.canceledAt ? "canceled" : "open";
  return facts.disputedAt && !facts.disputeWonAt ? "disputed" : "succeeded";
}

type CardGrant = GrantFact & { endReason: "refund" | "dispute" | "withdrawal" | "staff" | null };

/**
 * 12 months from payment, ended by a full refund, a lost dispute or a withdrawal, but not by an open dispute.
 * @param endedByStaffAt when an admin ended it: nothing that happens to the payment restores it
 * @returns null if unpaid
 */
export function grantFrom(facts: PaymentFacts, endedByStaffAt: Date | null = null): CardGrant | null {
  const grant = grantOfPayment(facts);
  if (!grant || !endedByStaffAt || (grant.endedAt && grant.endedAt <= endedByStaffAt)) return grant;
  return { ...grant, endedAt: endedByStaffAt, endReason: "staff" };
}

function grantOfPayment(facts: PaymentFacts): CardGrant | null {
  if (!facts.paidAt) return null;
  const grant = { startsAt: facts.paidAt, expiresAt: accessEnd(facts.paidAt) };
  if (facts.withdrawalRequestedAt) return { ...grant, endedAt: facts.withdrawalRequestedAt, endReason: "withdrawal" };
  if (isRefunded(facts)) return { ...grant, endedAt: facts.refundedAt, endReason: "refund" };
  if (isDisputeLost(facts)) return { ...grant, endedAt: facts.disputeLostAt, endReason: "dispute" };
  return { ...grant, endedAt: null, endReason: null };
}
