/** Prisma's schema engine as WebAssembly, without the binary of its CLI; `prisma migrate deploy` can take over. */
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
/** Serializes migrations. The engine's own lock is lost when its connection is idle for long. */
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

// PostgreSQL's one-byte "char", common in its catalogs.
const CHAR_TYPE = 18;
const TEXT_TYPE = 25;

type RawQuery = { text: string; values: unknown[]; rowMode: "array" };

/**
 * Prisma's adapter splits scripts at every ";", also in strings (here they are sent whole, as one transaction), and
 * rejects "char" columns of the catalog (here they pass as text and are renamed after).
 */
function patchAdapter(adapter: Adapter): Adapter {
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

function migrationAdapter(databaseUrl: string, opened: Adapter[]): PrismaPg {
  // Overrides the database's own limit: a migration may take minutes.
  const onConnect = (client: ClientBase) => client.query("SET statement_timeout = 0");
  const factory = new PrismaPg({ connectionString: databaseUrl, max: 2, onConnect });
  for (const name of ["connect", "connectToShadowDb"] as const) {
    const connect = factory[name].bind(factory);
    factory[name] = async () => {
      const adapter = patchAdapter(await connect());
      // The engine itself drops a shadow database and closes its connections.
      if (name === "connect") opened.push(adapter);
      return adapter;
    };
  }
  return factory;
}

/** Closes the connections at the end, which would otherwise keep the process alive for ten seconds. */
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
 * Applies pending migrations in order and returns their names. Concurrent calls wait and then find nothing to do.
 * @param names only these, to get the tables of an earlier version
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

/** The SQL from the migrations to the schema, or undefined. @param databaseUrl a throw-away server to run them on */
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
