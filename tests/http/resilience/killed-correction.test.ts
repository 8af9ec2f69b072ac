import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { db } from "@/lib/db/client";
import { type NextServer, startNext } from "@/scripts/next-server";
import { findFreePort } from "@/scripts/postgres";
import { type AnthropicStandIn, correctingReply, noReply, readCall, startAnthropic } from "@/tests/support/anthropic";
import { minimalEnvironment } from "@/tests/support/database";
import { callerWith, startSimulation } from "@/tests/support/http";
import { serverEnv } from "@/tests/support/server-env";

/* A server with an AI teacher, on the database of this run's site, which has none. */

const TEXT = "Cara Lara, io ho andato a casa ieri. La zona è bello e tranquilla.";
const good = correctingReply({ "ho andato": "sono andato", bello: "bella" });

let anthropic: AnthropicStandIn;
const servers: NextServer[] = [];

beforeAll(async () => {
  anthropic = await startAnthropic();
  // The server would correct writings of other test files.
  await db().writing.deleteMany({ where: { corrections: { none: { state: "done" } } } });
  await db().draft.deleteMany();
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  await anthropic.stop();
});

async function startServer(): Promise<NextServer> {
  const port = await findFreePort();
  const ai = { ANTHROPIC_API_KEY: "test-key", ANTHROPIC_BASE_URL: anthropic.url };
  const env: NodeJS.ProcessEnv = { ...minimalEnvironment(), ...serverEnv(), ...ai };
  const logFile = join(serverEnv()["DATA_DIR"] ?? "", "ai-teacher.log");
  const server = startNext({ mode: "start", host: "127.0.0.1", port, env, logFile });
  servers.push(server);
  expect(await server.whenReady()).toBe(true);
  return server;
}

it("a server killed during a correction finishes it after its restart, with the first call's result", async () => {
  const learner = await callerWith({ access: "active" });
  const attemptId = await startSimulation(learner);
  // Handed in on the server without an AI; the one with it finds the writing by itself.
  anthropic.answerWith(good, noReply);
  await learner.request("POST", `/api/correggi/${attemptId}/scrittura`, { text: TEXT, option: "B" });
  const { pid = 0, ended } = await startServer();
  await vi.waitFor(() => expect(anthropic.calls).toHaveLength(2), { timeout: 25_000, interval: 50 });
  process.kill(-pid, "SIGKILL");
  await ended;
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
