import { describe, expect, it } from "vitest";
import { currentOffer, discountPercent } from "@/lib/product/product";

const from = new Date("2026-01-01T00:00:00Z");
const until = new Date("2026-12-31T22:59:59Z");
const prices = { listPriceCents: 2500, offer: { priceCents: 899, from, until } };
const shifted = (date: Date, ms: number) => new Date(date.getTime() + ms);

describe("the price", () => {
  it("is the offer's within its dates, first and last moment included", () => {
    for (const now of [from, until]) {
      expect(currentOffer(now, prices)).toEqual({ priceCents: 899, listPriceCents: 2500, until });
    }
  });

  it("is the list price before and after, without a time limit", () => {
    for (const now of [shifted(from, -1), shifted(until, 1)]) {
      expect(currentOffer(now, prices)).toEqual({ priceCents: 2500, listPriceCents: 2500, until: null });
    }
  });

  it("has a computed discount", () => {
    expect(discountPercent({ priceCents: 899, listPriceCents: 2500 })).toBe(64);
  });
});
