import { env } from "@/lib/env";

/** The product's name, the one thing an operator may rename (`PRODUCT_NAME`). */
export function productName(): string {
  return env().PRODUCT_NAME;
}

/** How long an access lasts from its activation (specification, section 9: 12 months, 365 days). */
export const ACCESS_DAYS = 365;

/** The one offer: what is paid and what it is compared with, in euro cents. */
export const OFFER = { priceCents: 899, listPriceCents: 2500 } as const;

/** The discount of the offer in whole percent, computed from its two prices. */
export function discountPercent(offer: { priceCents: number; listPriceCents: number } = OFFER): number {
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
