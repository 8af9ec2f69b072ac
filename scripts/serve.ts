/**
 * The entry point of a container. SIGTERM and SIGINT end it without losing a request or a job; a second one kills it.
 */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { MEMORY_FLAGS } from "./memory-flags.ts";
import { stopServer } from "./stop-server.ts";
import { resolveTrustedProxies } from "./trusted-proxies.ts";

const { HOSTNAME: host = "0.0.0.0", NEXTAUTH_URL: siteUrl, TRUSTED_PROXIES: configured } = process.env;
const proxies = resolveTrustedProxies({ host, siteUrl, configured });
if (proxies.warning) console.warn(proxies.warning);

const folder = join(import.meta.dirname, "..");
const exitWithParent = join(import.meta.dirname, "exit-with-parent.mjs");
const server = spawn(process.execPath, [...MEMORY_FLAGS, "--import", exitWithParent, join(folder, "server.js")], {
  stdio: ["ignore", "inherit", "inherit", "ipc"],
  env: { ...process.env, TRUSTED_PROXIES: proxies.count },
  // Detached from the terminal's Ctrl-C: this process stops it.
  detached: true,
});

let isStopping = false;
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    if (isStopping) server.kill("SIGKILL");
    isStopping = true;
    const drainSeconds = Number(process.env["DRAIN_SECONDS"] ?? 0);
    void stopServer(server, { drainSeconds, isServing: true });
  });
}
// Next exits with the signal's number, which is no failure here.
server.once("exit", (code) => process.exit(isStopping && code !== null ? 0 : (code ?? 1)));
