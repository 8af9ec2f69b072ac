/**
 * The folder that a container runs, as a container runs it: alone in an empty place, by an ordinary user who may not write in it,
 * on a database that is somewhere else.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findFreePort } from "../../scripts/postgres.ts";
import { STANDALONE } from "../../scripts/standalone.ts";
import { cloneDatabase, startTestDatabase } from "./database.ts";

const root = join(import.meta.dirname, "../..");

/** Nobody, where we are root and can choose. */
const NOBODY = 65_534;
const READY_SECONDS = 60;

export type StandaloneSite = {
  env: Record<string, string>;
  /** Where it writes what is no row, such as mails without a mail server. */
  dataDir: string;
  /** From its start to its first answer, in milliseconds. */
  coldStartMs: number;
  readLog(): string;
  /** Asks it to end. @returns its exit code */
  end(): Promise<number | null>;
  stop(): Promise<void>;
};

async function whenAnswering(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_SECONDS * 1000;
  while (child.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await pause(20);
  }
  throw new Error("the standalone server did not start");
}

export async function startStandaloneSite(): Promise<StandaloneSite> {
  const [database, port] = await Promise.all([startTestDatabase(), findFreePort()]);
  const folder = mkdtempSync(join(tmpdir(), "cils-standalone-"));
  const [site, dataDir, logFile] = [join(folder, "site"), join(folder, "data"), join(folder, "site.log")];
  cpSync(join(root, STANDALONE), site, { recursive: true, verbatimSymlinks: true });
  // Node stands in a folder that other users may not enter.
  cpSync(process.execPath, join(folder, "node"));
  mkdirSync(dataDir);
  chmodSync(folder, 0o755);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(dataDir, NOBODY, NOBODY);
  const env: Record<string, string> = {
    DATABASE_URL: await cloneDatabase(database.adminUrl, "site"),
    DATA_DIR: dataDir,
    NEXTAUTH_SECRET: "a secret only for tests, long enough",
    NEXTAUTH_URL: `http://127.0.0.1:${port}`,
    TRUSTED_PROXIES: "1",
    LOG_LEVEL: "warn",
  };
  const begun = performance.now();
  const output = openSync(logFile, "a", 0o600);
  const child = spawn(join(folder, "node"), [join(site, "server.js")], {
    cwd: dataDir,
    env: { NODE_ENV: "production", HOSTNAME: "127.0.0.1", PORT: String(port), NEXT_MANUAL_SIG_HANDLE: "true", ...env },
    stdio: ["ignore", output, output],
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });
  const readLog = () => readFileSync(logFile, "utf8");
  const end = async () => {
    if (child.exitCode === null) {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    }
    return child.exitCode;
  };
  const stop = async () => {
    await end();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await whenAnswering(`${env["NEXTAUTH_URL"]}/api/health/live`, child);
  } catch (cause) {
    const log = readLog();
    await stop();
    throw new Error(`The standalone server did not start:\n${log}`, { cause });
  }
  return { env, dataDir, coldStartMs: performance.now() - begun, readLog, end, stop };
}
