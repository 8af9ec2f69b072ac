/**
 * Lets plain Node programs import the product's code as Next does: the "@/x" alias, missing extensions, and JSON. Run
 * `node --conditions=react-server --import ./scripts/alias.ts scripts/X.ts` ("react-server" makes `server-only` empty).
 */
import { existsSync, statSync } from "node:fs";
import { registerHooks } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = join(import.meta.dirname, "..");
const ENDINGS = ["", ".ts", ".tsx", ".json", "/index.ts"];

function findSource(specifier: string, parent: string | undefined): string | undefined {
  let path: string;
  if (specifier.startsWith("@/")) path = join(root, specifier.slice(2));
  else if (/^\.{1,2}\//.test(specifier) && parent?.startsWith("file:") && !parent.includes("/node_modules/"))
    path = join(dirname(fileURLToPath(parent)), specifier);
  else return undefined;
  return ENDINGS.map((ending) => path + ending).find((file) => existsSync(file) && statSync(file).isFile());
}

registerHooks({
  resolve(specifier, context, nextResolve) {
    const file = findSource(specifier, context.parentURL);
    if (file === undefined) {
      // The package next has no exports map, so plain Node needs the extension; bundlers add it.
      const isOurs = !context.parentURL?.includes("/node_modules/");
      return nextResolve(isOurs && /^next\/[\w/-]+$/.test(specifier) ? `${specifier}.js` : specifier, context);
    }
    const found = nextResolve(pathToFileURL(file).href, context);
    return file.endsWith(".json") ? { ...found, importAttributes: { type: "json" } } : found;
  },
});
