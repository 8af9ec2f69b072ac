/** A copy of the tree in which faults are planted, and the programs that run in it. */
import { type ChildProcess, spawn } from "node:child_process";
import { GENERATED_OFFLINE_FILES } from "../../scripts/offline.ts";
import { copyTree } from "../support/tree-copy.ts";

/** Build output, which git ignores. Copying it saves a full build for each fault. */
const BUILD_OUTPUT = [".next", "prisma/generated", "next-env.d.ts", ...GENERATED_OFFLINE_FILES];

/** Longer than any build or test takes. */
const TIMEOUT_MS = 8 * 60_000;
const KILL_DELAY_MS = 30_000;

let running: ChildProcess | undefined;
let isEnding = false;

/** Runs a program of the project to its end. @returns its exit code, 1 if it was killed, and its output */
export function runInCopy(command: string, args: string[], cwd: string, env: Record<string, string> = {}) {
  return new Promise<{ code: number; output: string }>((done) => {
    if (isEnding) return;
    // In a process group of its own, so that its children end with it.
    const child = spawn(command, args, { cwd, detached: true, env: { ...process.env, ...env } });
    running = child;
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    const late = setTimeout(() => end(child, "SIGKILL"), TIMEOUT_MS);
    const finish = (code: number) => {
      clearTimeout(late);
      running = undefined;
      if (!isEnding) done({ code, output });
    };
    child.once("error", () => finish(127));
    child.once("close", (code) => finish(code ?? 1));
  });
}

function end({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // It has already ended.
  }
}

/** Ends the running program with all its children, and starts no other. */
export async function endRunning(): Promise<void> {
  isEnding = true;
  const child = running;
  if (!child) return;
  const ended = new Promise((done) => child.once("close", done));
  end(child, "SIGTERM");
  const late = setTimeout(() => end(child, "SIGKILL"), KILL_DELAY_MS);
  await ended;
  clearTimeout(late);
}

/** Copies the tree with its build. @returns the folder */
export const copyBuiltTree = (): string => copyTree("mutants", BUILD_OUTPUT);
