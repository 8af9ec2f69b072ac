import { join } from "node:path";
import { defineConfig } from "vitest/config";

const root = import.meta.dirname;
const alias = { "@": root, "server-only": join(root, "node_modules/server-only/empty.js") };
const ignored = ["**/node_modules/**", "**/.next/**", "**/.data/**"];

/** As in the browser: what waits for servers and databases gets a second try. A real fault fails twice. */
const RETRIES = 1;

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["**/*.test.ts"],
          exclude: [...ignored, "**/*.db.test.ts", "tests/http/**", "tests/e2e/**"],
          setupFiles: ["tests/support/console.ts"],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: "db",
          include: ["**/*.db.test.ts"],
          exclude: ignored,
          globalSetup: ["tests/support/vitest-global.ts"],
          setupFiles: ["tests/support/console.ts", "tests/support/vitest-worker.ts"],
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
          exclude: ignored,
          globalSetup: ["tests/support/http-global.ts"],
          setupFiles: ["tests/support/console.ts", "tests/support/http-worker.ts"],
          hookTimeout: 60_000,
          testTimeout: 30_000,
          retry: RETRIES,
          // One server with one set of demo accounts: files take turns.
          fileParallelism: false,
        },
      },
    ],
  },
});
