/** Completes `.next/standalone` with the files Next leaves to a CDN and with the launcher (`node scripts/serve.ts`). */
import { cpSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";

export const STANDALONE = ".next/standalone";

const SERVED = [".next/static", "public"];

const LAUNCHER = [
  "scripts/serve.ts",
  "scripts/stop-server.ts",
  "scripts/memory-flags.ts",
  "scripts/trusted-proxies.ts",
  "scripts/exit-with-parent.mjs",
  "lib/jobs/shutdown-messages.ts",
];

/** Does nothing when the build has not created the folder. */
export function completeStandalone(): void {
  if (!existsSync(join(STANDALONE, "server.js"))) return;
  for (const path of [...SERVED, ...LAUNCHER]) {
    const copy = join(STANDALONE, path);
    rmSync(copy, { recursive: true, force: true });
    cpSync(path, copy, { recursive: true });
  }
}
