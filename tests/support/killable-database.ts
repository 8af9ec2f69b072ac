/** A durable database whose processes can be killed and whose disk can be filled. */
import { spawnSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort, startPostgres } from "../../scripts/postgres.ts";
import { applyMigrations } from "../../scripts/schema-engine.ts";
import { runSql } from "../../scripts/sql.ts";

const DATABASE = "site";
const DISK_MEGABYTES = 320;
/** How long the disk is full before the write-ahead log needs space too, and then until space is freed. */
const FULL_MS = 700;
/** The file size limit of a process, used if the disk itself cannot be made small. */
const FILE_BYTES = 65_536;

export type KillableDatabase = {
  url: string;
  /** Kills every process (kill -9) and starts again on the written data. */
  kill(): Promise<void>;
  /** Fills the disk for a while: tables cannot grow, and finally the log cannot either. */
  fillDisk(): Promise<void>;
  stop(): Promise<void>;
};

/** The main process and all its children. */
function listProcesses(dataDir: string): number[] {
  const main = Number(readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);
  const children = readFileSync(`/proc/${main}/task/${main}/children`, "utf8").trim().split(" ").filter(Boolean);
  return [main, ...children.map(Number)];
}

function killAll(dataDir: string): void {
  for (const pid of listProcesses(dataDir)) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // That connection's process has already exited.
    }
  }
}

/** Mounts a small file system on a folder. False if that is not allowed: it requires administrator rights. */
function mountDisk(folder: string): boolean {
  const words = ["-t", "tmpfs", "-o", `size=${DISK_MEGABYTES}m`, "cils-small-disk", folder];
  return spawnSync("mount", words).status === 0;
}

/** Writes until no byte is free. */
function writeUntilFull(file: string): void {
  const target = openSync(file, "w");
  for (const bytes of [Buffer.alloc(1_000_000), Buffer.alloc(512)]) {
    try {
      for (;;) writeSync(target, bytes);
    } catch {
      // Full, except for less than that.
    }
  }
  closeSync(target);
}

/** Limits the size of files that the database's processes may write, which its own user may do. */
function limitFileSize(dataDir: string): void {
  const { uid, gid } = statSync(join(dataDir, "postgres"));
  for (const pid of listProcesses(dataDir)) {
    const asked = spawnSync("prlimit", ["--pid", String(pid), `--fsize=${FILE_BYTES}:`], { uid, gid });
    if (asked.error) throw asked.error;
  }
}

/**
 * Starts one with a migrated site in it (Linux).
 * @param folder for its files
 */
export async function startKillableDatabase(folder: string): Promise<KillableDatabase> {
  const disk = join(folder, "disk");
  const dataDir = join(disk, "database");
  mkdirSync(disk);
  const isSmall = mountDisk(disk);
  const port = await findFreePort();
  // Kept: committed data is on the disk.
  const start = async () => {
    const started = await startPostgres({ dataDir, port });
    const state = { ...started, hasEnded: false };
    void started.ended.then(() => (state.hasEnded = true));
    return state;
  };
  let database = await start();
  const admin = database.url("postgres");
  await database.ensureDatabase(DATABASE);
  await applyMigrations(database.url(DATABASE));
  // A log that fits on the disk and needs new space for each of its files.
  for (const setting of ["max_wal_size = '64MB'", "min_wal_size = '32MB'", "wal_recycle = off"])
    await runSql(admin, `ALTER SYSTEM SET ${setting}`);
  await runSql(admin, "SELECT pg_reload_conf()");

  const kill = async () => {
    if (!database.hasEnded) killAll(dataDir);
    await database.ended;
    database = await start();
  };
  /** After the disk was full: it continues by itself, or has exited. */
  const waitForRecovery = async () => {
    for (;;) {
      if (database.hasEnded) database = await start();
      const isBack = await runSql(admin, "SELECT 1").then(
        () => true,
        () => false,
      );
      if (isBack) return;
      await sleep(50);
    }
  };
  return {
    url: database.url(DATABASE),
    kill,
    fillDisk: async () => {
      if (!isSmall) {
        limitFileSize(dataDir);
        await sleep(2 * FULL_MS);
        return kill();
      }
      const ballast = join(disk, "ballast");
      writeUntilFull(ballast);
      await sleep(FULL_MS);
      // Refused or not: from here on the log needs a new file.
      await runSql(admin, "SELECT pg_switch_wal()").catch(() => undefined);
      await sleep(FULL_MS);
      rmSync(ballast);
      await waitForRecovery();
    },
    stop: async () => {
      await database.stop();
      if (isSmall) spawnSync("umount", [disk]);
    },
  };
}
