import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { grantFrom, statusFrom } from "@/lib/payments/entitlement";
import { addFact, type Fact, NO_FACTS } from "@/lib/payments/facts";
import { volume } from "@/tests/support/volume";

type News = { fact: Fact; at: Date };

const FACTS: readonly Fact[] = [
  "paidAt",
  "canceledAt",
  "refundedAt",
  "refundFailedAt",
  "disputedAt",
  "disputeWonAt",
  "disputeLostAt",
  "withdrawalRequestedAt",
];
const start = Date.UTC(2026, 5, 1);
const at = (second: number) => new Date(start + second * 1000);
const told = (news: readonly News[]) => news.reduce((facts, one) => addFact(facts, one.fact, one.at), NO_FACTS);

/**
 * The expected access for a set of events, implemented independently without folding: the last event of each dispute
 * counts.
 */
function accessByTheBook(news: readonly News[]): { state: "none" | "stands" | "ended"; reason: string | null } {
  const times = (fact: Fact) => news.filter((one) => one.fact === fact).map((one) => one.at.getTime());
  const last = (fact: Fact) => Math.max(Number.NEGATIVE_INFINITY, ...times(fact));
  if (times("paidAt").length === 0) return { state: "none", reason: null };
  if (times("withdrawalRequestedAt").length > 0) return { state: "ended", reason: "withdrawal" };
  if (last("refundedAt") > last("refundFailedAt")) return { state: "ended", reason: "refund" };
  if (last("disputeLostAt") > last("disputeWonAt")) return { state: "ended", reason: "dispute" };
  return { state: "stands", reason: null };
}

const newsArbitrary = fc.array(
  fc.record({ fact: fc.constantFrom(...FACTS), at: fc.integer({ min: 0, max: 30 }).map(at) }),
  { maxLength: 12 },
);
/** The same facts in another order, some of them repeated. */
const retold = newsArbitrary.chain((news) =>
  fc.tuple(
    fc.constant(news),
    fc
      .tuple(fc.shuffledSubarray(news, { minLength: news.length }), fc.shuffledSubarray(news))
      .map(([all, again]) => [...all, ...again]),
  ),
);

describe("the access of a payment", () => {
  it("is a pure function of the set of events, shuffled and repeated", () => {
    fc.assert(
      fc.property(retold, ([news, sequence]) => {
        expect(told(sequence)).toEqual(told(news));
        const grant = grantFrom(told(sequence));
        const { state, reason } = accessByTheBook(news);
        expect(grant === null ? "none" : grant.endedAt === null ? "stands" : "ended").toBe(state);
        expect(grant?.endReason ?? null).toBe(reason);
        const paid = news.filter(({ fact }) => fact === "paidAt").map((one) => one.at.getTime());
        expect(grant?.startsAt.getTime() ?? Number.POSITIVE_INFINITY).toBe(Math.min(...paid));
      }),
      { numRuns: volume("propertyCases") },
    );
  });

  it("is correct once lost events are found, at any later time", () => {
    const withLoss = newsArbitrary.chain((news) =>
      fc.tuple(fc.constant(news), fc.shuffledSubarray(news), fc.shuffledSubarray(news, { minLength: news.length })),
    );
    fc.assert(
      fc.property(withLoss, ([news, arrived, replayed]) => {
        expect(told([...arrived, ...replayed])).toEqual(told(news));
      }),
      { numRuns: volume("propertyCases") },
    );
  });

  it.each([
    ["2026-06-01T10:00:00Z", "2027-06-01T10:00:00.000Z"],
    ["2027-03-01T10:00:00Z", "2028-03-01T10:00:00.000Z"],
    ["2028-02-29T10:00:00Z", "2029-03-01T10:00:00.000Z"],
  ])("lasts 12 months from the payment, leap day or not: %s", (paidAt, expected) => {
    expect(grantFrom(told([{ fact: "paidAt", at: new Date(paidAt) }]))?.expiresAt.toISOString()).toBe(expected);
  });

  it("begins with the payment, and nothing ends it", () => {
    const grant = grantFrom(told([{ fact: "paidAt", at: at(0) }]));
    expect(grant).toEqual({
      startsAt: at(0),
      expiresAt: new Date(start + 365 * 86_400_000),
      endedAt: null,
      endReason: null,
    });
  });

  it("continues during a dispute, ends when it is lost, and returns when an appeal is won", () => {
    const paid: News = { fact: "paidAt", at: at(0) };
    const opened: News = { fact: "disputedAt", at: at(1) };
    const lost: News = { fact: "disputeLostAt", at: at(2) };
    const won: News = { fact: "disputeWonAt", at: at(3) };
    const outcomes = [
      [paid, opened],
      [paid, opened, lost],
      [won, lost, opened, paid],
    ].map((news) => [statusFrom(told(news)), grantFrom(told(news))?.endReason ?? null]);
    expect(outcomes).toEqual([
      ["disputed", null],
      ["dispute_lost", "dispute"],
      ["succeeded", null],
    ]);
  });

  it("returns when the refund failed", () => {
    const news: News[] = [
      { fact: "paidAt", at: at(0) },
      { fact: "refundedAt", at: at(1) },
    ];
    expect(statusFrom(told(news))).toBe("refunded");
    expect(statusFrom(told([{ fact: "refundFailedAt", at: at(2) }, ...news]))).toBe("succeeded");
  });
});
