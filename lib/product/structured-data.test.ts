import { describe, expect, it } from "vitest";
import { extractNonce, productData, questionsData, toScriptText } from "@/lib/product/structured-data";

const offered = { name: "CILS", description: "Simulazioni", siteUrl: "https://scuola.example", priceCents: 899 };

describe("the structured data", () => {
  it("has the price and its last day, in Italian time", () => {
    const until = new Date("2027-12-31T23:59:59+01:00");
    expect(productData({ ...offered, until }).offers).toMatchObject({
      price: "8.99",
      priceCurrency: "EUR",
      priceValidUntil: "2027-12-31",
      url: "https://scuola.example/register",
    });
  });

  it("has no last day if the price has none", () => {
    expect(productData({ ...offered, until: null }).offers).not.toHaveProperty("priceValidUntil");
  });

  it("has an answer for each question", () => {
    const { mainEntity } = questionsData([{ question: "Chi corregge?", answer: "Un insegnante." }]);
    expect(mainEntity).toEqual([
      { "@type": "Question", name: "Chi corregge?", acceptedAnswer: { "@type": "Answer", text: "Un insegnante." } },
    ]);
  });

  it("cannot close its script element", () => {
    const text = toScriptText({ name: "</script><script>alert(1)" });
    expect(text).not.toContain("<");
    expect(JSON.parse(text)).toEqual({ name: "</script><script>alert(1)" });
  });

  it("has the nonce of the page's policy, if there is one", () => {
    expect(extractNonce("default-src 'none'; script-src 'self' 'nonce-abc='")).toBe("abc=");
    expect(extractNonce(null)).toBeUndefined();
  });
});
