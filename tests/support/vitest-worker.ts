/** Before each file of database tests: a fresh database of the worker's own, and a whole configuration. */
import { join } from "node:path";
import { afterAll, inject } from "vitest";
import { cloneDatabase } from "./database.ts";

const name = `worker_${process.env["VITEST_POOL_ID"] ?? "1"}`;

Object.assign(process.env, {
  DATABASE_URL: await cloneDatabase(inject("adminUrl"), name),
  DATA_DIR: join(inject("testFolder"), name),
  PREPARED_STATEMENTS: "true",
  NEXTAUTH_SECRET: "a secret only for tests, long enough",
  NEXTAUTH_URL: "http://127.0.0.1:3000",
  LOG_LEVEL: "silent",
});

afterAll(async () => {
  const { db } = await import("@/lib/db");
  await db().$disconnect();
});
