/** Before each file of database tests: a fresh database, and a complete configuration. */
import { join } from "node:path";
import { afterAll } from "vitest";
import { openTestDatabase, TEST_SECRET } from "./database.ts";
import { resetWorker } from "./reset-worker.ts";

resetWorker();

const database = await openTestDatabase();

Object.assign(process.env, {
  DATABASE_URL: database.url,
  DATA_DIR: join(database.folder, "site"),
  PREPARED_STATEMENTS: "true",
  NEXTAUTH_SECRET: TEST_SECRET,
  NEXTAUTH_URL: "http://127.0.0.1:3000",
  LOG_LEVEL: "silent",
});

afterAll(async () => {
  const { db } = await import("@/lib/db/client");
  await db().$disconnect();
  await database.stop();
});
