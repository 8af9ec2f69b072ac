import "server-only";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FILE = ".next/BUILD_ID";

/** The content of `.next/BUILD_ID`; `development` without a build. */
export function buildVersion(): string {
  const path = join(/*turbopackIgnore: true*/ process.cwd(), FILE);
  return existsSync(path) ? readFileSync(path, "utf8").trim() : "development";
}
