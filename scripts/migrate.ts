/** `npm run db:migrate`: applies pending migrations to DATABASE_URL. */
import { loadEnvFiles } from "./address.mjs";
import { applyMigrations } from "./schema-engine.ts";

loadEnvFiles();

const url = process.env["DATABASE_URL"];
if (url === undefined || url === "") {
  console.error("Set DATABASE_URL: the address of the database to migrate.");
  process.exit(1);
}
const applied = await applyMigrations(url);
console.log(applied.length === 0 ? "Nothing to migrate." : `Applied: ${applied.join(", ")}.`);
// The schema engine leaves a timer of ten seconds behind.
process.exit();
