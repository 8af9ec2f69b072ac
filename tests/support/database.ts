/** A throw-away database server for tests: migrated once into a template, then cloned in a fraction of a second. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../../scripts/postgres.ts";
import { applyMigrations } from "../../scripts/schema-engine.ts";
import { runSql } from "../../scripts/sql.ts";

const TEMPLATE = "template_cils";

export type TestDatabase = {
  /** The address of the server's own database, from which others are cloned. */
  adminUrl: string;
  /** A folder for files of the tests; gone after `stop`. */
  folder: string;
  stop(): Promise<void>;
};

/**
 * Starts a server with the migrated, empty template. It and its files are gone after `stop`.
 * @param options.isDurable what is committed is on the disk, as in use: for measuring what that costs
 */
export async function startTestDatabase({ isDurable = false } = {}): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "cils-test-"));
  const postgres = await startPostgres({ dataDir: join(folder, "data"), throwAway: !isDurable });
  const stop = async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await postgres.ensureDatabase(TEMPLATE);
    await applyMigrations(postgres.url(TEMPLATE));
    await closeTemplate(postgres.url("postgres"));
    return { adminUrl: postgres.url("postgres"), folder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A database can be cloned only while nobody is connected to it; the migrating engine's connections linger. */
async function closeTemplate(adminUrl: string): Promise<void> {
  await runSql(adminUrl, `ALTER DATABASE "${TEMPLATE}" ALLOW_CONNECTIONS false`);
  await runSql(adminUrl, `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '${TEMPLATE}'`);
}

/**
 * Makes a fresh migrated database of that name, replacing an earlier one.
 * @returns its address
 */
export async function cloneDatabase(adminUrl: string, name: string): Promise<string> {
  await runSql(adminUrl, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  await runSql(adminUrl, `CREATE DATABASE "${name}" TEMPLATE "${TEMPLATE}" STRATEGY FILE_COPY`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}
