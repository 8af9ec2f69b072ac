/**
 * What is known to have happened to a payment. Every fact is the time Stripe gives it, so that two tellings of one thing
 * are one fact and the order in which they arrive does not matter.
 */
export type PaymentFacts = {
  paidAt: Date | null;
  canceledAt: Date | null;
  /** The whole amount was paid back, at the latest time that happened. */
  refundedAt: Date | null;
  /** A repayment did not go through: the money came back to the school. */
  refundFailedAt: Date | null;
  disputedAt: Date | null;
  disputeWonAt: Date | null;
  disputeLostAt: Date | null;
  /** The consumer asked to withdraw. */
  withdrawalRequestedAt: Date | null;
};

export type Fact = keyof PaymentFacts;

/** A payment of which nothing is known yet. */
export const NO_FACTS: PaymentFacts = {
  paidAt: null,
  canceledAt: null,
  refundedAt: null,
  refundFailedAt: null,
  disputedAt: null,
  disputeWonAt: null,
  disputeLostAt: null,
  withdrawalRequestedAt: null,
};

/** What can be undone later counts at its last time, what happens once at its first. */
const LAST_COUNTS: readonly Fact[] = ["refundedAt", "refundFailedAt", "disputeWonAt", "disputeLostAt"];

/**
 * Adds a fact. Commutative, associative and idempotent: any order and any repetition of the same facts ends the same.
 * @param at when it happened
 */
export function addFact(facts: PaymentFacts, fact: Fact, at: Date): PaymentFacts {
  const known = facts[fact];
  const isNews = known === null || (LAST_COUNTS.includes(fact) ? at > known : at < known);
  return isNews ? { ...facts, [fact]: at } : facts;
}
