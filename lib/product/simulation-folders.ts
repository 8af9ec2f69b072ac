import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The simulations are data, not code: one is added by adding its folder `simulation-N` here. */
export const CONTENT_DIR = join(/*turbopackIgnore: true*/ process.cwd(), "lib/exam/content");

/** The names of the simulations' folders under a folder. */
export function listSimulationFolders(contentDir: string): string[] {
  return readdirSync(contentDir).filter((name) => /^simulation-\d+$/.test(name));
}

let count: number | undefined;

/** How many simulations the product offers. */
export function countSimulations(): number {
  count ??= listSimulationFolders(CONTENT_DIR).length;
  return count;
}
