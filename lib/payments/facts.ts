const EMPTY_FACTS = {
  /** Access at once was requested, knowing that the right of withdrawal ends with it. */
  waiverAcceptedAt: null,
  paidAt: null,
  canceledAt: null,
  /** Full refund, at its latest time. */
  refundedAt: null,
  /** A refund failed: the money came back to the school. */
  refundFailedAt: null,
  disputedAt: null,
  disputeWonAt: null,
  disputeLostAt: null,
  withdrawalRequestedAt: null,
};

export type Fact = keyof typeof EMPTY_FACTS;

/** When things happened to a payment, as Stripe or the buyer reports it: duplicate and out-of-order events do not matter. */
export type PaymentFacts = Record<Fact, Date | null>;

export const NO_FACTS: PaymentFacts = EMPTY_FACTS;

/** For facts that can be reversed the latest time wins, for all others the first. */
const LATEST_WINS: readonly Fact[] = ["refundedAt", "refundFailedAt", "disputeWonAt", "disputeLostAt"];

/** Adds a fact that happened at `at`. Commutative, associative and idempotent. */
export function addFact(facts: PaymentFacts, fact: Fact, at: Date): PaymentFacts {
  const known = facts[fact];
  const isNew = known === null || (LATEST_WINS.includes(fact) ? at > known : at < known);
  return isNew ? { ...facts, [fact]: at } : facts;
}
