import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accessFrom, type GrantFact, gracePeriodEnd, grantFrom, hasPaid } from "@/lib/payments/entitlement";
import { NO_FACTS } from "@/lib/payments/facts";
import { withdrawalFrom } from "@/lib/payments/withdrawal";

const now = new Date("2026-06-01T12:00:00Z");
const day = (offset: number) => new Date(now.getTime() + offset * 86_400_000);
const grant = (from: number, to: number, endedAt: Date | null = null): GrantFact => ({
  startsAt: day(from),
  expiresAt: day(to),
  endedAt,
});

describe("access", () => {
  it("is none without a grant", () => {
    expect(accessFrom([], now)).toEqual({ state: "none", expiresAt: null });
  });

  it("is active until its last moment and expired from then on", () => {
    expect(accessFrom([grant(-364, 1)], now)).toEqual({ state: "active", expiresAt: day(1) });
    expect(accessFrom([grant(-365, 0)], now)).toEqual({ state: "expired", expiresAt: day(0) });
  });

  it("is ended if every grant was revoked, and active if another one is still valid", () => {
    expect(accessFrom([grant(-10, 355, day(-1))], now).state).toBe("ended");
    expect(accessFrom([grant(-10, 355, day(-1)), grant(-5, 360)], now)).toEqual({
      state: "active",
      expiresAt: day(360),
    });
  });

  it("is scheduled, and counts as paid, until a grant in the future begins", () => {
    const access = accessFrom([grant(-400, -35), grant(14, 379)], now);
    expect(access).toEqual({ state: "scheduled", startsAt: day(14), expiresAt: day(379), previousEnd: day(-35) });
    expect(hasPaid(access)).toBe(true);
    expect(accessFrom([grant(14, 379)], day(14)).state).toBe("active");
    expect(accessFrom([grant(14, 379, day(-1))], now).state).toBe("ended");
    expect(accessFrom([grant(-10, 1), grant(14, 379)], now)).toEqual({ state: "active", expiresAt: day(1) });
  });

  it("that expired allows finishing an attempt for a day, also when the next access is already paid", () => {
    const minuteAgo = -1 / 24 / 60;
    const access = accessFrom([grant(-365, minuteAgo), grant(14, 379)], now);
    expect(gracePeriodEnd(access, now)).toEqual(day(1 + minuteAgo));
    expect(gracePeriodEnd(accessFrom([grant(14, 379)], now), now)).toBeNull();
  });

  it("and the right of withdrawal never exist at the same time, so that nobody uses everything and is refunded", () => {
    const hours = fc.integer({ min: 0, max: 24 * 20 }).map((hour) => new Date(now.getTime() + hour * 3_600_000));
    fc.assert(
      fc.property(hours, fc.option(hours), hours, (paidAt, accepted, moment) => {
        const waiverAcceptedAt = accepted && accepted <= moment ? accepted : null;
        const facts = { ...NO_FACTS, paidAt, waiverAcceptedAt };
        const made = grantFrom(facts);
        const isUsable = made !== null && accessFrom([made], moment).state === "active";
        const canWithdraw = withdrawalFrom({ ...facts, status: "succeeded" }, moment).state === "possible";
        expect(isUsable && canWithdraw).toBe(false);
        // One of both exists from the payment on, unless the right was given up for access.
        if (paidAt <= moment) expect(isUsable || canWithdraw).toBe(true);
      }),
    );
  });

  it("that expired allows finishing an open attempt for a day; revoked access does not", () => {
    const until = (...grants: GrantFact[]) => gracePeriodEnd(accessFrom(grants, now), now);
    const minuteAgo = -1 / 24 / 60;
    expect(until(grant(-365, minuteAgo))).toEqual(day(1 + minuteAgo));
    expect(until(grant(-366, -1))).toBeNull();
    expect(until(grant(-10, 355))).toBeNull();
    expect(until(grant(-365, minuteAgo, day(-1)))).toBeNull();
    expect(until()).toBeNull();
  });

  it("does not depend on the order or repetition of the grants", () => {
    const facts = fc.array(
      fc.record({
        startsAt: fc.integer({ min: -800, max: 400 }).map(day),
        expiresAt: fc.integer({ min: -400, max: 400 }).map(day),
        endedAt: fc.option(fc.integer({ min: -400, max: 0 }).map(day)),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(facts, (grants) => {
        expect(accessFrom([...grants].reverse().concat(grants), now)).toEqual(accessFrom(grants, now));
      }),
    );
  });
});
