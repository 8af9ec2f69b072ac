import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { PREPARE_SHUTDOWN, SHUTDOWN_PREPARED } from "@/lib/jobs/shutdown-messages";
import { startNext } from "./next-server.ts";
import { findFreePort } from "./postgres.ts";

/** A server in Next's place. `/checks` answers with the number of answered health checks. */
const NEXT = `
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
let checks = 0;
createServer((request, response) => {
  if (request.url === "/checks") return response.end(String(checks));
  response.end(() => { checks += 1; });
}).listen(Number(process.argv.at(-1)), "127.0.0.1");
process.on("message", (message) => {
  if (message !== ${JSON.stringify(PREPARE_SHUTDOWN)}) return;
  writeFileSync("prepared", "");
  process.send(${JSON.stringify(SHUTDOWN_PREPARED)});
});
`;

const root = mkdtempSync(join(tmpdir(), "cils-next-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it("a server that nobody waited for, such as one started again after a crash, is still asked to finish its jobs", async () => {
  mkdirSync(join(root, "node_modules/next/dist/bin"), { recursive: true });
  writeFileSync(join(root, "node_modules/next/dist/bin/next"), NEXT);
  writeFileSync(join(root, "node_modules/next/package.json"), '{ "type": "module" }');
  cpSync("scripts/exit-with-parent.mjs", join(root, "scripts/exit-with-parent.mjs"));
  const port = await findFreePort();
  const server = startNext({ mode: "start", host: "127.0.0.1", port, env: { NODE_ENV: "production" }, root });
  const countChecks = () =>
    fetch(`http://127.0.0.1:${port}/checks`).then(
      async (response) => Number(await response.text()),
      () => 0,
    );
  await expect.poll(countChecks, { timeout: 20_000 }).toBe(1);
  await server.stop();
  expect(existsSync(join(root, "prepared"))).toBe(true);
}, 30_000);
