import "server-only";
import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { respondWithRange } from "@/lib/exam/byte-range";
import { byteRangeOfSpan, type Mp3Frames, parseFrames } from "@/lib/exam/mp3";
import { AppError } from "@/lib/http/errors";

/** In seconds; without `to`, up to the end. */
export type RequestedSpan = { from: number; to?: number | undefined };

/**
 * Serves an MP3 from disk, whole or the requested `Range`.
 * @param options.span a span served as a file of its own, because players miss a position in a VBR file by up to two
 * seconds
 * @throws AppError not_found
 */
export async function serveRecording(
  path: string,
  request: Request,
  { mayKeep: isCacheable = true, span }: { mayKeep?: boolean; span?: RequestedSpan | undefined } = {},
): Promise<Response> {
  const file = await stat(path).catch(() => null);
  if (!file?.isFile()) throw new AppError("not_found");
  const version = `${file.size.toString(36)}-${Math.trunc(file.mtimeMs).toString(36)}`;
  const [spanStart, spanEnd] = span
    ? byteRangeOfSpan(await loadFrames(path, version), span.from, span.to)
    : [0, file.size];
  const size = spanEnd - spanStart;
  const headers = new Headers({
    "Content-Type": "audio/mpeg",
    "Accept-Ranges": "bytes",
    // Paid material: only this learner's browser may cache it.
    "Cache-Control": isCacheable ? "private, max-age=86400" : "no-store",
    ETag: `"${version}-${spanStart.toString(36)}-${size.toString(36)}"`,
  });
  if (request.headers.get("if-none-match") === headers.get("ETag")) return new Response(null, { status: 304, headers });
  return respondWithRange(size, request, headers, (start, end) => {
    const stream = Readable.toWeb(createReadStream(path, { start: spanStart + start, end: spanStart + end }));
    return stream as ReadableStream<Uint8Array>;
  });
}

const frameCache = new Map<string, { version: string; frames: Mp3Frames }>();

async function loadFrames(path: string, version: string): Promise<Mp3Frames> {
  const cached = frameCache.get(path);
  if (cached?.version === version) return cached.frames;
  const frames = parseFrames(await readFile(path));
  frameCache.set(path, { version, frames });
  return frames;
}
