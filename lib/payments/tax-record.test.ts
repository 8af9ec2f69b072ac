import { describe, expect, it } from "vitest";
import { keepUntil, toTaxRecord } from "@/lib/payments/tax-record";

describe("a tax record", () => {
  it("is kept to the end of the tenth year after the year of payment, in Italian time", () => {
    expect(keepUntil(new Date("2026-03-01T12:00:00Z")).toISOString()).toBe("2036-12-31T23:00:00.000Z");
    expect(keepUntil(new Date("2026-12-31T22:59:59Z")).toISOString()).toBe("2036-12-31T23:00:00.000Z");
    expect(keepUntil(new Date("2026-12-31T23:00:00Z")).toISOString()).toBe("2037-12-31T23:00:00.000Z");
  });

  it("contains who paid how much and when, and nothing that identifies the account", () => {
    const paidAt = new Date("2026-03-01T12:00:00Z");
    const buyer = {
      id: "the account",
      email: "x@example.it",
      firstName: "Ada",
      lastName: "Gjoni",
      taxCode: "GJNSTF85T50Z100E",
      street: "Via Roma 1",
      postalCode: "41121",
      city: "Modena",
      province: "MO",
    };
    const payment = { id: "0193-abcdef012345", amountCents: 899, currency: "eur", paidAt };
    expect(toTaxRecord(buyer, payment)).toEqual({
      paymentId: payment.id,
      orderNumber: "ABCDEF012345",
      buyerName: "Ada Gjoni",
      taxCode: buyer.taxCode,
      address: "Via Roma 1, 41121 Modena MO",
      amountCents: 899,
      currency: "eur",
      paidAt,
      keepUntil: new Date("2036-12-31T23:00:00Z"),
    });
  });
});
