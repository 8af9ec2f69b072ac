import type { Person } from "@/lib/accounts/person";
import { orderNumber } from "@/lib/payments/order-number";
import { fullName } from "@/lib/product/format";
import { italianDay } from "@/lib/product/italian-day";
import { TAX_DATA_YEARS } from "@/lib/product/legal";

/** End of the last year of retention: 1 January of the following year in Italian time (UTC+1 then). */
export function keepUntil(paidAt: Date): Date {
  const year = Number(italianDay(paidAt).slice(0, 4)) + TAX_DATA_YEARS + 1;
  return new Date(Date.UTC(year, 0, 1) - 60 * 60 * 1000);
}

type Buyer = Pick<Person, "firstName" | "lastName" | "taxCode" | "street" | "postalCode" | "city" | "province">;

/** All that is stored of a paid purchase when its buyer's account is deleted. */
export function toTaxRecord(
  buyer: Buyer,
  payment: { id: string; amountCents: number; currency: string; paidAt: Date },
) {
  const { id, amountCents, currency, paidAt } = payment;
  return {
    paymentId: id,
    orderNumber: orderNumber(id),
    buyerName: fullName(buyer),
    taxCode: buyer.taxCode,
    address: `${buyer.street}, ${buyer.postalCode} ${buyer.city} ${buyer.province}`,
    amountCents,
    currency,
    paidAt,
    keepUntil: keepUntil(paidAt),
  };
}
