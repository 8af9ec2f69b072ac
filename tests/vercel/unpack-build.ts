/**
 * Unpacks the functions of a Vercel build as the platform does: each in a separate folder, with only the files that its
 * `.vc-config.json` names, which the user of the function can read and not change.
 */
import {
  chmodSync,
  copyFileSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { z } from "zod";

const CONFIG = ".vc-config.json";
const ENDING = ".func";

const configSchema = z.object({
  handler: z.string(),
  /** Path in the function -> path in the built tree. */
  filePathMap: z.record(z.string(), z.string()),
  /** The middleware, which takes a `Request` and returns a `Response`. */
  useWebApi: z.boolean().default(false),
});

export type UnpackedFunction = { folder: string; handler: string; isMiddleware: boolean };

/** The folders and links of all functions, which may be in folders with names of dynamic segments. */
function listEntries(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name.endsWith(ENDING)) return [path];
    return entry.isDirectory() ? listEntries(path) : [];
  });
}

function allowDeleting(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) allowDeleting(join(folder, entry.name));
}

function forbidWriting(folder: string): void {
  for (const path of [
    folder,
    ...readdirSync(folder, { recursive: true, encoding: "utf8" }).map((one) => join(folder, one)),
  ])
    if (!lstatSync(path).isSymbolicLink()) chmodSync(path, lstatSync(path).isDirectory() ? 0o555 : 0o444);
}

function unpackFunction(tree: string, source: string, folder: string): UnpackedFunction {
  const { handler, filePathMap, useWebApi } = configSchema.parse(
    JSON.parse(readFileSync(join(source, CONFIG), "utf8")),
  );
  cpSync(source, folder, { recursive: true });
  for (const [path, from] of Object.entries(filePathMap)) {
    const [source, target] = [join(tree, from), join(folder, path)];
    mkdirSync(dirname(target), { recursive: true });
    if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else copyFileSync(source, target);
  }
  forbidWriting(folder);
  return { folder, handler, isMiddleware: useWebApi };
}

function unpackFunctions(tree: string, folder: string): Map<string, UnpackedFunction> {
  const root = join(tree, ".vercel/output/functions");
  const laidOut = new Map<string, UnpackedFunction>();
  const entries = listEntries(root).map((path): [string, UnpackedFunction] => {
    const source = realpathSync(path);
    const one = laidOut.get(source) ?? unpackFunction(tree, source, join(folder, String(laidOut.size)));
    laidOut.set(source, one);
    return [relative(root, path).slice(0, -ENDING.length), one];
  });
  return new Map(entries);
}

export type UnpackedBuild = {
  /** The folder of the build's output: `config.json` and `static`. */
  output: string;
  /** By name, such as `api/user` or `_middleware`; most share one of a few folders. */
  functions: ReadonlyMap<string, UnpackedFunction>;
  /** Node and the program that runs a function, where an unprivileged user may run them. */
  node: string;
  runner: string;
  remove(): void;
};

/**
 * Unpacks every function of a build.
 * @param tree the built tree
 */
export function unpackBuild(tree: string): UnpackedBuild {
  const folder = mkdtempSync(join(tmpdir(), "cils-functions-"));
  chmodSync(folder, 0o755);
  const [node, runner] = [join(folder, "node"), join(folder, "run-function.mjs")];
  cpSync(process.execPath, node);
  cpSync(join(import.meta.dirname, "run-function.mjs"), runner);
  const functions = unpackFunctions(tree, join(folder, "functions"));
  const remove = () => {
    // An unprivileged user needs access again to delete the files.
    for (const one of new Set([...functions.values()].map((one) => one.folder))) allowDeleting(one);
    rmSync(folder, { recursive: true, force: true });
  };
  return { output: join(tree, ".vercel/output"), functions, node, runner, remove };
}
