import { Pool } from "pg";
import { describe, expect, it } from "vitest";
import { databasePool, db } from "@/lib/db/client";
import { isDatabaseUnreachable } from "@/lib/db/database-error";
import { env } from "@/lib/env";

const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => "nothing was thrown",
    (error: unknown) => error,
  );

/** Ends every other connection to this database, as a restart does. */
async function endConnections(): Promise<void> {
  const outside = new Pool({ connectionString: env().DATABASE_URL, max: 1 });
  await outside.query(
    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
  );
  await outside.end();
}

describe("an unavailable or slow database", () => {
  it("is recognised if it interrupts a raw statement, a model's statement or a transaction", async () => {
    // The connections are opened before: the three statements have to run at the same time. They sleep for nearly as
    // long as a statement may take.
    await Promise.all(Array.from({ length: 5 }, () => db().$queryRaw`SELECT 1 FROM pg_sleep(0.1)`));
    const running = [
      thrownBy(db().$queryRaw`SELECT pg_sleep(3.7)::text`),
      thrownBy(databasePool().query("SELECT pg_sleep(3.7)")),
      thrownBy(db().$transaction((tx) => tx.$queryRaw`SELECT pg_sleep(3.7)::text`)),
    ];
    await expect.poll(countSleeping).toBe(3);
    await endConnections();
    for (const error of await Promise.all(running))
      expect([error, isDatabaseUnreachable(error)]).toEqual([error, true]);
  });

  it("is recognised if a statement takes too long", async () => {
    const tooLong = db().$transaction(async (tx) => {
      await tx.$executeRaw`SET LOCAL statement_timeout = 50`;
      await tx.$queryRaw`SELECT pg_sleep(9)::text`;
    });
    const error = await thrownBy(tooLong);
    expect([error, isDatabaseUnreachable(error)]).toEqual([error, true]);
  });

  it("is recognised if nothing listens on its port", async () => {
    const nowhere = new Pool({ host: "127.0.0.1", port: 1 });
    expect(isDatabaseUnreachable(await thrownBy(nowhere.query("SELECT 1")))).toBe(true);
    await nowhere.end();
  });

  it("is recognised if the database does not exist, as before a restore", async () => {
    const lost = new Pool({ connectionString: Object.assign(new URL(env().DATABASE_URL), { pathname: "/lost" }).href });
    expect(isDatabaseUnreachable(await thrownBy(lost.query("SELECT 1")))).toBe(true);
    await lost.end();
  });

  it("causes no error when idle connections are lost, and the next statement succeeds", async () => {
    await db().$queryRaw`SELECT 1`;
    await endConnections();
    expect(await db().$queryRaw`SELECT 1 AS one`).toEqual([{ one: 1 }]);
  });
});

describe("a bug", () => {
  it("is not taken for an unavailable database: an invalid statement, a violated constraint, any other error", async () => {
    const nonsense = await thrownBy(db().$queryRaw`SELEC`);
    const missing = await thrownBy(db().user.findFirstOrThrow({ where: { email: "nobody@example.it" } }));
    for (const error of [nonsense, missing, new TypeError("x is undefined"), null, "text"])
      expect([error, isDatabaseUnreachable(error)]).toEqual([error, false]);
  });
});

async function countSleeping(): Promise<number> {
  const { rowCount } = await databasePool().query(
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'SELECT pg_sleep%' AND state = 'active'",
  );
  return rowCount ?? 0;
}
