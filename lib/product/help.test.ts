import { describe, expect, it } from "vitest";
import { listContactWays } from "@/lib/product/help";

const NOBODY = {
  COMPANY_EMAIL: undefined,
  CONTACT_URL: undefined,
  CONTACT_PHONE: undefined,
  CONTACT_WHATSAPP: undefined,
};

describe("the ways to ask for help", () => {
  it("are the configured ones, with URLs that a phone can open", () => {
    expect(listContactWays(NOBODY)).toEqual([]);
    const all = {
      COMPANY_EMAIL: "aiuto@example.it",
      CONTACT_URL: "https://example.it/aiuto",
      CONTACT_PHONE: "+39 06 123.45-67",
      CONTACT_WHATSAPP: "+39 333 1234567",
    };
    expect(listContactWays(all)).toEqual([
      { kind: "phone", href: "tel:+39061234567", text: "+39 06 123.45-67" },
      { kind: "whatsapp", href: "https://wa.me/393331234567", text: null },
      { kind: "mail", href: "mailto:aiuto@example.it", text: "aiuto@example.it" },
      { kind: "page", href: "https://example.it/aiuto", text: null },
    ]);
  });
});
