/**
 * Completes the folder that Next lays out for a container (`.next/standalone`): what it leaves to a CDN, the server brings
 * itself. Run there as `node server.js`, from anywhere and by anybody who may read it.
 */
import { cpSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";

/** The folder, with its `server.js`. */
export const STANDALONE = ".next/standalone";

/** Served from disk beside the code: scripts, styles, fonts and their brotli copies; icons. */
const SERVED = [".next/static", "public"];

/** Puts what is served from disk into the folder, where the build made one. */
export function completeStandalone(): void {
  if (!existsSync(join(STANDALONE, "server.js"))) return;
  for (const folder of SERVED) {
    const copy = join(STANDALONE, folder);
    rmSync(copy, { recursive: true, force: true });
    cpSync(folder, copy, { recursive: true });
  }
}
