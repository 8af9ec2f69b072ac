/** Before the database tests of a run: one server for all workers. */
import type { TestProject } from "vitest/node";
import { startTestDatabase } from "./database.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address from which each worker clones its own database. */
    adminUrl: string;
    /** Where workers keep their files; removed after the run. */
    testFolder: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const database = await startTestDatabase();
  project.provide("adminUrl", database.adminUrl);
  project.provide("testFolder", database.folder);
  return database.stop;
}
