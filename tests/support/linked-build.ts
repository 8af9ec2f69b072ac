/** The built site in another folder, as symbolic links except for the files that a test replaces. */
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Creates links to everything in a folder inside a new one. */
function linkAll(from: string, to: string, except: string[]): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) if (!except.includes(name)) symlinkSync(join(from, name), join(to, name));
}

/** The same code as another build: it has another build id, and treats pages of this build as those of an older one. */
export function linkOtherBuild(folder: string): string {
  linkAll(root, folder, [".git", ".next", ".data"]);
  linkAll(join(root, ".next"), join(folder, ".next"), ["BUILD_ID"]);
  const name = readFileSync(join(root, ".next/BUILD_ID"), "utf8").trim();
  writeFileSync(join(folder, ".next/BUILD_ID"), [...name].reverse().join(""));
  return folder;
}

const MANIFEST = "functions-config-manifest.json";
const MIDDLEWARE = "/_middleware";

/** The same build without `middleware.ts`: its manifest does not list it. */
export function linkBuildWithoutMiddleware(folder: string): string {
  linkAll(root, folder, [".git", ".next", ".data", "middleware.ts"]);
  linkAll(join(root, ".next"), join(folder, ".next"), ["server"]);
  linkAll(join(root, ".next/server"), join(folder, ".next/server"), [MANIFEST]);
  const manifest = JSON.parse(readFileSync(join(root, ".next/server", MANIFEST), "utf8"));
  const { [MIDDLEWARE]: middleware, ...functions } = manifest.functions;
  if (!middleware) throw new Error("the build has no middleware that could be taken out");
  writeFileSync(join(folder, ".next/server", MANIFEST), JSON.stringify({ ...manifest, functions }));
  return folder;
}
