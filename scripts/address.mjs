/** Runs on Node 20.19 without dependencies. */
import { existsSync } from "node:fs";
import { createServer } from "node:net";

/** Loads .env.local and .env; variables already set win. */
export function loadEnvFiles() {
  for (const file of [".env.local", ".env"]) if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * @param {{ host: string, port: number }} address
 * @returns {string} the URL to visit; for a wildcard host that of the loopback address
 */
export function urlOf({ host, port }) {
  const visited = ["0.0.0.0", "::"].includes(host) ? "127.0.0.1" : host;
  return `http://${visited.includes(":") ? `[${visited}]` : visited}:${port}`;
}

/** @returns {{ host: string, port: number, url: string }} @throws Error whose message names the invalid value */
export function readAddress() {
  const host = process.env.HOST?.trim() || "127.0.0.1";
  const text = process.env.PORT?.trim() || "3000";
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65535) {
    throw new Error(`Invalid configuration: PORT must be a number from 1 to 65535, not "${text}".`);
  }
  return { host, port, url: urlOf({ host, port }) };
}

/** @param {{ host: string, port: number }} address @throws Error with a message for the operator */
export function ensurePortFree({ host, port }) {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once("error", (error) => {
      const code = "code" in error ? error.code : "";
      if (code === "EADDRINUSE")
        fail(new Error(`Port ${port} of ${host} is in use by another program: set PORT to a free one.`));
      else if (code === "EACCES")
        fail(new Error(`Port ${port} is not allowed for this user: set PORT to one above 1023.`));
      else fail(new Error(`HOST ${host} is not an address of this machine (${code}).`));
    });
    probe.listen(port, host, () => probe.close(() => done(undefined)));
  });
}
