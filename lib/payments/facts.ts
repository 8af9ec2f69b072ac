const NOTHING = {
  paidAt: null,
  canceledAt: null,
  /** The whole amount was paid back, at the latest time that happened. */
  refundedAt: null,
  /** A repayment did not go through: the money came back to the school. */
  refundFailedAt: null,
  disputedAt: null,
  disputeWonAt: null,
  disputeLostAt: null,
  /** The consumer asked to withdraw. */
  withdrawalRequestedAt: null,
};

export type Fact = keyof typeof NOTHING;

/**
 * What is known to have happened to a payment. Every fact is the time Stripe gives it, so that two tellings of one thing
 * are one fact and the order in which they arrive does not matter.
 */
export type PaymentFacts = Record<Fact, Date | null>;

/** A payment of which nothing is known yet. */
export const NO_FACTS: PaymentFacts = NOTHING;

/** What can be undone later counts at its last time, what happens once at its first. */
const LAST_COUNTS: readonly Fact[] = ["refundedAt", "refundFailedAt", "disputeWonAt", "disputeLostAt"];

/**
 * Adds a fact. Commutative, associative and idempotent: any order and any repetition of the same facts ends the same.
 * @param at when it happened
 */
export function addFact(facts: PaymentFacts, fact: Fact, at: Date): PaymentFacts {
  const known = facts[fact];
  const isNew = known === null || (LAST_COUNTS.includes(fact) ? at > known : at < known);
  return isNew ? { ...facts, [fact]: at } : facts;
}
