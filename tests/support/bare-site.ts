/** The built site as it would be without `middleware.ts`: the same build, whose list of middleware is empty. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startNext } from "../../scripts/next-server.ts";
import { findFreePort } from "../../scripts/postgres.ts";

const root = join(import.meta.dirname, "../..");
const MANIFEST = "middleware-manifest.json";

function linkAll(from: string, to: string, except: string[]): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) if (!except.includes(name)) symlinkSync(join(from, name), join(to, name));
}

/** Lays links to everything that is built, but for the one file that says that there is a middleware. */
function copyWithoutMiddleware(folder: string): void {
  linkAll(root, folder, [".git", ".next", ".data", "middleware.ts"]);
  linkAll(join(root, ".next"), join(folder, ".next"), ["server"]);
  linkAll(join(root, ".next/server"), join(folder, ".next/server"), [MANIFEST]);
  const manifest = JSON.parse(readFileSync(join(root, ".next/server", MANIFEST), "utf8"));
  if (!manifest.middleware["/"]) throw new Error("the build has no middleware that could be taken out");
  const bare = { ...manifest, middleware: {}, sortedMiddleware: [] };
  writeFileSync(join(folder, ".next/server", MANIFEST), JSON.stringify(bare));
}

/**
 * Serves the built site without its middleware, beside the site of this run and on its database.
 * @param env the settings of the site of this run
 */
export async function startBareSite(env: Record<string, string>): Promise<{ url: string; stop(): Promise<void> }> {
  const parent = mkdtempSync(join(tmpdir(), "cils-bare-"));
  const folder = join(parent, "site");
  copyWithoutMiddleware(folder);
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const { PATH, HOME, TMPDIR } = process.env;
  const settings: NodeJS.ProcessEnv = { NODE_ENV: "production", PATH, HOME, TMPDIR, ...env, NEXTAUTH_URL: url };
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
