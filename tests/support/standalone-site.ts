/** One server of the folder that a container runs, with an external database. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findFreePort } from "../../scripts/postgres.ts";
import { openTestDatabase, TEST_SECRET } from "./database.ts";
import { copyStandalone, type StandaloneServer } from "./standalone-folder.ts";

export type StandaloneSite = StandaloneServer & {
  env: Record<string, string>;
  /** Folder for its files, such as mails when no mail server is set. */
  dataDir: string;
  readLog(): string;
  stop(): Promise<void>;
};

export async function startStandaloneSite(): Promise<StandaloneSite> {
  const [database, port] = await Promise.all([openTestDatabase(), findFreePort()]);
  const folder = copyStandalone();
  const [dataDir, logFile] = [folder.makeDataDir("data"), join(folder.path, "site.log")];
  const env: Record<string, string> = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    NEXTAUTH_SECRET: TEST_SECRET,
    NEXTAUTH_URL: `http://127.0.0.1:${port}`,
    TRUSTED_PROXIES: "1",
    LOG_LEVEL: "warn",
  };
  const clean = async () => {
    await database.stop();
    folder.remove();
  };
  const server = await folder.start(port, env, logFile).catch(async (error: unknown) => {
    await clean();
    throw error;
  });
  const stop = async () => {
    await server.end();
    await clean();
  };
  return { ...server, env, dataDir, readLog: () => readFileSync(logFile, "utf8"), stop };
}
