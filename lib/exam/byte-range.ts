import { combineRanges, parse } from "range-parser";

/** The bytes to send: all (200), a part (206, `end` inclusive), or none: the range cannot be satisfied (416). */
type ByteRange = { status: 200 | 206; start: number; end: number } | { status: 416 };

/** range-parser's code for a range outside the file. */
const UNSATISFIABLE = 2;

/**
 * Parses a `Range` header. Unknown units, malformed headers and multiple ranges are answered with the whole file (RFC 9110, 14.2).
 * @param size in bytes
 */
export function parseByteRange(size: number, header: string | null): ByteRange {
  const whole: ByteRange = { status: 200, start: 0, end: size - 1 };
  const { code, type, ranges } = parse(size, header ?? "");
  if (type !== "bytes" || (code !== 0 && code !== UNSATISFIABLE)) return whole;
  if (code === UNSATISFIABLE && ranges.length === 0) return { status: 416 };
  const [range, ...others] = combineRanges(ranges);
  return range && others.length === 0 ? { status: 206, start: range.start, end: range.end } : whole;
}

/**
 * Answers with a file, whole or in the requested `Range`.
 * @param headers of the response; the length and the range are added
 * @param slice the bytes from `start` to `end`, both included
 */
export function respondWithRange(
  size: number,
  request: { headers: Headers },
  headers: Headers,
  slice: (start: number, end: number) => BodyInit,
): Response {
  const range = parseByteRange(size, request.headers.get("range"));
  if (range.status === 416) {
    headers.set("Content-Range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { status, start, end } = range;
  headers.set("Content-Length", String(end - start + 1));
  if (status === 206) headers.set("Content-Range", `bytes ${start}-${end}/${size}`);
  return new Response(slice(start, end), { status, headers });
}
