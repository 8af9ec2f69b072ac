/** Before each file of HTTP tests: the site's own configuration, so that factories write into the site's database. */
import { afterAll } from "vitest";
import { serverEnv } from "./server-env.ts";

Object.assign(process.env, serverEnv());

afterAll(async () => {
  const { db } = await import("@/lib/db/client");
  await db().$disconnect();
});
