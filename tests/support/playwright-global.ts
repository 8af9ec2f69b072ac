/**
 * Before the browser tests of a run: one site with demo data, and one that takes cards from a stand-in of Stripe's. Tests
 * find the first as `baseURL`, its database as the site does; the second by `tests/support/card-site.ts`.
 */
import { startServer } from "./server.ts";
import { startStripe } from "./stripe.ts";
import { STRIPE_KEYS } from "./stripe-wire.ts";

export default async function setup(): Promise<() => Promise<void>> {
  const [server, stripe] = await Promise.all([startServer(), startStripe()]);
  const cronSecret = "a secret only for browser tests";
  const settings = { ...STRIPE_KEYS, STRIPE_API_BASE: stripe.url, CRON_SECRET: cronSecret };
  const cardServer = await startServer({ env: settings });
  Object.assign(process.env, server.env, {
    SITE_URL: server.url,
    CARD_SITE: JSON.stringify({
      url: cardServer.url,
      databaseUrl: cardServer.databaseUrl,
      dataDir: cardServer.env["DATA_DIR"],
      stripeUrl: stripe.url,
      cronSecret,
    }),
  });
  return async () => {
    await Promise.all([server.stop(), cardServer.stop()]);
    await stripe.stop();
  };
}
