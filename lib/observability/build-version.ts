import "server-only";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FILE = ".next/BUILD_ID";

/** The name of the build that runs, as it stands in the built folder's `BUILD_ID`; `development` where nothing was built. */
export function buildVersion(): string {
  const path = join(/*turbopackIgnore: true*/ process.cwd(), FILE);
  return existsSync(path) ? readFileSync(path, "utf8").trim() : "development";
}
