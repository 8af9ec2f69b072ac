/** Before each file of HTTP tests: the site's own configuration, so that factories write into the site's database. */
import { afterAll, inject } from "vitest";

Object.assign(process.env, inject("serverEnv"));

afterAll(async () => {
  const { db } = await import("@/lib/db");
  await db().$disconnect();
});
