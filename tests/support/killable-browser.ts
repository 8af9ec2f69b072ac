/** A real browser with its own profile, which can be killed at any moment, as by an empty battery, and opened again. */
import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import { findChromium } from "../../scripts/system-programs.ts";

const FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--hide-crash-restore-bubble",
  "--remote-debugging-port=0",
];
const START_MS = 60_000;

export type KillableBrowser = {
  page: Page;
  /** Ends every process of the browser at once (kill -9). */
  kill(): Promise<void>;
};

/** Opens the browser with a profile folder, which is created if missing (Linux, macOS). @param flags besides its own */
export async function openBrowser(profile: string, flags: readonly string[] = []): Promise<KillableBrowser> {
  const portFile = join(profile, "DevToolsActivePort");
  rmSync(portFile, { force: true });
  const args = [...FLAGS, ...flags, `--user-data-dir=${profile}`, "about:blank"];
  // In its own process group, so that one signal reaches all its processes.
  const child = spawn(findChromium() ?? "chromium", args, { detached: true, stdio: "ignore" });
  const ended = new Promise<void>((done) => {
    child.once("exit", () => done());
    child.once("error", () => done());
  });
  const kill = async () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, "SIGKILL");
    await ended;
  };
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await readPort(portFile)}`);
    const [context = await browser.newContext()] = browser.contexts();
    return { page: context.pages()[0] ?? (await context.newPage()), kill };
  } catch (error) {
    await kill();
    throw error;
  }
}

/** The browser's debugging port, once it reports one. */
async function readPort(file: string): Promise<number> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    const port = existsSync(file) ? Number(readFileSync(file, "utf8").split("\n")[0]) : 0;
    if (port > 0) return port;
    await sleep(50);
  }
  throw new Error("The browser did not start.");
}
