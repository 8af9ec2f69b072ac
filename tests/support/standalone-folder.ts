/**
 * Copies the standalone output and runs it as an unprivileged user who cannot write to it. Any number of servers may
 * run from one copy.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { STANDALONE } from "../../scripts/standalone.ts";

const root = join(import.meta.dirname, "../..");

/** The user "nobody", if we are root and can choose. */
const NOBODY = 65_534;
const READY_SECONDS = 60;
/** Linux's unit of processor time. */
const TICK_MS = 10;

export type StandaloneServer = {
  /** The time from its start to its first response, in milliseconds. */
  coldStartMs: number;
  /** The processor time until then, which, unlike the elapsed time, hardly depends on the machine's load. */
  processorMs: number;
  /** Asks it to exit. @returns its exit code */
  end(): Promise<number | null>;
};

export type StandaloneFolder = {
  /** Its path; tests may put their own files there. */
  path: string;
  /** The settings of a server: its paths, made here, and its own. */
  makeDataDir(name: string): string;
  /**
   * Starts a server of it.
   * @param settings those of the site, with DATA_DIR
   * @param logFile its output is appended there
   */
  start(port: number, settings: Record<string, string>, logFile: string): Promise<StandaloneServer>;
  /** Deletes it all. */
  remove(): void;
};

async function whenAnswering(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_SECONDS * 1000;
  while (child.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await pause(20);
  }
  throw new Error("it did not answer");
}

/**
 * The processor time of a process and those it started, so far (`man 5 proc_pid_stat`); 0 on systems other than Linux.
 * `serve.ts` runs the server in a child process.
 */
function readProcessorMs(pid: number | string = 0): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return 0;
  const [, fields = ""] = readFileSync(file, "utf8").split(") ");
  const [user, system] = fields.split(" ").slice(11, 13);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  return children
    .map((child) => readProcessorMs(child))
    .reduce((sum, child) => sum + child, (Number(user) + Number(system)) * TICK_MS);
}

/** Copies the standalone output, and the Node to run it. */
export function copyStandalone(): StandaloneFolder {
  const path = mkdtempSync(join(tmpdir(), "cils-standalone-"));
  const isRoot = process.getuid?.() === 0;
  cpSync(join(root, STANDALONE), join(path, "site"), { recursive: true, verbatimSymlinks: true });
  // Node is in a folder that other users cannot enter. If another thread forks meanwhile, it would keep the file open
  // for writing; a separate process that copies it avoids this.
  execFileSync("cp", [process.execPath, join(path, "node")]);
  chmodSync(path, 0o755);
  const makeDataDir = (name: string) => {
    const dataDir = join(path, name);
    mkdirSync(dataDir);
    if (isRoot) chownSync(dataDir, NOBODY, NOBODY);
    return dataDir;
  };
  const start = async (port: number, settings: Record<string, string>, logFile: string) => {
    const begun = performance.now();
    const output = openSync(logFile, "a", 0o600);
    const child = spawn(join(path, "node"), [join(path, "site", "scripts/serve.ts")], {
      cwd: settings["DATA_DIR"],
      env: { NODE_ENV: "production", HOSTNAME: "127.0.0.1", PORT: String(port), ...settings },
      stdio: ["ignore", output, output, "ipc"],
      ...(isRoot && { uid: NOBODY, gid: NOBODY }),
    });
    closeSync(output);
    const end = async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, "exit");
        child.kill("SIGTERM");
        await ended;
      }
      return child.exitCode;
    };
    try {
      await whenAnswering(`http://127.0.0.1:${port}/api/health/live`, child);
    } catch (cause) {
      await end();
      throw new Error(`A standalone server did not start:\n${readFileSync(logFile, "utf8")}`, { cause });
    }
    return { coldStartMs: performance.now() - begun, processorMs: readProcessorMs(child.pid), end };
  };
  return { path, makeDataDir, start, remove: () => rmSync(path, { recursive: true, force: true }) };
}
