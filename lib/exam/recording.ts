import "server-only";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import parseRange from "range-parser";
import { AppError } from "@/lib/errors";

/**
 * Answers with an MP3 from the disk, whole or the part a `Range` header asks for, so that a player can seek and a poor
 * connection can go on where it broke off.
 * @param path the file
 * @throws AppError not_found
 */
export async function answerWithRecording(path: string, request: Request): Promise<Response> {
  const file = await stat(path).catch(() => null);
  if (!file?.isFile()) throw new AppError("not_found");
  const headers = new Headers({
    "Content-Type": "audio/mpeg",
    "Accept-Ranges": "bytes",
    // Paid material: only this learner's browser may keep it.
    "Cache-Control": "private, max-age=86400",
    ETag: `"${file.size.toString(36)}-${Math.trunc(file.mtimeMs).toString(36)}"`,
  });
  if (request.headers.get("if-none-match") === headers.get("ETag")) return new Response(null, { status: 304, headers });

  const asked = request.headers.get("range");
  const ranges = asked && /^bytes=/i.test(asked) ? parseRange(file.size, asked, { combine: true }) : -2;
  if (ranges === -1) {
    headers.set("Content-Range", `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  // A unit we do not know, or several ranges at once, may be answered with the whole file (RFC 9110, 14.2).
  const isReadable = typeof ranges !== "number" && ranges.type === "bytes" && ranges.length === 1;
  const range = isReadable ? ranges[0] : undefined;
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  headers.set("Content-Length", String(end - start + 1));
  if (range) headers.set("Content-Range", `bytes ${start}-${end}/${file.size}`);
  const stream = Readable.toWeb(createReadStream(path, { start, end }));
  return new Response(stream as ReadableStream<Uint8Array>, { status: range ? 206 : 200, headers });
}
