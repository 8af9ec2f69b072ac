/**
 * The database server of a test run, with separate databases copied from a migrated template in a fraction of a second,
 * empty or with the demo data.
 */
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { startPostgres } from "../../scripts/postgres.ts";
import { applyMigrations } from "../../scripts/schema-engine.ts";
import { hasDatabase, runSql, whileLocked } from "../../scripts/sql.ts";

const root = join(import.meta.dirname, "../..");

/** Passes the run's cluster to child processes: JSON of `{ adminUrl, folder }`. */
const CLUSTER_VARIABLE = "TEST_CLUSTER";

/** The secret of every site under test: gift codes, including the template's, are stored as hashes keyed with it. */
export const TEST_SECRET = "a secret only for tests, long enough";

const TEMPLATES = { empty: "template_empty", demo: "template_demo" } as const;
/** Held while the demo template is made: the first process that needs it makes it. */
const TEMPLATE_LOCK = 1;

export type TestCluster = {
  /** The URL of the server's own database, from which others are made. */
  adminUrl: string;
  /** A folder for files of the tests; removed by `stop`. */
  folder: string;
  stop(): Promise<void>;
};

/**
 * Starts a server with the empty template. `stop` ends it and removes its files.
 * @param options.isDurable commits reach the disk, as in production: for measuring what that costs
 */
export async function startTestCluster({ isDurable = false } = {}): Promise<TestCluster> {
  const folder = mkdtempSync(join(tmpdir(), "cils-test-"));
  const postgres = await startPostgres({ dataDir: join(folder, "data"), throwAway: !isDurable });
  const stop = async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await postgres.ensureDatabase(TEMPLATES.empty);
    await applyMigrations(postgres.url(TEMPLATES.empty));
    return { adminUrl: postgres.url("postgres"), folder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

let ownCluster: { starting: Promise<TestCluster>; users: number } | undefined;

/**
 * The cluster of this run, shared by every process started from now on. It stops once the process that started it has
 * called each `stop` that it got.
 */
export async function shareTestCluster(): Promise<TestCluster> {
  const shared = process.env[CLUSTER_VARIABLE];
  if (ownCluster === undefined && shared !== undefined) return { ...JSON.parse(shared), stop: async () => {} };
  ownCluster ??= { starting: startTestCluster(), users: 0 };
  ownCluster.users += 1;
  const { adminUrl, folder, stop } = await ownCluster.starting;
  process.env[CLUSTER_VARIABLE] = JSON.stringify({ adminUrl, folder });
  const release = async () => {
    if (ownCluster === undefined) return;
    ownCluster.users -= 1;
    if (ownCluster.users > 0) return;
    ownCluster = undefined;
    delete process.env[CLUSTER_VARIABLE];
    await stop();
  };
  return { adminUrl, folder, stop: release };
}

/** Only what every program needs: the settings of the developer must not reach the site. */
export function minimalEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return { NODE_ENV: "production", PATH, HOME, TMPDIR };
}

async function makeDemoTemplate({ adminUrl, folder }: TestCluster): Promise<void> {
  if (await hasDatabase(adminUrl, TEMPLATES.demo)) return;
  const draft = `${TEMPLATES.demo}_draft`;
  const url = await cloneDatabase(adminUrl, draft);
  const args = ["--conditions=react-server", "--import", "./scripts/alias.ts", "prisma/seed.ts"];
  const settings = { DATABASE_URL: url, DATA_DIR: folder, DEMO_DATA: "true", NEXTAUTH_SECRET: TEST_SECRET };
  const env = { ...minimalEnvironment(), ...settings, NEXTAUTH_URL: "http://127.0.0.1:3000", LOG_LEVEL: "warn" };
  await promisify(execFile)(process.execPath, args, { cwd: root, env });
  await runSql(adminUrl, `ALTER DATABASE "${draft}" RENAME TO "${TEMPLATES.demo}"`);
}

/**
 * Makes a migrated database of that name, replacing an earlier one.
 * @returns its URL
 */
export async function cloneDatabase(
  adminUrl: string,
  name: string,
  template: keyof typeof TEMPLATES = "empty",
): Promise<string> {
  await runSql(adminUrl, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  await runSql(adminUrl, `CREATE DATABASE "${name}" TEMPLATE "${TEMPLATES[template]}" STRATEGY FILE_COPY`);
  return databaseUrlOf(adminUrl, name);
}

/** The URL of another database on the same server. */
export function databaseUrlOf(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.href;
}

export type TestDatabase = TestCluster & { url: string; name: string };

/**
 * A separate database for the caller, on the cluster of this run.
 * @param options.hasDemoData includes the demo data
 * @param options.isDurable a separate server that writes to the disk
 * @returns with a separate folder; `stop` removes both
 */
export async function openTestDatabase({ hasDemoData = false, isDurable = false } = {}): Promise<TestDatabase> {
  const cluster = await (isDurable ? startTestCluster({ isDurable }) : shareTestCluster());
  const folder = mkdtempSync(join(tmpdir(), "cils-site-"));
  const name = `test_${randomUUID()}`;
  const stop = async () => {
    await runSql(cluster.adminUrl, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    if (hasDemoData) await whileLocked(cluster.adminUrl, TEMPLATE_LOCK, () => makeDemoTemplate(cluster));
    const url = await cloneDatabase(cluster.adminUrl, name, hasDemoData ? "demo" : "empty");
    return { ...cluster, folder, name, url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
