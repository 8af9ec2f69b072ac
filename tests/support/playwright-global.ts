/** Before the browser tests of a run: one site with demo data. Tests find it as `baseURL`, its database as the site does. */
import { startServer } from "./server.ts";

export default async function setup(): Promise<() => Promise<void>> {
  const server = await startServer();
  Object.assign(process.env, server.env, { SITE_URL: server.url });
  return server.stop;
}
