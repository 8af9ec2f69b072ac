import parseRange from "range-parser";

/**
 * The bytes to send: all (200), a part (206, `end` inclusive), or nothing, because the range cannot be satisfied (416).
 */
export type ByteRange = { status: 200 | 206; start: number; end: number } | { status: 416 };

/**
 * Parses a `Range` header. Unknown units and multiple ranges are answered with the whole file (RFC 9110, 14.2).
 * @param size in bytes
 */
export function parseByteRange(size: number, header: string | null): ByteRange {
  const ranges = header && /^bytes=/i.test(header) ? parseRange(size, header, { combine: true }) : -2;
  if (ranges === -1) return { status: 416 };
  const isSingleRange = typeof ranges !== "number" && ranges.type === "bytes" && ranges.length === 1;
  const range = isSingleRange ? ranges[0] : undefined;
  return range ? { status: 206, ...range } : { status: 200, start: 0, end: size - 1 };
}
