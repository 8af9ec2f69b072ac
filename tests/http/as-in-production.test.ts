import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type AnthropicStandIn, startAnthropic, teacher } from "@/tests/support/anthropic";
import { makeUser, PASSWORD } from "@/tests/support/factories";
import { type Caller, callerWith, startSimulation, visitor } from "@/tests/support/http";
import { type ProductionSite, startProductionSite } from "@/tests/support/production-site";

/*
 * The core of the site as it runs in production: over https, behind a proxy, in two processes, on a database that is not
 * ours and may restart, drop its connections or hang. The tests stand in the order in which a day would go.
 */

const RESTARTS = 10;
const TEXT = "Cara Lara, io ho andato a casa ieri. La zona è bello e tranquilla. A presto, ti saluto con affetto.";

let site: ProductionSite;
let anthropic: AnthropicStandIn;
let learner: Caller;
let admin: Caller;
let attemptId = "";

beforeAll(async () => {
  anthropic = await startAnthropic();
  anthropic.answerWith(teacher({ "ho andato": "sono andato", bello: "bella" }));
  site = await startProductionSite({ ANTHROPIC_API_KEY: "test-key", ANTHROPIC_BASE_URL: anthropic.url });
  setDefaultCACertificates([...getCACertificates(), site.certificate]);
  // The losses are the subject here: this side keeps silent about them.
  Object.assign(process.env, site.env, { LOG_LEVEL: "silent" });
  learner = await callerWith({ access: "active" });
  admin = await callerWith({ isAdmin: true });
});

afterAll(async () => {
  await site?.stop();
  await anthropic.stop();
  Object.assign(process.env, inject("serverEnv"));
});

/** The same request of the same caller, sent to each of the two processes past the proxy. */
function askEach(path: string): Promise<Response[]> {
  return Promise.all(site.processes.map((origin) => learner.request("GET", `${origin}${path}`)));
}

const statusOf = async (path: string) => (await learner.request("GET", path)).status;
const answersOr503 = (status: number) => [200, 503].includes(status);

describe("behind TLS", () => {
  it("a learner starts, saves and corrects", async () => {
    attemptId = await startSimulation(learner);
    const answers = { prova: "ascolto1", answers: { ascolto1_1: "A" }, completed: false };
    expect((await learner.request("POST", `/api/session/${attemptId}/save-answers`, answers)).status).toBe(200);
    const corrected = await learner.request("POST", `/api/correggi/${attemptId}/ascolto1`, {});
    expect(await corrected.json()).toMatchObject({ correctionResult: { totalQuestions: expect.any(Number) } });
  });

  it("signing in sets a cookie that browsers take and send over https alone", async () => {
    const { email } = await makeUser();
    const answer = await visitor().request("POST", "/api/login", { email, password: PASSWORD });
    const set = answer.headers.getSetCookie();
    expect(answer.status).toBe(200);
    expect(set[0]).toMatch(/^__Secure-next-auth\.session-token=/);
    expect(set.filter((cookie) => !/; Secure/.test(cookie))).toEqual([]);
    expect(answer.headers.get("Strict-Transport-Security")).toMatch(/max-age/);
  });

  it.each(["/admin", "/admin/writings", "/admin?student=x"])(
    "%s is the landing page for a visitor, not found for a learner and open to an admin",
    async (path) => {
      const answers = await Promise.all([visitor(), learner, admin].map((caller) => caller.request("GET", path)));
      expect(answers.map(({ status }) => status)).toEqual([200, 404, 200]);
      const landing = await (await visitor().request("GET", "/")).text();
      const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(landing)?.[1] ?? "no heading";
      expect(await answers[0]?.text()).toContain(heading);
    },
  );

  it("a writing is marked", async () => {
    const answer = await learner.request("POST", `/api/correggi/${attemptId}/scrittura`, { text: TEXT, option: "A" });
    expect(await answer.json()).toMatchObject({ status: "done", correctionResult: { originalText: TEXT } });
  });
});

describe("after a writing was marked, the process survives", () => {
  it("the end of every connection, ten times", async () => {
    for (let time = 0; time < RESTARTS; time += 1) {
      await askEach("/api/user");
      await site.endConnections();
      for (const { status } of await askEach("/api/user")) expect(status).toSatisfy(answersOr503);
      expect(site.countRunning(), site.readLog()).toBe(2);
    }
  });

  it("ten restarts of the database: the first request after each succeeds or is a 503, and the site comes back", async () => {
    for (let time = 0; time < RESTARTS; time += 1) {
      await site.restartDatabase();
      const path = time % 2 === 0 ? "/api/user" : "/account";
      for (const { status } of await askEach(path)) expect(status).toSatisfy(answersOr503);
      await expect.poll(() => statusOf("/api/user"), { timeout: 10_000 }).toBe(200);
      expect(site.countRunning(), site.readLog()).toBe(2);
    }
  });

  it("a database that hangs: calls and pages are answered while it does, with a 503", async () => {
    const statuses = await site.whileFrozen(async () => {
      const answers = await Promise.all([
        ...Array.from({ length: 30 }, () => statusOf("/api/user")),
        ...["/", "/dashboard", "/piano", "/account", `/exam/${attemptId}`].map(statusOf),
        ...["/", "/admin", "/admin/audit", "/admin/questions/1", "/admin/questions/1/lettura_2"].map(
          async (path) => (await admin.request("GET", path)).status,
        ),
      ]);
      return new Set(answers);
    });
    expect([...statuses]).toEqual([503]);
    await expect.poll(() => statusOf("/api/user"), { timeout: 10_000 }).toBe(200);
    expect(site.countRunning()).toBe(2);
  });

  it("with nothing lost: the marks are there, and the next section is corrected", async () => {
    const review = await learner.request("GET", `/api/review/${attemptId}/scrittura`, undefined, {
      Authorization: `Bearer ${learner.token}`,
    });
    expect(await review.json()).toMatchObject({ status: "done", originalText: TEXT });
    expect((await learner.request("POST", `/api/correggi/${attemptId}/cloze`, {})).status).toBe(200);
  });
});
