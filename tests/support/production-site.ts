/**
 * The built site as in production: two server processes behind a TLS proxy, with a pooler or a separate database server
 * that can restart, lose its connections or hang.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type NextServer, startNext } from "../../scripts/next-server.ts";
import { findFreePort, startPostgres } from "../../scripts/postgres.ts";
import { applyMigrations } from "../../scripts/schema-engine.ts";
import { runSql } from "../../scripts/sql.ts";
import { minimalEnvironment, openTestDatabase, TEST_SECRET } from "./database.ts";
import { startPgbouncer } from "./pgbouncer.ts";
import { startTlsProxy } from "./tls-proxy.ts";

const DATABASE = "site";

type Processes = {
  /** The certificate that a client must trust. */
  certificate: string;
  /** The settings that both processes share: DATABASE_URL, NEXTAUTH_URL (the proxy's) and the rest. */
  env: Record<string, string>;
  /** The addresses of the two processes behind the proxy. */
  processes: string[];
  /** How many of the processes are still running. */
  countRunning(): number;
  readLog(): string;
  stop(): Promise<void>;
};

export type PooledSite = Pick<Processes, "certificate" | "env" | "processes" | "stop">;

export type ProductionSite = Processes & {
  restartDatabase(): Promise<void>;
  /** Runs some work while the database is stopped. */
  whileDatabaseDown<T>(work: () => Promise<T>): Promise<T>;
  /** Ends every connection to the site's database, as an administrator or a failover does. */
  terminateConnections(): Promise<void>;
  /** Runs some work while every process of the database is suspended. */
  whileDatabaseFrozen<T>(work: () => Promise<T>): Promise<T>;
};

/** The database's main process and all its children (Linux). */
function listProcesses(dataDir: string): number[] {
  const main = Number(readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);
  const children = readFileSync(`/proc/${main}/task/${main}/children`, "utf8").trim().split(" ").filter(Boolean);
  return [main, ...children.map(Number)];
}

function signalAll(pids: number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // That connection's process has already exited.
    }
  }
}

async function startProcess(env: NodeJS.ProcessEnv, port: number, logFile: string): Promise<NextServer> {
  const server = startNext({ mode: "start", host: "127.0.0.1", port, env, logFile });
  if (await server.whenReady()) return server;
  await server.stop();
  throw new Error(`A process of the site did not start:\n${readFileSync(logFile, "utf8")}`);
}

/** Starts both processes and the proxy, with their files in that folder. */
async function startProcesses(
  folder: string,
  databaseUrl: string,
  settings: Record<string, string>,
): Promise<Processes> {
  const logFile = join(folder, "site.log");
  const [proxy, ...ports] = await Promise.all([startTlsProxy(), findFreePort(), findFreePort()]);
  const env: Record<string, string> = {
    DATA_DIR: join(folder, "site"),
    DATABASE_URL: databaseUrl,
    PREPARED_STATEMENTS: "false",
    NEXTAUTH_SECRET: TEST_SECRET,
    NEXTAUTH_URL: proxy.url,
    TRUSTED_PROXIES: "1",
    LOG_LEVEL: "warn",
    ...settings,
  };
  mkdirSync(join(folder, "site"));
  const whole: NodeJS.ProcessEnv = { ...minimalEnvironment(), ...env };
  const servers = await Promise.all(ports.map((port) => startProcess(whole, port, logFile)));
  proxy.targets.push(...ports);
  let running = servers.length;
  for (const { ended } of servers) void ended.then(() => (running -= 1));
  return {
    certificate: proxy.certificate,
    env,
    processes: ports.map((port) => `http://127.0.0.1:${port}`),
    countRunning: () => running,
    readLog: () => readFileSync(logFile, "utf8"),
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()));
      await proxy.stop();
    },
  };
}

/**
 * Starts it on a database of this run's server, which the processes reach through PgBouncer in transaction mode.
 * @param settings more settings of the site, such as the address of a mail server
 */
export async function startPooledSite(settings: Record<string, string>): Promise<PooledSite> {
  const database = await openTestDatabase();
  // A pooler does not pass session settings on: the statement timeout is set on the database.
  await runSql(database.adminUrl, `ALTER DATABASE "${database.name}" SET statement_timeout = '3800ms'`);
  const pooler = await startPgbouncer(database.folder, database.adminUrl);
  const site = await startProcesses(database.folder, pooler.url(database.name), settings);
  const stop = async () => {
    await site.stop();
    await pooler.stop();
    await database.stop();
  };
  return { ...site, stop };
}

/**
 * Starts it with a separate database server.
 * @param settings more settings of the site
 */
export async function startProductionSite(settings: Record<string, string>): Promise<ProductionSite> {
  const folder = mkdtempSync(join(tmpdir(), "cils-production-"));
  const dataDir = join(folder, "database");
  const port = await findFreePort();
  const startDatabase = () => startPostgres({ dataDir, throwAway: true, port });
  let database = await startDatabase();
  await database.ensureDatabase(DATABASE);
  await applyMigrations(database.url(DATABASE));
  const site = await startProcesses(folder, database.url(DATABASE), settings);

  return {
    ...site,
    restartDatabase: async () => {
      await database.stop();
      database = await startDatabase();
    },
    whileDatabaseDown: async (work) => {
      await database.stop();
      try {
        return await work();
      } finally {
        database = await startDatabase();
      }
    },
    terminateConnections: () =>
      runSql(
        database.url("postgres"),
        `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '${DATABASE}'`,
      ),
    whileDatabaseFrozen: async (work) => {
      const pids = listProcesses(dataDir);
      signalAll(pids, "SIGSTOP");
      try {
        return await work();
      } finally {
        signalAll(pids.toReversed(), "SIGCONT");
      }
    },
    stop: async () => {
      await site.stop();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
