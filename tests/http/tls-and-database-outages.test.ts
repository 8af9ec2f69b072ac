import { setTimeout as pause } from "node:timers/promises";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AnswerSync } from "@/components/exam/answer-sync";
import type { SaveState } from "@/lib/exam/attempt-state";
import type { CallFailure } from "@/lib/http/call";
import { type AnthropicStandIn, correctingReply, startAnthropic } from "@/tests/support/anthropic";
import { makeUser, PASSWORD } from "@/tests/support/factories";
import { callerWith, type HttpClient, startSimulation, visitor } from "@/tests/support/http";
import { type ProductionSite, startProductionSite } from "@/tests/support/production-site";
import { serverEnv } from "@/tests/support/server-env";
import { volume } from "@/tests/support/volume";

/*
 * The core of the site as in production: over https, behind a proxy, in two processes, on an external database that may
 * restart, drop its connections or hang. The tests depend on their order.
 */

const CUTS = volume("databaseCuts");
/** The duration of the database outage. */
const AWAY_SECONDS = volume("databaseAwaySeconds");
const TEXT = "Cara Lara, io ho andato a casa ieri. La zona è bello e tranquilla. A presto, ti saluto con affetto.";

let site: ProductionSite;
let anthropic: AnthropicStandIn;
let learner: HttpClient;
let admin: HttpClient;
let attemptId = "";

beforeAll(async () => {
  anthropic = await startAnthropic();
  anthropic.answerWith(correctingReply({ "ho andato": "sono andato", bello: "bella" }));
  site = await startProductionSite({ ANTHROPIC_API_KEY: "test-key", ANTHROPIC_BASE_URL: anthropic.url });
  setDefaultCACertificates([...getCACertificates(), site.certificate]);
  // Lost connections are expected: the test process does not log them.
  Object.assign(process.env, site.env, { LOG_LEVEL: "silent" });
  learner = await callerWith({ access: "active" });
  admin = await callerWith({ isAdmin: true });
});

afterAll(async () => {
  await site?.stop();
  await anthropic.stop();
  Object.assign(process.env, serverEnv());
});

/** The same request of the same caller, sent to each of the two processes, bypassing the proxy. */
function requestFromEach(path: string): Promise<Response[]> {
  return Promise.all(site.processes.map((origin) => learner.request("GET", `${origin}${path}`)));
}

const statusOf = async (path: string) => (await learner.request("GET", path)).status;
const answersOr503 = (status: number) => [200, 503].includes(status);

/** How soon a lost database is reported, and how soon everything is saved once it is back. */
const LIMITS_MS = { told: 8000, saved: 30_000 };

/** The writing of a new learner's attempt, saved as by the exam page. */
async function startWriting(onState: (state: SaveState) => void) {
  const writer = await callerWith({ access: "active" });
  const attempt = await startSimulation(writer);
  const refused = (status = 0): CallFailure => ({ ok: false, status, message: null, reason: null, fields: {} });
  const sync = new AnswerSync({
    record: { answers: {}, revision: 0, locked: false },
    unmergeable: ["text"],
    send: async (answers, revision) => {
      const body = { prova: "scrittura", answers, completed: false, revision };
      const answer = await writer.request("POST", `/api/session/${attempt}/save-answers`, body).catch(() => null);
      return answer?.ok ? { ok: true, data: await answer.json() } : refused(answer?.status);
    },
    read: async () => refused(),
    store: () => {},
    onChange: ({ state }) => onState(state),
    onLocked: () => {},
    onTrouble: () => {},
  });
  const readStored = async () => {
    const { records } = await (await writer.request("GET", `/api/session-state/${attempt}`)).json();
    return records.find(({ prova }: { prova: string }) => prova === "scrittura").answers.text;
  };
  return { sync, readStored };
}

