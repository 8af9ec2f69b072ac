/**
 * Completes the folder that Next lays out for a container (`.next/standalone`) with what Next leaves to a CDN, and with the
 * launcher: `node scripts/serve.ts` runs there, from anywhere and by anybody who may read it.
 */
import { cpSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";

/** The folder, with its `server.js` and the launcher. */
export const STANDALONE = ".next/standalone";

/** Served from disk beside the code: scripts, styles and fonts; icons. */
const SERVED = [".next/static", "public"];

const LAUNCHER = [
  "scripts/serve.ts",
  "scripts/stop-server.ts",
  "scripts/memory-flags.ts",
  "scripts/trusted-proxies.ts",
  "scripts/follow-starter.mjs",
  "lib/jobs/shutdown-messages.ts",
];

/** Puts them into the folder, where the build made one. */
export function completeStandalone(): void {
  if (!existsSync(join(STANDALONE, "server.js"))) return;
  for (const path of [...SERVED, ...LAUNCHER]) {
    const copy = join(STANDALONE, path);
    rmSync(copy, { recursive: true, force: true });
    cpSync(path, copy, { recursive: true });
  }
}
