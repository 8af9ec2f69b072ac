/** Before the HTTP tests of a run: a site with demo data for each worker, which its files share. */
import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { shareTestCluster } from "./database.ts";
import { startServer, type TestServer } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The file about a worker's site: its settings once it serves, or the reason of a failed start. */
    siteFiles: string[];
  }
}

/** The database tests run first and need no site: nothing waits for it here. */
async function serve(file: string): Promise<TestServer | undefined> {
  const tell = (outcome: { env: Record<string, string> } | { error: string }) => {
    writeFileSync(`${file}.part`, JSON.stringify(outcome), { mode: 0o600 });
    renameSync(`${file}.part`, file);
  };
  try {
    const server = await startServer();
    tell({ env: server.env });
    return server;
  } catch (error) {
    tell({ error: String(error) });
    return undefined;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await shareTestCluster();
  const { maxWorkers } = project.vitest.config;
  const files = Array.from({ length: maxWorkers }, (_, index) => join(cluster.folder, `site-${index + 1}.json`));
  const sites = files.map(serve);
  project.provide("siteFiles", files);
  return async () => {
    await Promise.all(sites.map(async (site) => (await site)?.stop()));
    await cluster.stop();
  };
}
