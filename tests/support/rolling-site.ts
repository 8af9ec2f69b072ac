/** Two servers of the built site behind a balancer, with a separate database. Each can be restarted. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type NextServer, startNext } from "../../scripts/next-server.ts";
import { findFreePort } from "../../scripts/postgres.ts";
import { startBalancer } from "./balancer.ts";
import { minimalEnvironment, openTestDatabase, TEST_SECRET } from "./database.ts";

/**
 * As in the image: longer than the balancer needs to notice an unready server, and than callers keep an idle
 * connection.
 */
const DRAIN_SECONDS = 5;

export type RollingServer = {
  /** Its own address, bypassing the balancer. */
  origin: string;
  /** Stops the running process as the launcher does. */
  stop(): Promise<void>;
  /** Starts a new process and waits until the balancer sends it a connection. */
  start(): Promise<void>;
};

export type RollingSite = {
  env: Record<string, string>;
  servers: [RollingServer, RollingServer];
  readLog(): string;
  stop(): Promise<void>;
};

/** @param settings more settings of the site, such as the address of a stand-in server */
export async function startRollingSite(settings: Record<string, string> = {}): Promise<RollingSite> {
  const [database, balancer] = await Promise.all([openTestDatabase(), startBalancer()]);
  const folder = mkdtempSync(join(tmpdir(), "cils-rolling-"));
  const logFile = join(folder, "site.log");
  const readLog = () => readFileSync(logFile, "utf8");
  mkdirSync(join(folder, "site"));
  const env: Record<string, string> = {
    DATA_DIR: join(folder, "site"),
    DATABASE_URL: database.url,
    NEXTAUTH_SECRET: TEST_SECRET,
    NEXTAUTH_URL: `http://127.0.0.1:${balancer.port}`,
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    TRUSTED_PROXIES: "1",
    LOG_LEVEL: "warn",
    ...settings,
  };
  const whole: NodeJS.ProcessEnv = { ...minimalEnvironment(), ...env };
  const running: NextServer[] = [];

  const makeServer = async (): Promise<RollingServer> => {
    const port = await findFreePort();
    balancer.targets.push(port);
    let server: NextServer | undefined;
    const start = async () => {
      server = startNext({ mode: "start", host: "127.0.0.1", port, env: whole, logFile });
      running.push(server);
      if (!(await server.whenReady())) throw new Error(`A server did not start:\n${readLog()}`);
      while (!balancer.ready.has(port)) await pause(50);
    };
    await start();
    return {
      origin: `http://127.0.0.1:${port}`,
      stop: async () => server?.stop(),
      start,
    };
  };

  const stop = async () => {
    await Promise.all(running.map((server) => server.stop()));
    await Promise.all([balancer.stop(), database.stop()]);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { env, servers: [await makeServer(), await makeServer()], readLog, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
