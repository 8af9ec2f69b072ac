import type { PaymentFacts } from "@/lib/payments/facts";
import { ACCESS_DAYS } from "@/lib/product/product";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A stored fact that gives access: from when to when, and whether it was ended before its time. */
export type GrantFact = { startsAt: Date; expiresAt: Date; endedAt: Date | null };

/**
 * Whether someone may take simulations now. `none`: never had access; `ended`: it was taken back (a refund, say);
 * `expired`: its 365 days are over. `expiresAt` is the last moment of the longest grant that was not taken back.
 */
export type Access = { state: "none" | "active" | "expired" | "ended"; expiresAt: Date | null };

/**
 * The access that follows from a set of grants: a pure function, so order and repetition do not matter.
 * @param now the moment to judge at
 */
export function accessFrom(grants: readonly GrantFact[], now: Date): Access {
  const standing = grants.filter((grant) => grant.endedAt === null && grant.startsAt <= now);
  const expiresAt = standing.reduce<Date | null>(
    (last, { expiresAt: end }) => (last && last >= end ? last : end),
    null,
  );
  if (expiresAt) return { state: expiresAt > now ? "active" : "expired", expiresAt };
  return { state: grants.some((grant) => grant.endedAt !== null) ? "ended" : "none", expiresAt: null };
}

/**
 * Until when an attempt that is under way can be finished after the access ran out: for a day. Null while the access lives,
 * after that day, and when the access was taken back, for which there is no such day.
 */
export function finishableUntil({ state, expiresAt }: Access, now: Date): Date | null {
  if (state !== "expired" || !expiresAt) return null;
  const until = new Date(expiresAt.getTime() + DAY_MS);
  return until > now ? until : null;
}

/**
 * Whether somebody already has what a purchase or a code would give. One that begins a moment later counts as well: it was
 * given at the same time, by a clock that runs ahead.
 */
export function hasAccessAhead(grants: readonly GrantFact[], now: Date): boolean {
  return grants.some(({ endedAt, expiresAt }) => endedAt === null && expiresAt > now);
}

/** Whether the money was paid back, and no failure undid that. */
function isRefunded({ refundedAt, refundFailedAt }: PaymentFacts): boolean {
  return refundedAt !== null && (refundFailedAt === null || refundFailedAt < refundedAt);
}

/** Whether the bank took the money back for good: a later win (an appeal) turns it round. */
function isDisputeLost({ disputeLostAt, disputeWonAt }: PaymentFacts): boolean {
  return disputeLostAt !== null && (disputeWonAt === null || disputeWonAt < disputeLostAt);
}

export type PaymentStatus = "open" | "succeeded" | "canceled" | "refunded" | "disputed" | "dispute_lost";

/** The one word for what happened to a payment: a pure function of its facts. */
export function statusFrom(facts: PaymentFacts): PaymentStatus {
  if (isRefunded(facts)) return "refunded";
  if (isDisputeLost(facts)) return "dispute_lost";
  if (!facts.paidAt) return facts.canceledAt ? "canceled" : "open";
  return facts.disputedAt && !facts.disputeWonAt ? "disputed" : "succeeded";
}

type CardGrant = GrantFact & { endReason: "refund" | "dispute" | "withdrawal" | "staff" | null };

/**
 * The access a payment gives: 365 days from its payment, ended by a full refund, a lost dispute or a withdrawal. A dispute
 * that is still open ends nothing. A pure function of the facts, so a fact that comes late or twice changes nothing else.
 * @param endedByStaffAt when an admin ended it by hand: nothing that happens to the payment brings it back
 * @returns null while nothing was paid
 */
export function grantFrom(facts: PaymentFacts, endedByStaffAt: Date | null = null): CardGrant | null {
  const grant = grantOfPayment(facts);
  if (!grant || !endedByStaffAt || (grant.endedAt && grant.endedAt <= endedByStaffAt)) return grant;
  return { ...grant, endedAt: endedByStaffAt, endReason: "staff" };
}

function grantOfPayment(facts: PaymentFacts): CardGrant | null {
  if (!facts.paidAt) return null;
  const expiresAt = new Date(facts.paidAt.getTime() + ACCESS_DAYS * DAY_MS);
  const grant = { startsAt: facts.paidAt, expiresAt };
  if (facts.withdrawalRequestedAt) return { ...grant, endedAt: facts.withdrawalRequestedAt, endReason: "withdrawal" };
  if (isRefunded(facts)) return { ...grant, endedAt: facts.refundedAt, endReason: "refund" };
  if (isDisputeLost(facts)) return { ...grant, endedAt: facts.disputeLostAt, endReason: "dispute" };
  return { ...grant, endedAt: null, endReason: null };
}
