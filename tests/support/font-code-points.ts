import { brotliDecompressSync } from "node:zlib";

/** The characters of a font, read from its `cmap` table (OpenType, formats 4 and 12, as TrueType or WOFF2). */
export function readCodePoints(font: Buffer): Set<number> {
  const table = font.toString("latin1", 0, 4) === "wOF2" ? cmapOfWoff2(font) : cmapOfTrueType(font);
  const letters = new Set<number>();
  for (let index = 0; index < table.readUInt16BE(2); index += 1) {
    const subtable = table.subarray(table.readUInt32BE(4 + 8 * index + 4));
    const format = subtable.readUInt16BE(0);
    if (format === 4) readSegments(subtable, letters);
    if (format === 12) readGroups(subtable, letters);
  }
  return letters;
}

function cmapOfTrueType(font: Buffer): Buffer {
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const entry = 12 + 16 * index;
    if (font.toString("latin1", entry, entry + 4) === "cmap") return font.subarray(font.readUInt32BE(entry + 8));
  }
  throw new Error("a font without cmap");
}

/** WOFF2's numbers of the two tables that may be transformed, and of `cmap`. */
const [CMAP, GLYF, LOCA, OTHER] = [0, 10, 11, 63];

function cmapOfWoff2(font: Buffer): Buffer {
  let at = 48;
  const readLength = () => {
    let length = 0;
    for (;;) {
      const byte = font.readUInt8(at);
      at += 1;
      length = length * 128 + (byte & 127);
      if (byte < 128) return length;
    }
  };
  let start = 0;
  let found: { start: number; length: number } | null = null;
  for (let index = 0; index < font.readUInt16BE(12); index += 1) {
    const flags = font.readUInt8(at);
    const tag = flags & 63;
    at += tag === OTHER ? 5 : 1;
    const whole = readLength();
    const isPlain = (flags >> 6 === 3) === (tag === GLYF || tag === LOCA);
    const length = isPlain ? whole : readLength();
    if (tag === CMAP) found = { start, length };
    start += length;
  }
  if (!found) throw new Error("a font without cmap");
  const tables = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)));
  return tables.subarray(found.start, found.start + found.length);
}

function readSegments(table: Buffer, letters: Set<number>): void {
  const size = table.readUInt16BE(6);
  for (let segment = 0; segment < size; segment += 2) {
    const end = table.readUInt16BE(14 + segment);
    const start = table.readUInt16BE(16 + size + segment);
    for (let letter = start; letter <= end && letter < 0xffff; letter += 1) letters.add(letter);
  }
}

function readGroups(table: Buffer, letters: Set<number>): void {
  for (let group = 0; group < table.readUInt32BE(12); group += 1) {
    const at = 16 + 12 * group;
    for (let letter = table.readUInt32BE(at); letter <= table.readUInt32BE(at + 4); letter += 1) letters.add(letter);
  }
}
