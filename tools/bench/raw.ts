/** Starts `raw-server.ts` with a site's settings, on its database. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { TestServer } from "@/tests/support/server";

export type RawServer = { url: string; stop(): Promise<void> };

const PROGRAM = join(import.meta.dirname, "raw-server.ts");

export async function startRaw({ env }: TestServer): Promise<RawServer> {
  const child = spawn(process.execPath, [PROGRAM], {
    env: { ...env, NODE_ENV: "production", PATH: process.env["PATH"] },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  return { url: `http://127.0.0.1:${await readPort(child)}`, stop: () => stop(child) };
}

async function readPort({ stdout }: ChildProcess): Promise<number> {
  const [line] = stdout ? await once(stdout, "data") : [];
  return Number(String(line));
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill();
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}
