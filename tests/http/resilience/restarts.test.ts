import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AnswerSync } from "@/components/exam/answer-sync";
import { db } from "@/lib/db/client";
import { type AnthropicStandIn, correctingReply, type StubReply, startAnthropic } from "@/tests/support/anthropic";
import { callerWith, type HttpClient, startSimulation } from "@/tests/support/http";
import { type RollingServer, type RollingSite, startRollingSite } from "@/tests/support/rolling-site";
import { serverEnv } from "@/tests/support/server-env";
import { volume } from "@/tests/support/volume";

/*
 * A graceful stop loses nothing, and two servers behind a balancer can be restarted one after the other while learners
 * write. A short run; `npm run test:restarts` is the long one.
 */

const RESTARTS = volume("restarts");
const SAVES_PER_SECOND = volume("savesPerSecond");
const LEARNERS = Math.ceil(SAVES_PER_SECOND / 4);
const TEXT = "Cara Lara, io ho andato a casa ieri. La zona è bello e tranquilla. A presto, ti saluto con affetto.";

const PATIENT = { timeout: 15_000, interval: 20 };

let site: RollingSite;
let anthropic: AnthropicStandIn;

beforeAll(async () => {
  anthropic = await startAnthropic();
  site = await startRollingSite({ ANTHROPIC_API_KEY: "test-key", ANTHROPIC_BASE_URL: anthropic.url });
  Object.assign(process.env, site.env, { LOG_LEVEL: "silent" });
}, 180_000);

afterAll(async () => {
  await site?.stop();
  await anthropic.stop();
  Object.assign(process.env, serverEnv());
}, 60_000);

const statusAt = async ({ origin }: RollingServer, path: string) =>
  (await fetch(`${origin}${path}`).catch(() => null))?.status;

/** The number of the site's statements that wait for a lock. */
async function countWaiting(): Promise<number> {
  const rows = await db().$queryRaw<{ count: bigint }[]>`
    SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return Number(rows[0]?.count ?? 0);
}

/** Locks the table of answers, so that every save waits, until `work` is over. */
async function whileSavesWait(work: () => Promise<void>): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE "SectionRecord" IN ACCESS EXCLUSIVE MODE`;
    await work();
  });
}

describe("a server that is asked to stop", () => {
  it("is unready at once, finishes its requests, and exits with code 0", async () => {
    const [server] = site.servers;
    const learner = await callerWith({ access: "active" });
    const attempt = await startSimulation(learner);
    const save = (number: number) => {
      const body = { prova: "ascolto1", answers: { [`ascolto1_${number}`]: "A" }, completed: false };
      return learner.request("POST", `${server.origin}/api/session/${attempt}/save-answers`, body);
    };
    const saves: Promise<Response>[] = [];
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    const inTime = correctingReply({ "ho andato": "sono andato" });
    const late: StubReply = (request, response) => void isReleased.then(() => inTime(request, response));
    anthropic.answerWith(late);
    const url = `${server.origin}/api/correggi/${attempt}/scrittura`;
    const correction = learner.request("POST", url, { text: TEXT, option: "A" });
    await expect.poll(() => anthropic.calls.length, PATIENT).toBe(1);
    let stopping = Promise.resolve();
    await whileSavesWait(async () => {
      for (let number = 1; number <= 6; number += 1) saves.push(save(number));
      await expect.poll(countWaiting, PATIENT).toBeGreaterThanOrEqual(3);
      stopping = server.stop();
      await expect.poll(() => statusAt(server, "/api/health/ready"), PATIENT).toBe(503);
      // A caller that has not noticed yet still gets a response, which closes the connection.
      const alive = await fetch(`${server.origin}/api/health/live`);
      expect([alive.status, alive.headers.get("Connection")]).toEqual([200, "close"]);
    });
    const answers = await Promise.all(saves);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    release();
    expect(await (await correction).json()).toMatchObject({ status: "done" });
    await stopping;
    expect(await statusAt(server, "/api/health/live")).toBeUndefined();
    await server.start();
  }, 120_000);
});

/** The responses that learners saw, and the server's final state. */
type Tally = { saves: number; failed: number[]; visible: string[]; slowestMs: number; lost: string[] };

/** One learner who writes with the exam page's own queue until the test stops it. */
async function write(caller: HttpClient, isOver: () => boolean, tally: Tally): Promise<void> {
  const attempt = await startSimulation(caller);
  const sync = new AnswerSync({
    record: { answers: {}, revision: 0, locked: false },
    unmergeable: [],
    send: async (answers, revision) => {
      const begun = performance.now();
      const body = { prova: "scrittura", answers, completed: false, revision };
      const response = await caller.request("POST", `/api/session/${attempt}/save-answers`, body).catch(() => null);
      tally.saves += 1;
      tally.slowestMs = Math.max(tally.slowestMs, performance.now() - begun);
      if (response?.ok) return { ok: true, data: await response.json() };
      tally.failed.push(response?.status ?? 0);
      return { ok: false, status: response?.status ?? 0, message: null, reason: null, fields: {} };
    },
    read: async () => ({ ok: false, status: 0, message: null, reason: null, fields: {} }),
    store: () => {},
    // Visible: any status except "saving" and "saved".
    onChange: ({ state }) => void (["idle", "saving", "saved"].includes(state) || tally.visible.push(state)),
    onLocked: () => {},
    onTrouble: () => {},
  });
  for (let number = 1; !isOver(); number += 1) {
    const next = pause((1000 * LEARNERS) / SAVES_PER_SECOND);
    sync.change("text", `Testo numero ${number}`);
    await sync.flush();
    await next;
  }
  await sync.flush();
  sync.stop();
  const state = await (await caller.request("GET", `/api/session-state/${attempt}`)).json();
  const stored = state.records.find(({ prova }: { prova: string }) => prova === "scrittura")?.answers.text;
  if (stored !== sync.view.answers["text"]) tally.lost.push(attempt);
}

describe("two servers behind a balancer", () => {
  it(
    `are restarted ${RESTARTS} times while learners write, and no save fails visibly`,
    async () => {
      const learners: HttpClient[] = [];
      for (let count = 0; count < LEARNERS; count += 1) learners.push(await callerWith({ access: "active" }));
      const tally: Tally = { saves: 0, failed: [], visible: [], slowestMs: 0, lost: [] };
      const begun = performance.now();
      let isOver = false;
      const writing = Promise.all(learners.map((learner) => write(learner, () => isOver, tally)));
      try {
        for (let count = 0; count < RESTARTS; count += 1) {
          const server = site.servers[count % 2 === 0 ? 0 : 1];
          await server.stop();
          await server.start();
        }
      } finally {
        isOver = true;
      }
      await writing;
      const seconds = (performance.now() - begun) / 1000;
      const rate = (tally.saves / seconds).toFixed(1);
      process.stdout.write(
        `${RESTARTS} restarts in ${seconds.toFixed(0)} s, ${tally.saves} saves (${rate} a second), ` +
          `slowest ${tally.slowestMs.toFixed(0)} ms, ${tally.failed.length} failed [${tally.failed}], ${tally.visible.length} seen to fail, ${tally.lost.length} lost\n`,
      );
      expect({ visible: tally.visible, lost: tally.lost }).toEqual({ visible: [], lost: [] });
      expect(site.readLog()).not.toMatch(/"level":50/);
    },
    60_000 + RESTARTS * 60_000,
  );
});
