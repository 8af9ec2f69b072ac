import { italianDay } from "@/lib/product/italian-day";

/* JSON-LD (https://schema.org) of the home page. It may contain only what the page shows. */

type ProductInfo = {
  name: string;
  description: string;
  siteUrl: string;
  priceCents: number;
  /** The end of the offer; null without one. */
  until: Date | null;
};

export function productData({ name, description, siteUrl, priceCents, until }: ProductInfo) {
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name,
    description,
    image: new URL("/opengraph-image.png", siteUrl).href,
    url: new URL("/", siteUrl).href,
    offers: {
      "@type": "Offer",
      url: new URL("/register", siteUrl).href,
      price: (priceCents / 100).toFixed(2),
      priceCurrency: "EUR",
      availability: "https://schema.org/InStock",
      ...(until ? { priceValidUntil: italianDay(until) } : {}),
    },
  };
}

export function questionsData(questions: readonly { question: string; answer: string }[]) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** JSON for a script element, escaped so that it cannot close the element. */
export function toScriptText(data: unknown): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/** The nonce in a Content-Security-Policy, if any. */
export function extractNonce(policy: string | null): string | undefined {
  return /'nonce-([^']+)'/.exec(policy ?? "")?.[1];
}
