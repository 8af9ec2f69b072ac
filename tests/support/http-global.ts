/** Before the HTTP tests of a run: a site with demo data for each worker, whose files take turns on it. */
import type { TestProject } from "vitest/node";
import { shareTestCluster } from "./database.ts";
import { startServer } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The settings of each worker's site, so that a test reaches its database as the site does. */
    serverEnvs: Record<string, string>[];
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await shareTestCluster();
  const servers = await Promise.all(Array.from({ length: project.vitest.config.maxWorkers }, () => startServer()));
  project.provide(
    "serverEnvs",
    servers.map(({ env }) => env),
  );
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await cluster.stop();
  };
}
