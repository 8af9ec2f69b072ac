import { env } from "@/lib/env";

/** The product's name, the one thing an operator may rename (`PRODUCT_NAME`). */
export function productName(): string {
  return env().PRODUCT_NAME;
}

/** How long an access lasts from its activation (sold as 12 months). */
export const ACCESS_DAYS = 365;

/** What the access costs and when: the list price, and the offer with its first and its last moment. Euro cents. */
const PRICES = {
  listPriceCents: 2500,
  offer: { priceCents: 899, from: new Date("2026-01-01T00:00:00+01:00"), until: new Date("2027-12-31T23:59:59+01:00") },
};

/**
 * What the access costs at a moment: the offer within its dates, otherwise the list price. `until`: the last moment of the
 * limited price; null when the list price holds.
 */
export function currentOffer(now = new Date(), prices = PRICES) {
  const { listPriceCents, offer } = prices;
  if (now < offer.from || now > offer.until) return { priceCents: listPriceCents, listPriceCents, until: null };
  return { priceCents: offer.priceCents, listPriceCents, until: offer.until };
}

/** When what the access costs next becomes something else; null when it stays. */
export function nextPriceChange(now = new Date(), { offer } = PRICES): Date | null {
  const afterwards = new Date(offer.until.getTime() + 1);
  return [offer.from, afterwards].find((moment) => moment > now) ?? null;
}

/** The discount of the offer in whole percent, computed from its two prices. */
export function discountPercent(offer: { priceCents: number; listPriceCents: number }): number {
  return Math.round((1 - offer.priceCents / offer.listPriceCents) * 100);
}
