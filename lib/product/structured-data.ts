/*
 * What search engines read of the home page, in the vocabulary of https://schema.org. Only what the page itself shows.
 */

type Offered = {
  name: string;
  description: string;
  /** The site's public address. */
  siteUrl: string;
  priceCents: number;
  /** The last moment of the price; null when it has none. */
  until: Date | null;
};

/** The product with its one offer. */
export function productData({ name, description, siteUrl, priceCents, until }: Offered) {
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
      ...(until ? { priceValidUntil: italianDate(until) } : {}),
    },
  };
}

/** The questions of the page with their answers. */
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

/** A moment's day in Italy, as "2027-12-31". */
function italianDate(moment: Date): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Rome" }).format(moment);
}

/** As the text of a script element: nothing in it can end the element. */
export function toScriptText(data: unknown): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/** The nonce that a page's security policy asks of its scripts, if it has one. */
export function nonceIn(policy: string | null): string | undefined {
  return /'nonce-([^']+)'/.exec(policy ?? "")?.[1];
}
