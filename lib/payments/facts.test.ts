import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { grantFrom, statusFrom } from "@/lib/payments/entitlement";
import { addFact, type Fact, NO_FACTS } from "@/lib/payments/facts";
import { accessEnd } from "@/lib/product/product";
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
  "waiverAcceptedAt",
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

/** The expected start: the later of payment and waiver, or midnight in Italy after the 14th day. All news are of 1 June. */
function startByTheBook(news: readonly News[]): number {
  const first = (fact: Fact) => Math.min(...news.filter((one) => one.fact === fact).map((one) => one.at.getTime()));
  const withoutWaiver =
    first("paidAt") === Number.POSITIVE_INFINITY ? Number.POSITIVE_INFINITY : Date.UTC(2026, 5, 15, 22);
  return Math.max(first("paidAt"), Math.min(first("waiverAcceptedAt"), withoutWaiver));
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
        expect(grant?.startsAt.getTime() ?? Number.POSITIVE_INFINITY).toBe(startByTheBook(news));
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
    ["2026-06-01T10:00:00Z", "2027-06-01T21:59:59.999Z"],
    ["2027-03-01T10:00:00Z", "2028-03-01T22:59:59.999Z"],
    ["2028-02-29T10:00:00Z", "2029-03-01T22:59:59.999Z"],
    ["2026-12-10T23:00:00Z", "2027-12-11T22:59:59.999Z"],
    ["2026-03-28T23:30:00Z", "2027-03-29T21:59:59.999Z"],
  ])("lasts 12 months from its start to the end of that day in Italy: %s", (paidAt, expected) => {
    const moment = new Date(paidAt);
    const grant = grantFrom({ ...NO_FACTS, paidAt: moment, waiverAcceptedAt: moment });
    expect(grant?.expiresAt.toISOString()).toBe(expected);
  });

  it("begins with the payment if the right of withdrawal was given up before, and nothing ends it", () => {
    const news: News[] = [
      { fact: "waiverAcceptedAt", at: at(-60) },
      { fact: "paidAt", at: at(0) },
    ];
    expect(grantFrom(told(news))).toEqual({
      startsAt: at(0),
      expiresAt: accessEnd(at(0)),
      endedAt: null,
      endReason: null,
    });
  });

  it("begins when the right of withdrawal has ended, or when it is given up", () => {
    const paid = told([{ fact: "paidAt", at: new Date("2026-11-26T10:00:00Z") }]);
    expect(grantFrom(paid)).toMatchObject({
      startsAt: new Date("2026-12-10T23:00:00Z"),
      expiresAt: new Date("2027-12-11T22:59:59.999Z"),
    });
    const waived = addFact(paid, "waiverAcceptedAt", new Date("2026-11-30T08:00:00Z"));
    expect(grantFrom(waived)?.startsAt).toEqual(new Date("2026-11-30T08:00:00Z"));
  });

  it("that was sold with a start at once and the right of withdrawal keeps its start", () => {
    const facts = told([{ fact: "paidAt", at: at(0) }]);
    expect(grantFrom(facts, { startsAt: at(0), endedByStaffAt: null })?.startsAt).toEqual(at(0));
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
