import { describe, expect, it } from "vitest";
import { purchaseWaitsSince, toWorkQueue } from "@/lib/admin/work-queue";

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const item = (day: number) => ({ since: at(day), href: `/${day}` });
const NOTHING = { writings: [], purchases: [], mails: [], questions: [], facts: [] };

describe("the work queue", () => {
  it("lists the kind with the longest wait first, links to its oldest item, and omits kinds without work", () => {
    const queue = toWorkQueue({ ...NOTHING, writings: [item(9), item(7), item(8)], questions: [item(3)] });
    expect(queue).toEqual([
      { kind: "questions", count: 1, since: at(3), href: "/3" },
      { kind: "writings", count: 3, since: at(7), href: "/7" },
    ]);
    expect(toWorkQueue(NOTHING)).toEqual([]);
  });
});

describe("a purchase with a problem", () => {
  const calm = { withdrawalRequestedAt: null, refundFailedAt: null, disputedAt: null };
  const purchase = { ...calm, status: "succeeded" as const, orderedAt: at(1), disputeWonAt: null, disputeLostAt: null };

  it.each([
    ["a withdrawal without its refund", { withdrawalRequestedAt: at(4), refundFailedAt: at(6) }, at(4)],
    ["a refund that failed", { refundFailedAt: at(6) }, at(6)],
    ["a dispute that the bank has not decided", { status: "disputed" as const, disputedAt: at(5) }, at(5)],
    ["a payment that never ended", { status: "open" as const }, at(1)],
    ["a dispute that was won", { disputedAt: at(5), disputeWonAt: at(8) }, null],
    ["a dispute that was lost", { status: "dispute_lost" as const, disputedAt: at(5), disputeLostAt: at(8) }, null],
    ["a withdrawal that was refunded", { status: "refunded" as const, withdrawalRequestedAt: at(4) }, null],
    [
      "a withdrawal whose money the bank took back",
      {
        status: "dispute_lost" as const,
        withdrawalRequestedAt: at(4),
        refundFailedAt: at(5),
        disputedAt: at(5),
        disputeLostAt: at(8),
      },
      null,
    ],
    ["an order that was canceled", { status: "canceled" as const, withdrawalRequestedAt: at(4) }, null],
  ])("waits since the right time, or not at all: %s", (_what, change, since) => {
    expect(purchaseWaitsSince({ ...purchase, ...change })).toEqual(since);
  });
});