describe("behind TLS", () => {
  it("a learner starts, saves and corrects", async () => {
    attemptId = await startSimulation(learner);
    const answers = { prova: "ascolto1", answers: { ascolto1_1: "A" }, completed: false };
    expect((await learner.request("POST", `/api/session/${attemptId}/save-answers`, answers)).status).toBe(200);
    const corrected = await learner.request("POST", `/api/correggi/${attemptId}/ascolto1`, {});
    expect(await corrected.json()).toMatchObject({ correctionResult: { totalQuestions: expect.any(Number) } });
  });

  it("signing in sets a cookie that browsers send over https only", async () => {
    const { email } = await makeUser();
    const answer = await visitor().request("POST", "/api/login", { email, password: PASSWORD });
    const set = answer.headers.getSetCookie();
    expect(answer.status).toBe(200);
    expect(set[0]).toMatch(/^__Secure-next-auth\.session-token=/);
    expect(set.filter((cookie) => !/; Secure/.test(cookie))).toEqual([]);
    expect(answer.headers.get("Strict-Transport-Security")).toMatch(/max-age/);
  });

  it("signing out deletes the cookie with matching attributes", async () => {
    const { request } = await callerWith({});
    const set = (await request("POST", "/api/logout", {})).headers.getSetCookie();
    expect(set).toEqual([expect.stringMatching(/^__Secure-next-auth\.session-token=; .*Max-Age=0; Secure;/)]);
  });

  it("an admin page is the landing page for a visitor, not found for a learner and open to an admin", async () => {
    const answers = await Promise.all([visitor(), learner, admin].map((one) => one.request("GET", "/admin/writings")));
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 200]);
    const landing = await (await visitor().request("GET", "/")).text();
    const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(landing)?.[1] ?? "no heading";
    expect(await answers[0]?.text()).toContain(heading);
  });

  it("a writing is marked", async () => {
    const answer = await learner.request("POST", `/api/correggi/${attemptId}/scrittura`, { text: TEXT, option: "A" });
    expect(await answer.json()).toMatchObject({ status: "done", correctionResult: { originalText: TEXT } });
  });
});

describe("after a writing was marked, the processes survive", () => {
  it("the end of every connection", async () => {
    for (let time = 0; time < CUTS; time += 1) {
      await requestFromEach("/api/user");
      await site.terminateConnections();
      for (const { status } of await requestFromEach("/api/user")) expect(status).toSatisfy(answersOr503);
      expect(site.countRunning(), site.readLog()).toBe(2);
    }
  });

  it("restarts of the database: the first request after each succeeds or is a 503, and the site recovers", async () => {
    for (let time = 0; time < CUTS; time += 1) {
      await site.restartDatabase();
      for (const { status } of await requestFromEach("/api/user")) expect(status).toSatisfy(answersOr503);
      await expect.poll(() => statusOf("/api/user")).toBe(200);
      expect(site.countRunning(), site.readLog()).toBe(2);
    }
  });

  it(
    `no database for ${AWAY_SECONDS} seconds: it responds with 503 at once, the exam continues, and all is saved soon after`,
    async () => {
      const seen: string[] = [];
      const { sync, readStored } = await startWriting((state) => void seen.push(state));
      await site.whileDatabaseDown(async () => {
        const back = Date.now() + AWAY_SECONDS * 1000;
        for (let count = 1; Date.now() < back; count += 1) {
          sync.change("text", `Testo numero ${count}`);
          const asked = performance.now();
          expect(await statusOf("/api/health/ready")).toBe(503);
          expect(performance.now() - asked).toBeLessThan(LIMITS_MS.told);
          await pause(1000);
        }
        expect(sync.view.state).toBe("retrying");
      });
      await expect.poll(() => sync.view.state, { timeout: LIMITS_MS.saved }).toBe("saved");
      sync.stop();
      expect(await readStored()).toBe(sync.view.answers["text"]);
      expect(new Set(seen)).toEqual(new Set(["saving", "retrying", "saved"]));
      expect(await statusOf("/api/health/ready")).toBe(200);
      expect(site.countRunning(), site.readLog()).toBe(2);
    },
    60_000 + AWAY_SECONDS * 2000,
  );

  it("a hanging database: calls respond with 503, and pages with the error view", async () => {
    const statuses = await site.whileDatabaseFrozen(async () => {
      const asked = performance.now();
      expect(await statusOf("/api/health/ready")).toBe(503);
      expect(performance.now() - asked).toBeLessThan(LIMITS_MS.told);
      const calls = await Promise.all(Array.from({ length: 30 }, () => statusOf("/api/user")));
      expect(new Set(calls)).toEqual(new Set([503]));
      const pages = await Promise.all([
        ...["/", "/dashboard", "/piano", "/account", `/exam/${attemptId}`].map(statusOf),
        ...["/", "/admin", "/admin/audit", "/admin/questions/1", "/admin/questions/1/lettura_2"].map(
          async (path) => (await admin.request("GET", path)).status,
        ),
      ]);
      return new Set(pages);
    });
    expect([...statuses]).toEqual([500]);
    await expect.poll(() => statusOf("/api/user")).toBe(200);
    expect(site.countRunning()).toBe(2);
  });

  it("without data loss: the marks are there, and the next section is corrected", async () => {
    const review = await learner.request("GET", `/api/review/${attemptId}/scrittura`, undefined, {
      Authorization: `Bearer ${learner.token}`,
    });
    expect(await review.json()).toMatchObject({ status: "done", originalText: TEXT });
    expect((await learner.request("POST", `/api/correggi/${attemptId}/cloze`, {})).status).toBe(200);
  });
});
