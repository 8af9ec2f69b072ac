/** The database of this site for a command beside it: DATABASE_URL, or the embedded one, running or not. */
import { loadEnvFiles, readAddress } from "./address.mjs";
import { ensureDataDir } from "./data-dir.ts";
import { localConfig } from "./local-config.ts";
import { DATABASE, findRunningPostgres, startPostgres } from "./postgres.ts";
import { applyMigrations } from "./schema-engine.ts";

/**
 * Sets the process's environment as `npm start` would, so that the product's code reaches the site's database. The
 * embedded one is started when it does not run, and then migrated unless it is wanted as it stands.
 * @returns ends what was started for this
 */
export async function enterSite({ isMigrated = true } = {}): Promise<() => Promise<void>> {
  loadEnvFiles();
  const env = process.env;
  const dataDir = env["DATA_DIR"] || ".data";
  ensureDataDir(dataDir);
  env["NEXTAUTH_SECRET"] ||= localConfig(dataDir).NEXTAUTH_SECRET;
  env["NEXTAUTH_URL"] ||= readAddress().url;
  env["DATABASE_URL"] ||= findRunningPostgres(dataDir)?.(DATABASE) ?? "";
  if (env["DATABASE_URL"]) return async () => {};
  const postgres = await startPostgres({ dataDir });
  env["DATABASE_URL"] = postgres.url(DATABASE);
  try {
    await postgres.ensureDatabase(DATABASE);
    if (isMigrated) await applyMigrations(postgres.url(DATABASE));
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return postgres.stop;
}
