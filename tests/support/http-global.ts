/** Before the HTTP tests of a run: one site with demo data for all of them. */
import type { TestProject } from "vitest/node";
import { startServer } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The configuration the site runs with, so that a test can reach its database as the site does. */
    serverEnv: Record<string, string>;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  project.provide("serverEnv", server.env);
  return server.stop;
}
