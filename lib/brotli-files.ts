import "server-only";
import { existsSync, readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative } from "node:path";

/** Where `scripts/compress.ts` puts the brotli copies, and the address Next serves them at. */
const FOLDER = ".next/static/brotli";
const ADDRESS = "/_next/static/brotli";

/** What a copy's file name does not tell any more. */
const TYPES: Record<string, string> = {
  ".js": "application/javascript; charset=UTF-8",
  ".css": "text/css; charset=UTF-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=UTF-8",
  ".ttf": "font/ttf",
  ".json": "application/json; charset=UTF-8",
  ".webmanifest": "application/manifest+json",
};

/** The addresses that have a copy: none where the site was not built, or stands behind something that compresses itself. */
export function listBrotliFiles(): ReadonlySet<string> {
  const folder = join(/*turbopackIgnore: true*/ process.cwd(), FOLDER);
  if (!existsSync(folder)) return new Set();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Set(files.map(({ parentPath, name }) => addressOf(relative(folder, join(parentPath, name)))));
}

const addressOf = (copy: string) => `/${copy.replaceAll("\\", "/").replace(/\.br$/, "")}`;

/**
 * Turns a request for a file into one for its brotli copy, where there is one and the caller reads it. Next serves the copy
 * as it serves the file: with its ETag, its headers and its time to live.
 */
export function preferBrotli(files: ReadonlySet<string>, request: IncomingMessage, response: ServerResponse): void {
  const { method, url = "", headers } = request;
  const path = url.split("?", 1)[0] ?? "";
  if (!files.has(path) || (method !== "GET" && method !== "HEAD")) return;
  response.setHeader("Vary", "Accept-Encoding");
  // A piece of a file is one of the file itself.
  if (headers.range !== undefined || !readsCoding(headers["accept-encoding"], "br")) return;
  request.url = `${ADDRESS}${path}.br`;
  response.setHeader("Content-Encoding", "br");
  response.setHeader("Content-Type", TYPES[extname(path)] ?? "application/octet-stream");
  // Only what is named after its content stays the same for ever, as Next's own files are.
  if (!path.startsWith("/_next/")) response.setHeader("Cache-Control", "public, max-age=0");
}

/** Whether a caller takes a coding: brotli with "gzip, br", but not with "br;q=0". */
export function readsCoding(accepted: string | string[] | undefined, coding: "br" | "gzip"): boolean {
  return String(accepted ?? "")
    .split(",")
    .map((one) => one.split(";q="))
    .some(([name, weight]) => name?.trim() === coding && Number(weight ?? 1) > 0);
}
