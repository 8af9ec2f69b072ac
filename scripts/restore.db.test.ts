import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import pg from "pg";
import { expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { backUp } from "@/scripts/backup";
import { restore } from "@/scripts/restore";
import { applyMigrations, listMigrations } from "@/scripts/schema-engine";
import { runSql } from "@/scripts/sql";
import { databaseUrlOf, shareTestCluster } from "@/tests/support/database";
import { makeLearner } from "@/tests/support/factories";
import { fingerprintDatabase } from "@/tests/support/fingerprint";

/** Whole sets of migrations are applied, on a machine that may be busy. */
const SLOWLY = 120_000;

/** Values that have broken database copies: every kind of line break, the end marker, null beside the empty string. */
const AWKWARD = "\\.\n\\N\t\r\u2028\\\\ 'x' \"y\" è 字 🙂";

const cluster = await shareTestCluster();
const freshFile = () => join(cluster.folder, `backup_${randomUUID()}.gz`);
const own = () => process.env["DATABASE_URL"] ?? "";

async function emptyDatabase(): Promise<string> {
  const name = `restored_${randomUUID()}`;
  await runSql(cluster.adminUrl, `CREATE DATABASE "${name}"`);
  return databaseUrlOf(cluster.adminUrl, name);
}

async function fill(): Promise<void> {
  const learner = await makeLearner();
  await db().user.update({ where: { id: learner.id }, data: { firstName: AWKWARD, phone: "" } });
  await db().secondFactor.create({
    data: { userId: learner.id, secret: AWKWARD, recoveryHashes: [AWKWARD, "", "NULL"] },
  });
  await db().rateLimit.create({ data: { key: randomUUID() + AWKWARD, points: 1, expire: 9_007_199_254_740_993n } });
  const answers = { [AWKWARD]: [1e-7, null, { "": AWKWARD }] };
  await db().attempt.create({
    data: {
      id: randomUUID().slice(0, 16),
      userId: learner.id,
      simulationId: 1,
      sections: { create: { section: "cloze", answers } },
    },
  });
}

it(
  "a restored database contains exactly the same rows, from a file that only its owner can read",
  async () => {
    await fill();
    const [file, target] = [freshFile(), await emptyDatabase()];
    await backUp(own(), file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(backUp(own(), file)).rejects.toThrow("already exists");
    const before = await fingerprintDatabase(own());
    await restore(target, file);
    expect(await fingerprintDatabase(target)).toEqual(before);
    expect(Object.keys(before)).toEqual(expect.arrayContaining(["User", "SectionRecord", "RateLimit"]));
    const script = gunzipSync(readFileSync(file)).toString("utf8");
    expect(script).toMatch(/^-- \{"archive":1,.*\nSET client_encoding/);
  },
  SLOWLY,
);

it("refuses a database in use", async () => {
  const [file, target] = [freshFile(), await emptyDatabase()];
  await backUp(own(), file);
  const site = new pg.Client({ connectionString: target });
  await site.connect();
  await expect(restore(target, file)).rejects.toThrow("The database has other connections: stop the site first.");
  await site.end();
});

it("the schema has no data outside of tables, which are all that a backup copies", async () => {
  const others = await db().$queryRaw`SELECT relname FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind NOT IN ('r', 'i', 'c')`;
  expect(others).toEqual([]);
});

it(
  "refuses a database with rows, unless they may be deleted",
  async () => {
    const [file, target] = [freshFile(), await emptyDatabase()];
    await backUp(own(), file);
    await applyMigrations(target);
    await runSql(target, `INSERT INTO "RateLimit" (key) VALUES ('x')`);
    const run = (...more: string[]) =>
      spawnSync(process.execPath, ["scripts/restore.ts", file, ...more], {
        encoding: "utf8",
        env: { ...process.env, DATABASE_URL: target },
      });
    const refused = run();
    expect(refused.stderr).toMatch(/^The database restored_\S+ at \S+ is not empty \(rows: 1\)/);
    expect(refused.status).toBe(1);
    const replaced = run("--replace");
    expect(replaced.stderr).toBe("");
    expect(replaced.stdout).toContain("its rows (1) are deleted first");
    expect(await fingerprintDatabase(target)).toEqual(await fingerprintDatabase(own()));
  },
  SLOWLY,
);

it(
  "replaces the rows however long that takes, even with a short statement timeout",
  async () => {
    const [file, target] = [freshFile(), await emptyDatabase()];
    await backUp(own(), file);
    await applyMigrations(target);
    const name = new URL(target).pathname.slice(1);
    await runSql(
      target,
      `CREATE SCHEMA slow;
      CREATE FUNCTION slow.sleep() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.3); END $$;
      CREATE EVENT TRIGGER slow ON sql_drop WHEN TAG IN ('DROP SCHEMA') EXECUTE FUNCTION slow.sleep();
      ALTER DATABASE "${name}" SET statement_timeout = '200ms'`,
    );
    await restore(target, file, true);
    await runSql(cluster.adminUrl, `ALTER DATABASE "${name}" RESET statement_timeout`);
    expect(await fingerprintDatabase(target)).toEqual(await fingerprintDatabase(own()));
  },
  SLOWLY,
);

it("refuses a truncated, altered or newer file before it changes anything", async () => {
  const [file, target] = [freshFile(), await emptyDatabase()];
  await backUp(own(), file);
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.subarray(0, bytes.length - 200));
  await expect(restore(target, file)).rejects.toThrow("is not a complete backup");
  const changed = gunzipSync(bytes).toString("utf8").replace("Di Prova", "Di Altri");
  writeFileSync(file, gzipSync(changed));
  await expect(restore(target, file)).rejects.toThrow("is not a complete backup");

  await runSql(
    own(),
    `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at) VALUES ('x', 'x', '29991231000000_later', now())`,
  );
  const newer = freshFile();
  await backUp(own(), newer);
  await runSql(own(), `DELETE FROM "_prisma_migrations" WHERE id = 'x'`);
  await expect(restore(target, newer)).rejects.toThrow("newer version of the site (29991231000000_later)");
  expect(await fingerprintDatabase(target)).toEqual({});
});

it(
  "a backup of an older version is restored as it was and then migrated",
  async () => {
    const [old, target, file] = [await emptyDatabase(), await emptyDatabase(), freshFile()];
    const names = listMigrations();
    await applyMigrations(old, names.slice(0, -2));
    await runSql(old, `INSERT INTO "RateLimit" (key, points) VALUES ('kept', 7)`);
    await backUp(old, file);
    expect(await restore(target, file)).toEqual(names.slice(-2));
    await runSql(target, `DO $$ BEGIN ASSERT (SELECT points FROM "RateLimit" WHERE key = 'kept') = 7; END $$`);
  },
  SLOWLY,
);
