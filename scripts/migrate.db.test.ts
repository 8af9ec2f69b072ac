import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { PrismaPg } from "@prisma/adapter-pg";
import { expect, it } from "vitest";
import { databaseUrlOf, shareTestCluster } from "@/tests/support/database";
import { runSql, whileLocked } from "./sql.ts";

/** Runs `npm run db:migrate` as a separate process. @returns its output */
async function migrate(url: string): Promise<string> {
  const env = { ...process.env, DATABASE_URL: url };
  return (await promisify(execFile)(process.execPath, ["scripts/migrate.ts"], { env })).stdout.trim();
}

async function countApplied(url: string): Promise<{ all: number; once: number }> {
  const adapter = await new PrismaPg({ connectionString: url, max: 1 }).connect();
  const sql = 'SELECT count(*)::int "all", count(DISTINCT migration_name)::int once FROM _prisma_migrations';
  const { rows } = await adapter.underlyingDriver().query(sql);
  await adapter.dispose();
  return rows[0];
}

it("one of several concurrent migrations does the work, and the others find it done, even with a short statement timeout", async () => {
  const { adminUrl: admin } = await shareTestCluster();
  const url = databaseUrlOf(admin, "migrated_by_several");
  // An earlier try may have left it.
  await runSql(admin, 'DROP DATABASE IF EXISTS "migrated_by_several" WITH (FORCE)');
  await runSql(admin, 'CREATE DATABASE "migrated_by_several"');
  await runSql(admin, `ALTER DATABASE "migrated_by_several" SET statement_timeout = '100ms'`);
  const said = await Promise.all([migrate(url), migrate(url), migrate(url)]);
  expect(said.filter((line) => line.startsWith("Applied: "))).toHaveLength(1);
  expect(said.filter((line) => line === "Nothing to migrate.")).toHaveLength(2);
  await runSql(admin, 'ALTER DATABASE "migrated_by_several" RESET statement_timeout');
  const { all, once } = await countApplied(url);
  expect(all).toBeGreaterThan(0);
  expect(once).toBe(all);
  await runSql(admin, 'DROP DATABASE "migrated_by_several" WITH (FORCE)');
}, 120_000);

/** Not the lock of the demo template, which another file may hold for long. */
const OWN_LOCK = 2;

it("statements that need the same lock run one after the other", async () => {
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    steps.push(`${name} ends`);
  };
  const { adminUrl: url } = await shareTestCluster();
  await Promise.all(["one", "two", "three"].map((name) => whileLocked(url, OWN_LOCK, work(name))));
  const [names, again] = [steps.filter((_, index) => index % 2 === 0), steps.filter((_, index) => index % 2 === 1)];
  expect(again.map((step) => step.split(" ")[0])).toEqual(names.map((step) => step.split(" ")[0]));
});
