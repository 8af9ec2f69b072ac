/** The built site with demo data on a temporary database, for tests that use HTTP or a browser. */
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { startNext } from "../../scripts/next-server.ts";
import { findFreePort } from "../../scripts/postgres.ts";
import { minimalEnvironment, openTestDatabase, TEST_SECRET } from "./database.ts";

export type TestServer = {
  /** The site's URL, without a trailing slash. */
  url: string;
  databaseUrl: string;
  /** The site's settings: DATABASE_URL, DATA_DIR (with its outbox) and the rest. */
  env: Record<string, string>;
  /** The server's output so far. */
  readLog(): string;
  /** Kills the server as a power cut does (kill -9); its database keeps running. */
  crash(): Promise<void>;
  /** Serves again after a crash. */
  restart(): Promise<void>;
  /** Stops the server and its database, and removes their files. */
  stop(): Promise<void>;
};

/**
 * Serves the built site (`npm test` builds it; by hand: `npm run build`).
 * @param options.env settings of the site, such as the address of a stand-in server
 * @param options.isDurable commits reach the disk, as in production
 */
export async function startServer(
  options: { env?: Record<string, string>; isDurable?: boolean } = {},
): Promise<TestServer> {
  const [database, port] = await Promise.all([openTestDatabase({ hasDemoData: true, ...options }), findFreePort()]);
  const dataDir = join(database.folder, "site");
  const logFile = join(database.folder, "site.log");
  const readLog = () => readFileSync(logFile, "utf8");
  try {
    mkdirSync(dataDir);
    const url = `http://127.0.0.1:${port}`;
    const settings: Record<string, string> = {
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      PREPARED_STATEMENTS: "true",
      DEMO_DATA: "true",
      NEXTAUTH_SECRET: TEST_SECRET,
      NEXTAUTH_URL: url,
      LOG_LEVEL: "warn",
      // Tests act for many callers, as a proxy does.
      TRUSTED_PROXIES: "1",
      CRON_SECRET: "a cron secret only for tests",
      METRICS_SECRET: "a metrics secret only for tests",
      ...options.env,
    };
    const env: NodeJS.ProcessEnv = { ...minimalEnvironment(), ...settings };
    const serve = async () => {
      const started = startNext({ mode: "start", host: "127.0.0.1", port, env, logFile });
      if (await started.whenReady()) return started;
      await started.stop();
      throw new Error(`The site did not start:\n${readLog()}`);
    };
    let server = await serve();
    const stop = async () => {
      await server.stop();
      await database.stop();
    };
    const crash = async () => {
      if (server.pid !== undefined) process.kill(-server.pid, "SIGKILL");
      await server.ended;
    };
    const restart = async () => {
      server = await serve();
    };
    return { url, databaseUrl: database.url, env: settings, readLog, crash, restart, stop };
  } catch (error) {
    await database.stop();
    throw error;
  }
}
