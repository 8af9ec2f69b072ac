/** `npm run db:diff -- name`: writes the next migration, without network or database. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { findBreakingChanges } from "./breaking-changes.ts";
import { startPostgres } from "./postgres.ts";
import { diffSchema, listMigrations, migrationsDir } from "./schema-engine.ts";

const TWO_RELEASES_HINT = `
The build that still runs may need what this removes, or fail what this requires. Use two releases:
1. Leave it in prisma/schema.prisma (a column that no code shall use: @ignore) and write into a migration the line
   -- announced: "Table"."column"     (or the name of the table, type, index or constraint)
   together with code that does without it, or already keeps what will be demanded.
2. One release later, change the schema and run this again. To rename a column, add a new one,
   copy the data, then drop the old one in this way.`;

function reportBreakingChanges(sql: string): boolean {
  const earlier = listMigrations().map((name) => readFileSync(join(migrationsDir, name, "migration.sql"), "utf8"));
  const breaking = findBreakingChanges(sql, earlier);
  if (breaking.length > 0) console.error(["Nothing is written:", ...breaking].join("\n  ") + TWO_RELEASES_HINT);
  return breaking.length > 0;
}

const name = process.argv[2];
if (name === undefined || !/^[a-z0-9_]+$/.test(name)) {
  console.error("Give the migration a name in lower case: npm run db:diff -- add_gift_note");
  process.exit(1);
}

const dataDir = mkdtempSync(join(tmpdir(), "cils-diff-"));
const postgres = await startPostgres({ dataDir, throwAway: true });
try {
  const sql = await diffSchema(postgres.url("postgres"));
  if (sql === undefined) console.log("The migrations match the schema: nothing to migrate.");
  else if (reportBreakingChanges(sql)) process.exitCode = 1;
  else {
    const time = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
    const folder = join(migrationsDir, `${time}_${name}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "migration.sql"), sql);
    console.log(`Written: ${relative(process.cwd(), folder)}/migration.sql. Read it before you commit it.`);
  }
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
