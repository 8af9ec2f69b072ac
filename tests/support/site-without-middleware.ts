/** The built site as it would be without `middleware.ts`. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startNext } from "../../scripts/next-server.ts";
import { findFreePort } from "../../scripts/postgres.ts";
import { minimalEnvironment } from "./database.ts";
import { linkBuildWithoutMiddleware } from "./linked-build.ts";

/**
 * Serves the built site without its middleware, on the database of this run's site.
 * @param env the settings of this run's site
 */
export async function startSiteWithoutMiddleware(
  env: Record<string, string>,
): Promise<{ url: string; stop(): Promise<void> }> {
  const parent = mkdtempSync(join(tmpdir(), "cils-bare-"));
  const folder = linkBuildWithoutMiddleware(join(parent, "site"));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const settings: NodeJS.ProcessEnv = { ...minimalEnvironment(), ...env, NEXTAUTH_URL: url };
  const logFile = join(parent, "site.log");
  const server = startNext({ mode: "start", host: "127.0.0.1", port, env: settings, root: folder, logFile });
  const stop = async () => {
    await server.stop();
    rmSync(parent, { recursive: true, force: true });
  };
  if (await server.whenReady()) return { url, stop };
  const log = readFileSync(logFile, "utf8");
  await stop();
  throw new Error(`The site without middleware did not start:\n${log}`);
}
