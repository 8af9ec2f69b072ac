/** `npm run restore -- FILE [--replace]`: restores a backup and migrates it to this version. */

import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { type Archive, checkArchive, readTables } from "./archive.ts";
import { applyMigrations, listMigrations } from "./schema-engine.ts";
import { withSite } from "./site-database.ts";
import { withUnlimitedClient } from "./sql.ts";
import { reportFailure, secondsSince, step } from "./step.mjs";

const TABLES = `SELECT relname AS name FROM pg_class
  WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY relname`;

const OTHER_SESSIONS = `SELECT count(*)::int AS count FROM pg_stat_activity
  WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()`;

type DatabaseState = { tables: string[]; rows: number };

async function inspectDatabase(client: pg.Client): Promise<DatabaseState> {
  const others = await client.query<{ count: number }>(OTHER_SESSIONS);
  if (others.rows[0]?.count !== 0) throw new Error("The database has other connections: stop the site first.");
  const found = await client.query<{ name: string }>(TABLES);
  const tables = found.rows.map(({ name }) => name);
  let rows = 0;
  for (const name of tables.filter((table) => table !== "_prisma_migrations")) {
    const counted = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM "${name}"`);
    rows += counted.rows[0]?.count ?? 0;
  }
  return { tables, rows };
}

async function recreateSchema(client: pg.Client): Promise<void> {
  await client.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
}

async function load(client: pg.Client, file: string, { rows: expected }: Archive): Promise<void> {
  await client.query("BEGIN");
  await client.query("SET LOCAL DateStyle = 'ISO'; SET LOCAL TimeZone = 'UTC'; SET LOCAL IntervalStyle = 'postgres'");
  for await (const { table, copy, rows } of readTables(file)) {
    const target = client.query(copyFrom(copy));
    await pipeline(rows, target);
    if (target.rowCount !== expected[table])
      throw new Error(`${table} has ${target.rowCount} rows instead of ${expected[table]}: nothing was restored.`);
    if (target.rowCount > 0) console.log(`  ${table}: ${target.rowCount}`);
  }
  await client.query("COMMIT");
  await client.query("ANALYZE");
}

const describe = ({ madeAt, server, rows }: Archive) => {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `a backup of ${madeAt.slice(0, 16).replace("T", " ")} UTC, ${total} rows, PostgreSQL ${server}`;
};

/**
 * Restores a backup, then applies and returns the newer migrations. @param isReplacing may delete existing data
 * @throws Error with a message when the file is damaged or newer than this site, or the database is in use or not empty
 */
export async function restore(databaseUrl: string, file: string, isReplacing = false): Promise<string[]> {
  const archive = await step(`Checking ${file}`, () => checkArchive(file));
  const known = listMigrations();
  const unknown = archive.migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`This backup is of a newer version of the site (${unknown.join(", ")}): restore it with that one.`);

  const { host, pathname } = new URL(databaseUrl);
  const target = `database ${pathname.slice(1)} at ${host}`;
  const { tables, rows } = await withUnlimitedClient(databaseUrl, inspectDatabase);
  if (rows > 0 && !isReplacing)
    throw new Error(`The ${target} is not empty (rows: ${rows}): restore into a new one, or delete it with --replace.`);
  const before = rows > 0 ? `its rows (${rows}) are deleted first` : "it is empty";
  console.log(`Restoring ${describe(archive)} into ${target}; ${before}.`);
  // Recreates an empty schema too: it may have other migrations than the backup.
  if (tables.length > 0) await withUnlimitedClient(databaseUrl, recreateSchema);
  await step("Creating the tables of the backup's version", () => applyMigrations(databaseUrl, archive.migrations));
  await step("Loading the rows", () => withUnlimitedClient(databaseUrl, (client) => load(client, file, archive)));
  if (archive.migrations.length === known.length) return [];
  return step("Migrating to this version", () => applyMigrations(databaseUrl));
}

async function main(): Promise<void> {
  const options = { replace: { type: "boolean", default: false } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new Error("Usage: npm run restore -- FILE [--replace].");
  await withSite(async (databaseUrl) => {
    const begun = Date.now();
    const newerMigrations = await restore(databaseUrl, file, values.replace);
    const migrated = newerMigrations.length > 0 ? `, and migrated: ${newerMigrations.join(", ")}` : "";
    console.log(`Restored in ${secondsSince(begun)}${migrated}.`);
  });
}

if (import.meta.main) {
  await main().catch(reportFailure);
  // The schema engine leaves a timer of ten seconds behind.
  process.exit();
}
