/**
 * Two standalone servers behind a TCP balancer and a TLS proxy, with demo data in a database that they reach through
 * PgBouncer in transaction mode.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findFreePort } from "../../scripts/postgres.ts";
import { runSql } from "../../scripts/sql.ts";
import { startBalancer } from "./balancer.ts";
import type { BrowserSite } from "./browser-sites.ts";
import { openTestDatabase, TEST_SECRET } from "./database.ts";
import { startPgbouncer } from "./pgbouncer.ts";
import type { StandaloneFolder } from "./standalone-folder.ts";
import { startTlsProxy } from "./tls-proxy.ts";

export type ProductionStack = BrowserSite & {
  /** The certificate that a client must trust. */
  certificate: string;
};

/**
 * Starts everything.
 * @param name distinguishes its database and its files from others in that folder
 * @param settings more settings of the site, such as the address of a stand-in server
 */
export async function startProductionStack(
  folder: StandaloneFolder,
  name: string,
  settings: Record<string, string>,
): Promise<ProductionStack> {
  const ends: (() => Promise<unknown>)[] = [];
  const endAll = async () => {
    for (const end of ends.toReversed()) await end();
  };
  /** Everything started stops together. */
  const begin = async <T extends { stop(): Promise<void> }>(beginning: Promise<T>): Promise<T> => {
    const begun = await beginning;
    ends.push(begun.stop);
    return begun;
  };
  try {
    const database = await begin(openTestDatabase({ hasDemoData: true }));
    // A pooler does not pass session settings on: the statement timeout is set on the database.
    await runSql(database.adminUrl, `ALTER DATABASE "${database.name}" SET statement_timeout = '3800ms'`);
    const pooler = await begin(startPgbouncer(database.folder, database.adminUrl));
    const balancer = await begin(startBalancer());
    const proxy = await begin(startTlsProxy());
    proxy.targets.push(balancer.port);
    const env: Record<string, string> = {
      DATA_DIR: folder.makeDataDir(name),
      DATABASE_URL: pooler.url(database.name),
      DEMO_DATA: "true",
      NEXTAUTH_SECRET: TEST_SECRET,
      NEXTAUTH_URL: proxy.url,
      LOG_LEVEL: "warn",
      ...settings,
    };
    const logFile = join(folder.path, `${name}.log`);
    balancer.targets.push(...(await Promise.all([findFreePort(), findFreePort()])));
    const codes: (number | null)[] = [];
    for (const port of balancer.targets) {
      const server = await folder.start(port, env, logFile);
      ends.push(async () => codes.push(await server.end()));
    }
    while (balancer.ready.size < balancer.targets.length) await pause(50);
    const stop = async () => {
      await endAll();
      const log = readFileSync(logFile, "utf8");
      // Errors in a server's log that no test may have noticed.
      if (codes.some((code) => code !== 0) || /"level":[56]0/.test(log))
        throw new Error(`The servers of "${name}" ended with ${codes.join(", ")} and noted:\n${log}`);
    };
    return { url: proxy.url, databaseUrl: pooler.url(database.name), env, certificate: proxy.certificate, stop };
  } catch (error) {
    await endAll();
    throw error;
  }
}
