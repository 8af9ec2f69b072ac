/** The built site, with injectable faults. It recovers from each. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type NextServer, startNext } from "../../scripts/next-server.ts";
import { findFreePort } from "../../scripts/postgres.ts";
import { minimalEnvironment, TEST_SECRET } from "./database.ts";
import { type FaultProxy, startFaultProxy } from "./fault-proxy.ts";
import { startKillableDatabase } from "./killable-database.ts";
import { linkOtherBuild } from "./linked-build.ts";

export const SITE_FAULT_KINDS = ["server killed", "database killed", "clock jumps", "disk full", "deploy"] as const;
export type SiteFault = (typeof SITE_FAULT_KINDS)[number];

export type FaultableSite = {
  env: Record<string, string>;
  /** The proxy with network faults; its address is the site's. */
  proxy: FaultProxy;
  /** Causes a fault, and waits until the site is back. @param luck from 0 up to 1, if there are several variants */
  injectFault(fault: SiteFault, luck: number): Promise<void>;
  readLog(): string;
  stop(): Promise<void>;
};

const CLOCK = import.meta.resolve("./jumping-clock.ts");
/** How far a clock may jump from the right time, in either direction. */
const MAX_CLOCK_ERROR_MS = 26 * 3_600_000;

/** Starts everything (Linux). */
export async function startFaultableSite(): Promise<FaultableSite> {
  const folder = mkdtempSync(join(tmpdir(), "cils-mortal-"));
  const logFile = join(folder, "site.log");
  const clockFile = join(folder, "clock");
  const dataDir = join(folder, "site");
  mkdirSync(dataDir);
  writeFileSync(clockFile, "0");
  const [database, proxy] = await Promise.all([startKillableDatabase(folder), startFaultProxy()]);
  const env: Record<string, string> = {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    PREPARED_STATEMENTS: "true",
    NEXTAUTH_SECRET: TEST_SECRET,
    NEXTAUTH_URL: `http://127.0.0.1:${proxy.port}`,
    TRUSTED_PROXIES: "1",
    LOG_LEVEL: "silent",
  };
  const clock = { NODE_OPTIONS: `--import=${CLOCK}`, CLOCK_FILE: clockFile };
  const whole: NodeJS.ProcessEnv = { ...minimalEnvironment(), ...clock, ...env };
  // Two builds of one site; the running one and the next one alternate.
  const roots = [join(import.meta.dirname, "../.."), linkOtherBuild(join(folder, "other"))];

  /** Serves at a port, and directs new requests there. */
  const serve = async (port: number): Promise<NextServer> => {
    const started = startNext({ mode: "start", host: "127.0.0.1", port, env: whole, root: roots[0] ?? "", logFile });
    if (await started.whenReady()) {
      proxy.targetPort = port;
      return started;
    }
    await started.stop();
    throw new Error(`The site did not start:\n${readFileSync(logFile, "utf8")}`);
  };
  let server = await serve(await findFreePort());

  const faultHandlers: Record<SiteFault, (luck: number) => Promise<void>> = {
    "server killed": async () => {
      if (server.pid !== undefined) process.kill(-server.pid, "SIGKILL");
      await server.ended;
      server = await serve(proxy.targetPort);
    },
    "database killed": database.kill,
    "disk full": database.fillDisk,
    "clock jumps": async (luck) => {
      writeFileSync(clockFile, String(Math.round((luck * 2 - 1) * MAX_CLOCK_ERROR_MS)));
      if (server.pid !== undefined) process.kill(server.pid, "SIGUSR2");
    },
    deploy: async () => {
      roots.reverse();
      const last = server;
      server = await serve(await findFreePort());
      await last.stop();
    },
  };
  return {
    env,
    proxy,
    injectFault: (fault, luck) => faultHandlers[fault](luck),
    readLog: () => readFileSync(logFile, "utf8"),
    stop: async () => {
      await server.stop();
      await Promise.all([proxy.stop(), database.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
