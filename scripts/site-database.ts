import { loadEnvFiles, readAddress } from "./address.mjs";
import { ensureDataDir } from "./data-dir.ts";
import { localConfig } from "./local-config.ts";
import { DATABASE, findRunningPostgres, startPostgres } from "./postgres.ts";
import { applyMigrations } from "./schema-engine.ts";

/**
 * Sets the environment for a command as `npm start` would; starts the embedded database if necessary.
 * @returns stops what was started
 */
export async function connectSite({ isMigrated = true } = {}): Promise<() => Promise<void>> {
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

/** Runs `work` on the site's database, whatever its migrations, and stops what was started for it. */
export async function withSite<T>(work: (databaseUrl: string) => Promise<T>): Promise<T> {
  const disconnect = await connectSite({ isMigrated: false });
  try {
    return await work(process.env["DATABASE_URL"] ?? "");
  } finally {
    await disconnect();
  }
}
