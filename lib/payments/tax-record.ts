import { orderNumber } from "@/lib/payments/order-number";

/** Invoices and what they stand on are kept for ten years (Codice civile, art. 2220). */
const KEPT_YEARS = 10;

const romeYear = new Intl.DateTimeFormat("en", { year: "numeric", timeZone: "Europe/Rome" });

/** The end of the tenth year after the year of payment: 1 January of the year after it, by the clock of Italy (UTC+1 then). */
export function keepUntil(paidAt: Date): Date {
  const year = Number(romeYear.format(paidAt)) + KEPT_YEARS + 1;
  return new Date(Date.UTC(year, 0, 1) - 60 * 60 * 1000);
}

type Buyer = {
  firstName: string;
  lastName: string;
  taxCode: string;
  street: string;
  postalCode: string;
  city: string;
  province: string;
};

/** What is kept of one paid purchase when its buyer's account is deleted, and nothing more. */
export function toTaxRecord(
  buyer: Buyer,
  payment: { id: string; amountCents: number; currency: string; paidAt: Date },
) {
  const { id, amountCents, currency, paidAt } = payment;
  return {
    paymentId: id,
    orderNumber: orderNumber(id),
    buyerName: `${buyer.firstName} ${buyer.lastName}`.trim(),
    taxCode: buyer.taxCode,
    address: `${buyer.street}, ${buyer.postalCode} ${buyer.city} ${buyer.province}`,
    amountCents,
    currency,
    paidAt,
    keepUntil: keepUntil(paidAt),
  };
}
