/** DATA_DIR: the only folder that a local start writes to. */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** Node's `recursive` option never returns where the system reports an unusual error (/proc). */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** Tries in the folder all file operations the site needs. @throws Error with a message when it cannot be used */
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
    throw new Error(`DATA_DIR ${resolve(dataDir)} is not writable (${why}): set it to a writable folder.`, { cause });
  } finally {
    if (trial !== undefined) rmSync(trial, { recursive: true, force: true });
  }
}
