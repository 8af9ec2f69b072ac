/**
 * `npm run db:diff -- name`: writes prisma/migrations/<time>_<name>/migration.sql, the step from the migrations there
 * are to prisma/schema.prisma. Needs no network and no database of yours.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { startPostgres } from "./postgres.ts";
import { diffSchema, migrationsDir } from "./schema-engine.ts";

const name = process.argv[2];
if (name === undefined || !/^[a-z0-9_]+$/.test(name)) {
  console.error("Say what the migration is about, in small letters: npm run db:diff -- add_gift_note");
  process.exit(1);
}

const dataDir = mkdtempSync(join(tmpdir(), "cils-diff-"));
const postgres = await startPostgres({ dataDir, throwAway: true });
try {
  const sql = await diffSchema(postgres.url("postgres"));
  if (sql === undefined) console.log("The migrations match the schema: nothing to migrate.");
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
