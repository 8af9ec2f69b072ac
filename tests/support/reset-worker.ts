/** Keeps the files of one worker apart, although they share its process and its loaded packages. */
import { afterAll, vi } from "vitest";

/**
 * All process singletons but two. The schema engine belongs to its package: a second instance would break it. The
 * dictionary's thread keeps nothing of a file, and without its singleton it would run on beside the next file's thread.
 */
const SINGLETON = /^cils\.(?!(?:schema-engine|spelling)$)/;

/**
 * Removes what an earlier file left: the project's modules and process singletons. After the file it restores globals,
 * the clock and the environment. Packages stay loaded: loading them for each file would take a third of the time.
 */
export function resetWorker(): void {
  vi.resetModules();
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (SINGLETON.test(key.description ?? "")) Reflect.deleteProperty(globalThis, key);
  const before = { ...process.env };
  afterAll(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  });
}
