/** DATA_DIR: the one folder a start on its own machine writes to. */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** Makes a folder and those above it, one by one: Node's own `recursive` never ends where the system refuses oddly (/proc). */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/**
 * Makes the folder and tries in it what the site will do there, before anything long begins.
 * @throws Error with a sentence when the folder can't hold the site's data
 */
export function ensureDataDir(dataDir: string): void {
  let trial: string | undefined;
  try {
    makeFolder(resolve(dataDir));
    trial = mkdtempSync(join(dataDir, "trial-"));
    chmodSync(trial, 0o700);
    writeFileSync(join(trial, "a"), "written", { mode: 0o600 });
    renameSync(join(trial, "a"), join(trial, "b"));
  } catch (cause) {
    const why = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
    throw new Error(
      `DATA_DIR ${resolve(dataDir)} can't hold the site's data (${why}): set it to a folder that can be written.`,
      { cause },
    );
  } finally {
    if (trial !== undefined) rmSync(trial, { recursive: true, force: true });
  }
}
