import { readdirSync } from "node:fs";
import { join } from "node:path";
import { once } from "@/lib/memoize";

/** To add a simulation, add a folder `simulation-N` here. */
export const CONTENT_DIR = join(/*turbopackIgnore: true*/ process.cwd(), "lib/exam/content");

export function listSimulationFolders(contentDir: string): string[] {
  return readdirSync(contentDir).filter((name) => /^simulation-\d+$/.test(name));
}

export const countSimulations = once(() => listSimulationFolders(CONTENT_DIR).length);
