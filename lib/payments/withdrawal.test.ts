import { describe, expect, it } from "vitest";
import { NO_FACTS } from "@/lib/payments/facts";
import { awaitsRefund, withdrawalFrom } from "@/lib/payments/withdrawal";

const payment = (
  paidAt: string,
  more: { status?: string; waiverAcceptedAt?: Date; withdrawalRequestedAt?: Date; refundFailedAt?: Date } = {},
) => ({
  ...NO_FACTS,
  paidAt: new Date(paidAt),
  status: "succeeded",
  waiverAcceptedAt: null,
  ...more,
});
const soon = new Date("2026-11-22T10:00:00Z");

describe("withdrawal from a purchase", () => {
  it.each([
    ["in winter", "2026-11-21T10:00:00Z", "2026-12-05T22:59:59.999Z"],
    ["in summer", "2026-07-01T10:00:00Z", "2026-07-15T21:59:59.999Z"],
    ["over the change of clocks", "2026-10-20T10:00:00Z", "2026-11-03T22:59:59.999Z"],
    ["late in the evening, when it is tomorrow in Italy", "2026-11-21T23:30:00Z", "2026-12-06T22:59:59.999Z"],
  ])("is possible to the end of the 14th day in Italy, %s", (_when, paidAt, until) => {
    const end = new Date(until);
    expect(withdrawalFrom(payment(paidAt), end)).toEqual({ state: "possible", until: end });
    expect(withdrawalFrom(payment(paidAt), new Date(end.getTime() + 1))).toEqual({ state: "too_late" });
  });

  it("is not possible after a waiver, a refund or a withdrawal", () => {
    const at = new Date("2026-11-21T10:00:00Z");
    const paidAt = at.toISOString();
    expect(withdrawalFrom(payment(paidAt, { waiverAcceptedAt: at }), soon)).toEqual({ state: "waived", at });
    expect(withdrawalFrom(payment(paidAt, { status: "refunded" }), soon)).toEqual({ state: "ended" });
    expect(withdrawalFrom(payment(paidAt, { withdrawalRequestedAt: at }), soon)).toEqual({ state: "requested", at });
    const refunded = payment(paidAt, { withdrawalRequestedAt: at, status: "refunded" });
    expect(withdrawalFrom(refunded, soon)).toEqual({ state: "refunded", at });
  });
});

describe("a refund", () => {
  const at = new Date("2026-11-21T10:00:00Z");
  const late = new Date("2026-12-06T10:00:00Z");
  const withdrawn = { withdrawalRequestedAt: at };

  it.each([
    ["of a withdrawal that nobody confirmed", withdrawn, late, true],
    ["that failed", { refundFailedAt: at }, late, true],
    ["of a withdrawal of the last 14 days, which can still fail", { ...withdrawn, status: "refunded" }, soon, true],
    ["of an older withdrawal", { ...withdrawn, status: "refunded" }, late, false],
    ["that the bank made after a dispute", { ...withdrawn, status: "dispute_lost" }, soon, false],
    ["of a purchase that stands", {}, soon, false],
  ])("is awaited, or not: one %s", (_which, more, now, isAwaited) => {
    expect(awaitsRefund(payment(at.toISOString(), more), now)).toBe(isAwaited);
  });
});
