import { existsSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { inject } from "vitest";

function siteFile(): string {
  const file = inject("siteFiles")[Number(process.env["VITEST_POOL_ID"]) - 1];
  if (file === undefined) throw new Error("there are more workers than sites");
  return file;
}

/** Waits until the site of this worker serves, or has failed to start. */
export async function whenSiteServes(): Promise<void> {
  while (!existsSync(siteFile())) await pause(50);
}

/** The settings of this worker's site, so that a test uses the site's own database. */
export function serverEnv(): Record<string, string> {
  const { env, error } = JSON.parse(readFileSync(siteFile(), "utf8"));
  if (error !== undefined) throw new Error(error);
  return env;
}
