import { env } from "@/lib/env";
import { endOfItalianDay, italianDay } from "@/lib/product/italian-day";
import { monthsAfter } from "@/lib/time";

/** Operators may change it (`PRODUCT_NAME`). */
export function productName(): string {
  return env().PRODUCT_NAME;
}

const ACCESS_MONTHS = 12;

/** The least number of days that `accessEnd` gives. */
export const ACCESS_DAYS = 365;

/**
 * The end of access that begins at `start`: 12 months later, also across a leap day, at the end of that day in Italy,
 * since pages and mails name only the day.
 */
export const accessEnd = (start: Date) => endOfItalianDay(italianDay(monthsAfter(start, ACCESS_MONTHS)));

const PRICES = {
  listPriceCents: 2500,
  offer: { priceCents: 899, from: new Date("2026-01-01T00:00:00+01:00"), until: new Date("2027-12-31T23:59:59+01:00") },
};

/** The price in euro cents. `until`: the end of the offer; null at the list price. */
export function currentOffer(now = new Date(), prices = PRICES) {
  const { listPriceCents, offer } = prices;
  if (now < offer.from || now > offer.until) return { priceCents: listPriceCents, listPriceCents, until: null };
  return { priceCents: offer.priceCents, listPriceCents, until: offer.until };
}

export function discountPercent(offer: { priceCents: number; listPriceCents: number }): number {
  return Math.round((1 - offer.priceCents / offer.listPriceCents) * 100);
}
