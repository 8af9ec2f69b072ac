/** Before each file of HTTP tests: the site's own configuration, so that factories write into the site's database. */
import { afterAll } from "vitest";
import { resetWorker } from "./reset-worker.ts";
import { serverEnv, whenSiteServes } from "./server-env.ts";

resetWorker();

await whenSiteServes();
Object.assign(process.env, serverEnv());

afterAll(async () => {
  const { db } = await import("@/lib/db/client");
  await db().$disconnect();
});
