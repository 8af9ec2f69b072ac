/**
 * The sites of a run of browser tests: one with demo data, and one that takes cards through a stand-in of Stripe. Tests
 * get the first as `baseURL`, with its database; the second by `tests/support/card-site.ts`.
 */
import { startStripe } from "./stripe.ts";
import { STRIPE_KEYS } from "./stripe-wire.ts";

/** A running site with demo data. */
export type BrowserSite = {
  /** Its URL, without a trailing slash. */
  url: string;
  databaseUrl: string;
  /** Its settings: DATABASE_URL, DATA_DIR (with its outbox) and the rest. */
  env: Record<string, string>;
  stop(): Promise<void>;
};

/**
 * Starts both and passes them to the tests.
 * @param startSite starts a site with these settings besides its own
 * @returns stops both
 */
export async function openSites(
  startSite: (name: string, settings: Record<string, string>) => Promise<BrowserSite>,
): Promise<() => Promise<void>> {
  const stripe = await startStripe();
  const settings = { ...STRIPE_KEYS, STRIPE_API_BASE: stripe.url };
  const starting = [startSite("plain", {}), startSite("cards", settings)] as const;
  const stop = async () => {
    const sites = await Promise.allSettled(starting);
    await Promise.all(sites.map((site) => site.status === "fulfilled" && site.value.stop()));
    await stripe.stop();
  };
  try {
    const [site, cards] = await Promise.all(starting);
    Object.assign(process.env, site.env, {
      SITE_URL: site.url,
      CARD_SITE: JSON.stringify({
        url: cards.url,
        databaseUrl: cards.databaseUrl,
        dataDir: cards.env["DATA_DIR"],
        stripeUrl: stripe.url,
      }),
    });
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
