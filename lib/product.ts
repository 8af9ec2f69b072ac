import { env } from "@/lib/env";

/** The product's name, the one thing an operator may rename (`PRODUCT_NAME`). */
export function productName(): string {
  return env().PRODUCT_NAME;
}

/** How long an access lasts from its activation (specification, section 9: 12 months, 365 days). */
export const ACCESS_DAYS = 365;

/** What the access costs and when: the list price, and the offer with its first and its last moment. Euro cents. */
const PRICES = {
  listPriceCents: 2500,
  offer: { priceCents: 899, from: new Date("2026-01-01T00:00:00+01:00"), until: new Date("2027-12-31T23:59:59+01:00") },
};

export type Offer = {
  priceCents: number;
  listPriceCents: number;
  /** The last moment of the limited price; null when the list price holds. */
  until: Date | null;
};

/** What the access costs at a moment: the offer within its dates, otherwise the list price. */
export function currentOffer(now = new Date(), prices = PRICES): Offer {
  const { listPriceCents, offer } = prices;
  if (now < offer.from || now > offer.until) return { priceCents: listPriceCents, listPriceCents, until: null };
  return { priceCents: offer.priceCents, listPriceCents, until: offer.until };
}

/** The discount of the offer in whole percent, computed from its two prices. */
export function discountPercent(offer: { priceCents: number; listPriceCents: number }): number {
  return Math.round((1 - offer.priceCents / offer.listPriceCents) * 100);
}

/**
 * An amount as the page shows it, "8,99": two decimals in the reader's manner, without the currency.
 * @param amountCents euro cents
 * @param locale BCP 47 language
 */
export function formatAmount(amountCents: number, locale: string): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    amountCents / 100,
  );
}
