import type { PaymentFacts } from "@/lib/payments/facts";
import { withdrawalEnd } from "@/lib/payments/withdrawal";
import { accessEnd } from "@/lib/product/product";
import { daysAfter } from "@/lib/time";

export type GrantFact = { startsAt: Date; expiresAt: Date; endedAt: Date | null };

/** `ended`: revoked early; `expired`: the 12 months are over. `expiresAt`: end of the longest grant not revoked. */
type CurrentAccess = { state: "none" | "active" | "expired" | "ended"; expiresAt: Date | null };

/** Paid, and begins later, as the right of withdrawal was kept. `previousEnd`: when earlier access expired, if any. */
type ScheduledAccess = { state: "scheduled"; startsAt: Date; expiresAt: Date; previousEnd: Date | null };

export type Access = CurrentAccess | ScheduledAccess;

const later = (one: Date | null, other: Date) => (one && one >= other ? one : other);

/** Access that results from a set of grants; order and repetition do not matter. */
export function accessFrom(grants: readonly GrantFact[], now: Date): Access {
  const unrevoked = grants.filter((grant) => grant.endedAt === null);
  const begun = unrevoked.filter((grant) => grant.startsAt <= now);
  const expiresAt = begun.map((grant) => grant.expiresAt).reduce<Date | null>(later, null);
  if (expiresAt && expiresAt > now) return { state: "active", expiresAt };
  const [next] = unrevoked.filter((grant) => grant.startsAt > now).toSorted(byStart);
  if (next) return { state: "scheduled", startsAt: next.startsAt, expiresAt: next.expiresAt, previousEnd: expiresAt };
  if (expiresAt) return { state: "expired", expiresAt };
  return { state: grants.some((grant) => grant.endedAt !== null) ? "ended" : "none", expiresAt: null };
}

/** The earliest first; of two that start together the longer one. */
function byStart(one: GrantFact, other: GrantFact): number {
  return one.startsAt.getTime() - other.startsAt.getTime() || other.expiresAt.getTime() - one.expiresAt.getTime();
}

/** Whether access is active or paid and about to begin, so that there is nothing to buy. */
export const hasPaid = ({ state }: Access) => state === "active" || state === "scheduled";

/** When the last access expired; null while one is active, and without one. */
export function lastExpiry(access: Access): Date | null {
  if (access.state === "scheduled") return access.previousEnd;
  return access.state === "expired" ? access.expiresAt : null;
}

/** How long after expiry an attempt may still be finished. */
export const ACCESS_GRACE_DAYS = 1;

/** End of the day of grace after expiry, in which an attempt may be finished; null outside it or if access was revoked. */
export function gracePeriodEnd(access: Access, now: Date): Date | null {
  const expiredAt = lastExpiry(access);
  if (!expiredAt) return null;
  const until = daysAfter(expiredAt, ACCESS_GRACE_DAYS);
  return until > now ? until : null;
}

/** Whether any grant is still valid. One that starts in the future counts: it is paid. */
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
 * When paid access begins: at once if the learner gave up the right of withdrawal for that, otherwise when the right
 * has ended. Nobody can use everything and get everything back.
 */
export function accessStart(paidAt: Date, waiverAcceptedAt: Date | null): Date {
  const scheduled = new Date(withdrawalEnd(paidAt).getTime() + 1);
  return waiverAcceptedAt && waiverAcceptedAt < scheduled ? later(paidAt, waiverAcceptedAt) : scheduled;
}

/**
 * 12 months from the start of access, ended by a full refund, a lost dispute or a withdrawal, but not by an open dispute.
 * @param stored the grant as it is: access never begins later than it once did, and nothing that happens to the payment
 *   restores what an admin ended
 * @returns null if unpaid
 */
export function grantFrom(
  facts: PaymentFacts,
  stored: { startsAt: Date; endedByStaffAt: Date | null } | null = null,
): CardGrant | null {
  if (!facts.paidAt) return null;
  const start = accessStart(facts.paidAt, facts.waiverAcceptedAt);
  const startsAt = stored && stored.startsAt < start ? stored.startsAt : start;
  const grant = { startsAt, expiresAt: accessEnd(startsAt), ...endOf(facts) };
  const endedByStaffAt = stored?.endedByStaffAt ?? null;
  if (!endedByStaffAt || (grant.endedAt && grant.endedAt <= endedByStaffAt)) return grant;
  return { ...grant, endedAt: endedByStaffAt, endReason: "staff" };
}

function endOf(facts: PaymentFacts): Pick<CardGrant, "endedAt" | "endReason"> {
  if (facts.withdrawalRequestedAt) return { endedAt: facts.withdrawalRequestedAt, endReason: "withdrawal" };
  if (isRefunded(facts)) return { endedAt: facts.refundedAt, endReason: "refund" };
  if (isDisputeLost(facts)) return { endedAt: facts.disputeLostAt, endReason: "dispute" };
  return { endedAt: null, endReason: null };
}
