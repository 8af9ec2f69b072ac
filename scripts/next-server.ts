import { type ChildProcess, spawn } from "node:child_process";
import { openSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { urlOf } from "./address.mjs";
import { MEMORY_FLAGS } from "./memory-flags.ts";
import { hasEnded, stopServer } from "./stop-server.ts";

const ownRoot = join(import.meta.dirname, "..");
const READY_SECONDS = 120;

export type NextServer = {
  /** The process id, also of its process group. */
  pid: number | undefined;
  ended: Promise<number>;
  /** False when the server ended instead. */
  whenReady(): Promise<boolean>;
  /** Completes running requests, then ends. Idempotent. */
  stop(): Promise<void>;
};

export type NextServerOptions = {
  mode: "start" | "dev";
  host: string;
  port: number;
  env: NodeJS.ProcessEnv;
  root?: string;
  logFile?: string;
};

/** @returns false when the server ended or did not answer in time */
async function waitUntilReady(child: ChildProcess, url: string): Promise<boolean> {
  const deadline = Date.now() + READY_SECONDS * 1000;
  while (!hasEnded(child) && Date.now() < deadline) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return true;
    await sleep(100);
  }
  return false;
}

/** Starts Next on the build, or its development server. */
export function startNext({ mode, host, port, env, root = ownRoot, logFile }: NextServerOptions): NextServer {
  const output = logFile === undefined ? "inherit" : openSync(logFile, "a", 0o600);
  const next = ["node_modules/next/dist/bin/next", mode, "-H", host, "-p", String(port)];
  const flags = mode === "start" ? MEMORY_FLAGS : [];
  const child = spawn(process.execPath, [...flags, "--import", "./scripts/exit-with-parent.mjs", ...next], {
    cwd: root,
    // Detached from the terminal's Ctrl-C: the server must be stopped before the database.
    detached: true,
    stdio: ["ignore", output, output, "ipc"],
    env: { ...env, NODE_ENV: mode === "dev" ? "development" : "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  const ended = new Promise<number>((done) => {
    child.once("error", () => done(1));
    child.once("exit", (code, signal) => done(code ?? 128 + (signal === null ? 0 : constants.signals[signal])));
  });
  let isServing = false;
  // Begins without being asked: a server started again after a crash must be known to serve when it is stopped.
  const readiness = waitUntilReady(child, `${urlOf({ host, port })}/api/health/live`).then((isReady) => {
    isServing = isReady;
    return isReady;
  });
  let stopping: Promise<void> | undefined;

  return {
    pid: child.pid,
    ended,
    whenReady: () => readiness,
    stop: () => {
      // The development server has no jobs to release.
      const drainSeconds = Number(env["DRAIN_SECONDS"] ?? 0);
      stopping ??= stopServer(child, { drainSeconds, isServing: isServing && mode === "start" });
      return stopping;
    },
  };
}
