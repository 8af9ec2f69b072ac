import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { isFullVolume } from "./tests/support/volume.ts";

const root = import.meta.dirname;
const alias = { "@": root, "server-only": join(root, "node_modules/server-only/empty.js") };
/** The steps of a journey on one site, in their order: they are tried once. */
const ON_VERCEL = "tests/vercel/main-job.test.ts";
const ignored = ["**/node_modules/**", "**/.next/**", "**/.data/**"];

/** As in the browser: tests that wait for servers and databases get a retry. A real fault fails twice. */
const RETRIES = 1;

export default defineConfig({
  resolve: { alias },
  test: {
    // Vitest's default of one second is too short for a server on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    // Vitest would take one worker less than there are cores: a single one on two. Databases and sites keep a third busy.
    maxWorkers: 3,
    // A thread starts sooner than a process, which counts for each isolated file.
    pool: "threads",
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["**/*.test.ts"],
          exclude: [...ignored, "**/*.db.test.ts", "tests/http/**", "tests/e2e/**", ON_VERCEL],
          setupFiles: ["tests/support/console.ts", "tests/support/shared-globals.ts"],
          hookTimeout: 30_000,
          testTimeout: 30_000,
          // Files of a worker share modules and globals: `shared-globals.ts` and the architecture test keep them apart.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "db",
          include: ["**/*.db.test.ts"],
          exclude: ignored,
          globalSetup: ["tests/support/db-global.ts"],
          setupFiles: ["tests/support/console.ts", "tests/support/db-worker.ts"],
          isolate: false,
          hookTimeout: 30_000,
          testTimeout: 30_000,
          retry: RETRIES,
        },
      },
      {
        extends: true,
        test: {
          name: "http",
          include: ["tests/http/**/*.test.ts"],
          // Killed servers, databases and browsers take minutes: they wait for `npm run test:full`.
          exclude: isFullVolume ? ignored : [...ignored, "tests/http/resilience/**"],
          globalSetup: ["tests/support/http-global.ts"],
          setupFiles: ["tests/support/console.ts", "tests/support/http-worker.ts"],
          isolate: false,
          hookTimeout: 60_000,
          testTimeout: 30_000,
          retry: RETRIES,
        },
      },
      {
        extends: true,
        test: {
          name: "vercel",
          include: [ON_VERCEL],
          setupFiles: ["tests/support/console.ts"],
          hookTimeout: 60_000,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
