/**
 * Prisma's schema engine as WebAssembly: applies migrations and writes the next one without the engine binary that the
 * command line would download. It keeps the ordinary `_prisma_migrations` table, so `prisma migrate deploy` can take over.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import type { MigrationList, SchemasContainer } from "@prisma/schema-engine-wasm";
import * as engine from "@prisma/schema-engine-wasm/schema_engine_bg";
import type { ClientBase } from "pg";
import { processSingleton } from "../lib/process-singleton.ts";
import { whileLocked } from "./sql.ts";

const prismaDir = join(import.meta.dirname, "../prisma");
export const migrationsDir = join(prismaDir, "migrations");
const schemaPath = join(prismaDir, "schema.prisma");
/** The lock that one migration at a time holds. The engine's own lasts only while its connection is not idle for long. */
const MIGRATION_LOCK = 3_417_902;

const filters = { externalTables: [], externalEnums: [] };

async function loadEngine(): Promise<void> {
  const entry = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const bytes = readFileSync(join(dirname(entry), "schema_engine_bg.wasm"));
  const { instance } = await WebAssembly.instantiate(bytes, { "./schema_engine_bg.js": { ...engine } });
  engine.__wbg_set_wasm(instance.exports);
  const start = instance.exports["__wbindgen_start"];
  if (typeof start === "function") start();
}

// PostgreSQL's one-byte "char", which its catalogues are full of.
const CHAR_TYPE = 18;
const TEXT_TYPE = 25;

type RawQuery = { text: string; values: unknown[]; rowMode: "array" };

/**
 * Prisma's adapter, mended in two places: it cuts scripts at every ";", also inside texts and comments (here they are sent
 * whole, as one transaction), and it refuses the "char" columns that the engine reads from the catalogue (here they pass
 * it as text and are named what they are afterwards).
 */
function mendAdapter(adapter: Adapter): Adapter {
  const pool = adapter.underlyingDriver();
  const send = pool.query.bind(pool);
  const read = adapter.queryRaw.bind(adapter);
  const charColumns = new WeakMap<object, number[]>();

  const query = async (statement: RawQuery) => {
    const result = await send(statement);
    const chars = [...result.fields.keys()].filter((index) => result.fields[index]?.dataTypeID === CHAR_TYPE);
    for (const index of chars) Object.assign(result.fields[index] ?? {}, { dataTypeID: TEXT_TYPE });
    charColumns.set(result.rows, chars);
    return result;
  };
  Object.assign(pool, { query });

  adapter.queryRaw = async (statement) => {
    const result = await read(statement);
    for (const index of charColumns.get(result.rows) ?? []) result.columnTypes[index] = ColumnTypeEnum.Character;
    return result;
  };
  adapter.executeScript = async (script) => void (await send(script));
  return adapter;
}

type Adapter = Awaited<ReturnType<PrismaPg["connect"]>>;

/** @param opened notes each adapter that the engine connects */
function migrationAdapter(databaseUrl: string, opened: Adapter[]): PrismaPg {
  // Whatever limit the database sets its own: a migration may take minutes.
  const onConnect = (client: ClientBase) => client.query("SET statement_timeout = 0");
  const factory = new PrismaPg({ connectionString: databaseUrl, max: 2, onConnect });
  for (const name of ["connect", "connectToShadowDb"] as const) {
    const connect = factory[name].bind(factory);
    factory[name] = async () => {
      const adapter = mendAdapter(await connect());
      opened.push(adapter);
      return adapter;
    };
  }
  return factory;
}

/** Runs the engine on a database and closes its connections, which would otherwise keep the process alive for ten seconds. */
async function withEngine<T>(databaseUrl: string, work: (opened: engine.SchemaEngine) => Promise<T>): Promise<T> {
  // A second instance would break the first.
  await processSingleton("schema-engine", loadEngine);
  const adapters: Adapter[] = [];
  const factory = bindMigrationAwareSqlAdapterFactory(migrationAdapter(databaseUrl, adapters));
  const datamodels = readSchema().files.map((file): [string, string] => [file.path, file.content]);
  const opened = await engine.SchemaEngine.new({ datamodels }, () => {}, factory);
  try {
    return await work(opened);
  } finally {
    opened.free();
    for (const adapter of adapters) await adapter.dispose();
  }
}

function readSchema(): SchemasContainer {
  return { files: [{ path: schemaPath, content: readFileSync(schemaPath, "utf8") }] };
}

/** The names of this version's migrations, in order. */
export function listMigrations(): string[] {
  const entries = readdirSync(migrationsDir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return entries.map(({ name }) => name).sort();
}

function readMigrations(names = listMigrations()): MigrationList {
  const lockfile = join(migrationsDir, "migration_lock.toml");
  return {
    baseDir: migrationsDir,
    lockfile: { path: "migration_lock.toml", content: existsSync(lockfile) ? readFileSync(lockfile, "utf8") : null },
    shadowDbInitScript: "",
    migrationDirectories: names.map((name) => ({
      path: name,
      migrationFile: {
        path: "migration.sql",
        content: { tag: "ok" as const, value: readFileSync(join(migrationsDir, name, "migration.sql"), "utf8") },
      },
    })),
  };
}

/**
 * Applies the migrations a database does not have yet, in order. Of several that start at once one does it, and the others
 * wait and find nothing left to do.
 * @param names only some of them, for tables as an earlier version had them
 * @returns the names of those applied now
 * @throws when a migration fails; it is then marked as failed in the database
 */
export function applyMigrations(databaseUrl: string, names?: string[]): Promise<string[]> {
  return whileLocked(databaseUrl, MIGRATION_LOCK, () => applyLocked(databaseUrl, names));
}

function applyLocked(databaseUrl: string, names?: string[]): Promise<string[]> {
  return withEngine(databaseUrl, async (opened) => {
    const result = await opened.applyMigrations({ migrationsList: readMigrations(names), filters });
    return result.appliedMigrationNames;
  });
}

/**
 * The SQL that leads from the migrations to the schema.
 * @param databaseUrl a throw-away database server: the migrations are tried there
 * @returns undefined when there is nothing to migrate
 */
export function diffSchema(databaseUrl: string): Promise<string | undefined> {
  return withEngine(databaseUrl, async (opened) => {
    const result = await opened.diff({
      from: { tag: "migrations", ...readMigrations() },
      to: { tag: "schemaDatamodel", ...readSchema() },
      script: true,
      exitCode: true,
      filters,
    });
    return result.exitCode === 2 ? (result.stdout ?? undefined) : undefined;
  });
}
