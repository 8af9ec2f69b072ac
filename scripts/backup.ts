/** `npm run backup -- FILE`: a snapshot of DATABASE_URL or the embedded database, also while the site runs. */
import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { type ArchiveHead, type TableContent, writeArchive } from "./archive.ts";
import { loadOrder, type Reference } from "./load-order.ts";
import { withSite } from "./site-database.ts";
import { withClient } from "./sql.ts";
import { reportFailure, step } from "./step.mjs";

const COLUMNS = `SELECT c.relname AS "table", array_agg(a.attname::text ORDER BY a.attnum) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> '_prisma_migrations'
    AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  GROUP BY c.relname ORDER BY c.relname`;

const REFERENCES = `SELECT f.relname AS "table", t.relname AS target FROM pg_constraint
  JOIN pg_class f ON f.oid = conrelid JOIN pg_class t ON t.oid = confrelid
  WHERE contype = 'f' AND connamespace = 'public'::regnamespace`;

const MIGRATIONS = `SELECT migration_name AS name FROM "_prisma_migrations"
  WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`;

async function readHead(client: pg.Client): Promise<ArchiveHead> {
  const migrations = await client.query<{ name: string }>(MIGRATIONS);
  const server = await client.query<{ server_version: string }>("SHOW server_version");
  return {
    archive: 1,
    madeAt: new Date().toISOString(),
    server: server.rows[0]?.server_version ?? "",
    migrations: migrations.rows.map(({ name }) => name),
  };
}

async function* readContents(client: pg.Client): AsyncGenerator<TableContent> {
  const { rows: tables } = await client.query<{ table: string; columns: string[] }>(COLUMNS);
  const { rows: references } = await client.query<Reference>(REFERENCES);
  const columnsOf = new Map(tables.map(({ table, columns }) => [table, columns]));
  for (const table of loadOrder([...columnsOf.keys()], references)) {
    const columns = columnsOf.get(table) ?? [];
    const names = columns.map((name) => `"${name}"`).join(", ");
    yield { table, columns, rows: client.query(copyTo(`COPY "${table}" (${names}) TO STDOUT`)) };
  }
}

/** One read-only transaction that blocks nobody. @throws Error with a message, such as when the file exists */
export async function backUp(databaseUrl: string, file: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  await withClient(databaseUrl, async (client) => {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY");
    await client.query("SET LOCAL statement_timeout = 0; SET LOCAL DateStyle = 'ISO'; SET LOCAL TimeZone = 'UTC';");
    await client.query("SET LOCAL IntervalStyle = 'postgres'; SET LOCAL extra_float_digits = 3");
    await writeArchive(file, await readHead(client), readContents(client));
  });
}

async function main([file, ...others]: string[]): Promise<void> {
  if (!file || others.length > 0) throw new Error("Usage: npm run backup -- FILE.");
  await withSite((databaseUrl) => step(`Copying the database into ${file}`, () => backUp(databaseUrl, file)));
  const { size } = statSync(file);
  console.log(`${Math.ceil(size / 1024)} KB, readable by you alone. It holds personal data: encrypt it before it
leaves this machine. Keep NEXTAUTH_SECRET too, in another place: second factors and gift codes are void without it.`);
}

if (import.meta.main) await main(process.argv.slice(2)).catch(reportFailure);
