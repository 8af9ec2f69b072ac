/** The built site on a database that keeps what it says it keeps; either can be killed at any moment, and comes back. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startNext } from "../../scripts/next-server.ts";
import { findFreePort, startPostgres } from "../../scripts/postgres.ts";
import { applyMigrations } from "../../scripts/schema-engine.ts";
import { type FaultProxy, startFaultProxy } from "./fault-proxy.ts";

const DATABASE = "site";

export type MortalSite = {
  env: Record<string, string>;
  /** The bad network before the site. */
  proxy: FaultProxy;
  /** Kills the server (kill -9) and starts it again. */
  killServer(): Promise<void>;
  /** Kills every process of the database (kill -9) and starts it again on what it had written. */
  killDatabase(): Promise<void>;
  readLog(): string;
  stop(): Promise<void>;
};

function killAll(dataDir: string): void {
  const main = Number(readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);
  const children = readFileSync(`/proc/${main}/task/${main}/children`, "utf8").trim().split(" ").filter(Boolean);
  for (const pid of [main, ...children.map(Number)]) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // That connection's process ended by itself.
    }
  }
}

/** Starts it all (Linux). */
export async function startMortalSite(): Promise<MortalSite> {
  const folder = mkdtempSync(join(tmpdir(), "cils-mortal-"));
  const dataDir = join(folder, "database");
  const logFile = join(folder, "site.log");
  const [port, databasePort] = await Promise.all([findFreePort(), findFreePort()]);
  // Not thrown away: what is committed is on the disk.
  const startDatabase = () => startPostgres({ dataDir, port: databasePort });
  let database = await startDatabase();
  await database.ensureDatabase(DATABASE);
  await applyMigrations(database.url(DATABASE));
  const env: Record<string, string> = {
    DATA_DIR: join(folder, "site"),
    DATABASE_URL: database.url(DATABASE),
    PREPARED_STATEMENTS: "true",
    NEXTAUTH_SECRET: "a secret only for tests, long enough",
    NEXTAUTH_URL: `http://127.0.0.1:${port}`,
    TRUSTED_PROXIES: "1",
    LOG_LEVEL: "silent",
  };
  mkdirSync(join(folder, "site"));
  const { PATH, HOME, TMPDIR } = process.env;
  const serve = async () => {
    const whole: NodeJS.ProcessEnv = { NODE_ENV: "production", PATH, HOME, TMPDIR, ...env };
    const started = startNext({ mode: "start", host: "127.0.0.1", port, env: whole, logFile });
    if (await started.whenReady()) return started;
    await started.stop();
    throw new Error(`The site did not start:\n${readFileSync(logFile, "utf8")}`);
  };
  let server = await serve();
  const proxy = await startFaultProxy(port);
  return {
    env,
    proxy,
    killServer: async () => {
      if (server.pid !== undefined) process.kill(-server.pid, "SIGKILL");
      await server.ended;
      server = await serve();
    },
    killDatabase: async () => {
      killAll(dataDir);
      await database.ended;
      database = await startDatabase();
    },
    readLog: () => readFileSync(logFile, "utf8"),
    stop: async () => {
      await server.stop();
      await Promise.all([proxy.stop(), database.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
