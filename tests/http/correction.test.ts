import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { db } from "@/lib/db/client";
import { findFreePort } from "@/scripts/postgres";
import { type AnthropicStandIn, readCall, silence, startAnthropic, teacher } from "@/tests/support/anthropic";
import { callerWith, startSimulation } from "@/tests/support/http";
import { serverEnv } from "@/tests/support/server-env";

/*
 * The AI teacher behind a whole server of its own, on the same database: killed in the middle of its work, and started
 * again.
 */

const SECRET = "a scheduler's secret";
const TEXT = "Cara Lara, io ho andato a casa ieri. La zona è bello e tranquilla.";
const good = teacher({ "ho andato": "sono andato", bello: "bella" });

let anthropic: AnthropicStandIn;
let port: number;
const servers: ChildProcess[] = [];

beforeAll(async () => {
  [anthropic, port] = await Promise.all([startAnthropic(), findFreePort()]);
  // What other files handed in would be corrected here too.
  await db().writing.deleteMany({ where: { corrections: { none: { state: "done" } } } });
  await db().draft.deleteMany();
});
afterAll(async () => {
  for (const server of servers) await kill(server);
  await anthropic.stop();
});

async function startServer(): Promise<ChildProcess> {
  const server = spawn(
    process.execPath,
    ["node_modules/next/dist/bin/next", "start", "-H", "127.0.0.1", "-p", String(port)],
    {
      detached: true,
      stdio: "ignore",
      env: {
        ...process.env,
        ...serverEnv(),
        NODE_ENV: "production",
        NEXT_TELEMETRY_DISABLED: "1",
        ANTHROPIC_API_KEY: "test-key",
        ANTHROPIC_BASE_URL: anthropic.url,
        CRON_SECRET: SECRET,
      },
    },
  );
  servers.push(server);
  await vi.waitFor(async () => expect((await ask("/api/health/ready")).status).toBe(200), { timeout: 30_000 });
  return server;
}

async function kill(server: ChildProcess): Promise<void> {
  if (!server.pid || server.exitCode !== null || server.signalCode !== null) return;
  process.kill(-server.pid, "SIGKILL");
  await once(server, "exit");
}

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers });

describe("a server with an AI teacher", () => {
  it("killed in the middle of a correction finishes it after its restart, with the first call's result", async () => {
    const learner = await callerWith({ access: "active" });
    const attemptId = await startSimulation(learner);
    // Handed in on the server without an AI; the one with it finds the writing by itself.
    anthropic.answerWith(good, silence);
    await learner.request("POST", `/api/correggi/${attemptId}/scrittura`, { text: TEXT, option: "B" });
    const first = await startServer();
    await vi.waitFor(() => expect(anthropic.calls).toHaveLength(2), { timeout: 25_000, interval: 50 });
    await kill(first);
    await db().job.updateMany({ where: { state: "running" }, data: { leaseUntil: new Date() } });

    anthropic.answerWith(good);
    await startServer();
    await vi.waitFor(
      async () => {
        const state = await (await learner.request("GET", `/api/session-state/${attemptId}`)).json();
        const { correctionResult } = state.records.find(({ prova }: { prova: string }) => prova === "scrittura");
        expect(correctionResult?.errors).toHaveLength(2);
        expect(correctionResult?.ai_generated).toBe(true);
      },
      { timeout: 10_000, interval: 50 },
    );
    expect(anthropic.calls.map((call) => readCall(call).asks)).toEqual(["judge"]);
  }, 90_000);

  it("lets its scheduler sweep, and nobody else", async () => {
    const answers = await Promise.all(
      [`Bearer ${SECRET}`, "Bearer wrong", SECRET, ""].map((authorization) =>
        ask("/api/cron/work", authorization ? { Authorization: authorization } : {}),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 401, 401]);
    expect(await answers[0]?.json()).toMatchObject({ corrections: 0 });
  });
});
