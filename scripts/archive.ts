/**
 * A backup: SQL as of `pg_dump --data-only`, gzipped, with a JSON comment as first line (origin) and last line
 * (checksum). `gunzip -c FILE | psql` also restores it into an empty database with the same migrations.
 */
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";

const headSchema = z.object({
  archive: z.literal(1),
  madeAt: z.iso.datetime(),
  server: z.string(),
  migrations: z.array(z.string()),
});
const tailSchema = z.object({
  /** Of everything before this line. */
  sha256: z.string().length(64),
  rows: z.record(z.string(), z.int().min(0)),
});

export type ArchiveHead = z.infer<typeof headSchema>;
export type Archive = ArchiveHead & z.infer<typeof tailSchema>;

const SETTINGS = `SET client_encoding = 'UTF8';
SET DateStyle = 'ISO';
SET IntervalStyle = 'postgres';
SET extra_float_digits = 3;
SET TimeZone = 'UTC';
`;

const COPY = /^COPY ("\w+") \(("\w+"(?:, "\w+")*)\) FROM stdin;\n$/;
const END = "\\.\n";
const NEWLINE = 10;

const toComment = (value: unknown) => Buffer.from(`-- ${JSON.stringify(value)}\n`);

/** A table and its rows in COPY text format, one per line. */
export type TableContent = { table: string; columns: string[]; rows: AsyncIterable<Buffer> };
type Tables = AsyncIterable<TableContent>;

function countLines(part: Buffer): number {
  let count = 0;
  for (let end = part.indexOf(NEWLINE); end >= 0; end = part.indexOf(NEWLINE, end + 1)) count += 1;
  return count;
}

async function* toLines(head: ArchiveHead, tables: Tables): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  const counts: Record<string, number> = {};
  const hashed = (part: Buffer) => {
    hash.update(part);
    return part;
  };
  yield hashed(toComment(head));
  yield hashed(Buffer.from(SETTINGS));
  for await (const { table, columns, rows } of tables) {
    const names = columns.map((name) => `"${name}"`).join(", ");
    yield hashed(Buffer.from(`COPY "${table}" (${names}) FROM stdin;\n`));
    let count = 0;
    for await (const part of rows) {
      count += countLines(part);
      yield hashed(part);
    }
    counts[table] = count;
    yield hashed(Buffer.from(END));
  }
  yield toComment({ sha256: hash.digest("hex"), rows: counts });
}

/** Writes an archive readable only by its owner, under a temporary name until complete. @throws Error if it exists */
export async function writeArchive(file: string, head: ArchiveHead, tables: Tables): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} already exists: choose another name.`);
  const unfinished = `${file}.unfinished`;
  await rm(unfinished, { force: true });
  try {
    await pipeline(toLines(head, tables), createGzip(), createWriteStream(unfinished, { flags: "wx", mode: 0o600 }));
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function* readLines(file: string): AsyncGenerator<Buffer, undefined> {
  const source = createReadStream(file);
  const text = createGunzip();
  // An error of either stream ends the loop below.
  source.once("error", (error) => text.destroy(error));
  source.pipe(text);
  let rest: Buffer = Buffer.alloc(0);
  for await (const part of text) {
    let from = 0;
    for (let end = part.indexOf(NEWLINE); end >= 0; end = part.indexOf(NEWLINE, from)) {
      const line = part.subarray(from, end + 1);
      yield rest.length > 0 ? Buffer.concat([rest, line]) : line;
      rest = Buffer.alloc(0);
      from = end + 1;
    }
    if (from < part.length) rest = Buffer.concat([rest, part.subarray(from)]);
  }
}

function parseComment<T>(schema: z.ZodType<T>, line: Buffer | undefined): T {
  return schema.parse(JSON.parse(line?.toString("utf8").replace(/^-- /, "") ?? ""));
}

/** Verifies a whole archive. @throws Error with a message when it is no archive, truncated or modified */
export async function checkArchive(file: string): Promise<Archive> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  try {
    const hash = createHash("sha256");
    let first: Buffer | undefined;
    let last: Buffer | undefined;
    for await (const line of readLines(file)) {
      first ??= line;
      if (last) hash.update(last);
      last = line;
    }
    const tail = parseComment(tailSchema, last);
    if (tail.sha256 !== hash.digest("hex")) throw new Error("the checksum does not match");
    return { ...parseComment(headSchema, first), ...tail };
  } catch (cause) {
    throw new Error(`${file} is not a complete backup: it was truncated or modified. Nothing was changed.`, { cause });
  }
}

/** Consume all rows of a table before asking for the next table. */
export async function* readTables(file: string) {
  const lines = readLines(file);
  async function* rows(): AsyncGenerator<Buffer> {
    for (let line = await lines.next(); line.value && line.value.toString("latin1") !== END; line = await lines.next())
      yield line.value;
  }
  for (let line = await lines.next(); line.value; line = await lines.next()) {
    const [, table, columns] = COPY.exec(line.value.toString("utf8")) ?? [];
    if (table && columns)
      yield { table: table.slice(1, -1), copy: `COPY ${table} (${columns}) FROM STDIN`, rows: rows() };
  }
}
