/** The files of each serverless function (such as on Vercel), as the build traced them. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/** Below the limit of 250 MB unpacked. */
export const MAX_BYTES = 200_000_000;

const SERVER = ".next/server";
const APP = join(SERVER, "app");
const TRACE = ".js.nft.json";

const START = join(SERVER, "instrumentation.js.nft.json");

const COMMON = [".next/next-minimal-server.js.nft.json", START];

export type TracedFunction = { name: string; files: ReadonlySet<string>; bytes: number };

function readTrace(path: string): string[] {
  const { files }: { files: string[] } = JSON.parse(readFileSync(path, "utf8"));
  return files.map((file) => join(dirname(path), file));
}

function sizeOf(file: string): number {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? found.size : 0;
}

/** All functions of the build, the largest first. Names are paths under `app`, such as `api/user/route`. */
export function listFunctions(): TracedFunction[] {
  const common = COMMON.filter((path) => existsSync(path)).flatMap(readTrace);
  const traces = readdirSync(APP, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(TRACE));
  const functions = traces.map((path) => {
    const files = new Set([...common, ...readTrace(join(APP, path))]);
    const bytes = [...files].reduce((sum, file) => sum + sizeOf(file), 0);
    return { name: path.slice(0, -TRACE.length).replaceAll("\\", "/"), files, bytes };
  });
  return functions.sort((a, b) => b.bytes - a.bytes);
}

/** The middleware's own files and those of the server start. */
export function listMiddlewareFiles(): string[] {
  return [join(SERVER, "middleware.js.nft.json"), START].flatMap(readTrace);
}

/** Such as "21.4 MB". */
export const toMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

export function printFunctions(): void {
  const functions = listFunctions();
  const largest = functions.slice(0, 3).map(({ name, bytes }) => `${name} ${toMegabytes(bytes)}`);
  console.log(
    `  ${functions.length} functions of at most ${toMegabytes(MAX_BYTES)}; the largest: ${largest.join(", ")}`,
  );
}
