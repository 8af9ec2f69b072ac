import { getCACertificates, setDefaultCACertificates } from "node:tls";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { queueAccountMail } from "@/lib/accounts/account-mails";
import { db } from "@/lib/db/client";
import { MAX_DRAFTS_IN_PERIOD } from "@/lib/writing/ai-limits";
import italian from "@/messages/it.json";
import { type AnthropicStandIn, correctingReply, readCall, startAnthropic } from "@/tests/support/anthropic";
import { makeGiftCode, makeUser } from "@/tests/support/factories";
import { callerWith, type HttpClient, startSimulation } from "@/tests/support/http";
import { SERVER_CONNECTIONS } from "@/tests/support/pgbouncer";
import { type PooledSite, startPooledSite } from "@/tests/support/production-site";
import { serverEnv } from "@/tests/support/server-env";
import { type MailServer, startMailServer } from "@/tests/support/smtp";
import { startStripe } from "@/tests/support/stripe";
import type { StripeStandIn } from "@/tests/support/stripe-objects";
import { STRIPE_KEYS } from "@/tests/support/stripe-wire";
import { volume } from "@/tests/support/volume";

/*
 * Two independent processes, with a transaction-mode pooler before their one database: limits are counted once and jobs
 * are done once, however many requests are concurrent.
 */

/** More than any hourly limit allows. */
const OVER_LIMIT = volume("tries");
const OFTEN = volume("repeatedCalls");
const AT_ONCE = 40;
const CRON_SECRET = "a cron secret only for tests";
const TEXT = "Cara Lara, io ho andato a casa ieri. La zona è bello e tranquilla. A presto, ti saluto con affetto.";
const SLOWLY = 180_000;

let site: PooledSite;
let mail: MailServer;
let anthropic: AnthropicStandIn;
let stripe: StripeStandIn;

beforeAll(async () => {
  [mail, anthropic, stripe] = await Promise.all([startMailServer(), startAnthropic(), startStripe()]);
  anthropic.answerWith(correctingReply({ "ho andato": "sono andato", bello: "bella" }));
  const ai = { ANTHROPIC_API_KEY: "test-key", ANTHROPIC_BASE_URL: anthropic.url };
  const cards = { ...STRIPE_KEYS, STRIPE_API_BASE: stripe.url };
  site = await startPooledSite({ SMTP_URL: mail.url, CRON_SECRET, ...ai, ...cards });
  setDefaultCACertificates([...getCACertificates(), site.certificate]);
  Object.assign(process.env, site.env);
}, SLOWLY);

afterAll(async () => {
  await db().$disconnect();
  await site?.stop();
  await Promise.all([mail.stop(), anthropic.stop(), stripe.stop()]);
  Object.assign(process.env, serverEnv());
});

/** Repeats a call concurrently, alternating between the two processes; returns all results. */
async function repeatOnBoth<T>(work: (origin: string, turn: number) => Promise<T>, times = OFTEN): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const go = async () => {
    while (next < times) {
      const turn = next;
      next += 1;
      results[turn] = await work(site.processes[turn % 2] ?? "", turn);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, go));
  return results;
}

/** The number of responses with each status. */
function countStatuses(answers: readonly Response[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const postOnBoth = (caller: HttpClient, path: string, body: (turn: number) => unknown, times = OFTEN) =>
  repeatOnBoth((origin, turn) => caller.request("POST", origin + path, body(turn)), times);

/** The responses to this number of calls, of which this number is allowed. */
const within = (limit: number, calls = OFTEN) => ({
  200: Math.min(calls, limit),
  ...(calls > limit && { 429: calls - limit }),
});

describe("two processes behind a pooler", () => {
  it(
    "serve a learner's whole exam, writing included",
    async () => {
      const learner = await callerWith({ access: "active" });
      const attemptId = await startSimulation(learner);
      const save = { prova: "lettura", answers: { lettura_1: "V" }, completed: false };
      expect((await learner.request("POST", `/api/session/${attemptId}/save-answers`, save)).status).toBe(200);
      for (const section of ["ascolto1", "ascolto2", "lettura", "cloze"])
        expect((await learner.request("POST", `/api/correggi/${attemptId}/${section}`, {})).status).toBe(200);
      const marked = await learner.request("POST", `/api/correggi/${attemptId}/scrittura`, { text: TEXT, option: "A" });
      expect(await marked.json()).toMatchObject({ status: "done" });
      const finished = await learner.request("POST", `/api/session/${attemptId}/finish`);
      expect(await finished.json()).toMatchObject({ success: true, pending: false });
    },
    SLOWLY,
  );

  it(
    "say how many texts for exercise are left, and at last when the next one may be handed in",
    async () => {
      const learner = await callerWith({ access: "active" });
      const attemptId = await startSimulation(learner);
      await learner.request("POST", `/api/correggi/${attemptId}/scrittura`, { text: TEXT, option: "A" });
      const read = async (path: string) => (await learner.request("GET", path)).text();
      expect(await read("/scrittura")).toContain(`Te ne restano ${MAX_DRAFTS_IN_PERIOD}.`);
      const handIn = (number: number) =>
        learner.request("POST", `/api/drafts/1-B/${number}/correct`, { text: `${TEXT} Numero ${number}.` });
      for (let number = 1; number <= MAX_DRAFTS_IN_PERIOD; number += 1)
        expect(await (await handIn(number)).json()).toMatchObject({ status: "done" });
      const editor = await read(`/scrittura/1/B?next=${MAX_DRAFTS_IN_PERIOD + 1}`);
      expect(editor).toContain("Prossima consegna: ");
      expect(editor).toContain("<textarea");
      expect(editor).not.toMatch(/<button[^>]*>Correggi/u);
      const refused = await handIn(MAX_DRAFTS_IN_PERIOD + 1);
      expect(refused.status).toBe(409);
      expect((await refused.json()).message).toBe(italian.errors.reasons.draft_limit);
    },
    SLOWLY,
  );

  it(
    "start one attempt and stay within the pooler's connections meanwhile",
    async () => {
      const learner = await callerWith({ access: "active" });
      const answers = await postOnBoth(learner, "/api/simulations/2/start-session", () => undefined);
      const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).sessionId));
      expect(countStatuses(answers)).toEqual({ 200: OFTEN });
      expect([new Set(ids).size, await db().attempt.count({ where: { userId: learner.userId ?? "" } })]).toEqual([
        1, 1,
      ]);
      const client = new pg.Client({ connectionString: process.env["DATABASE_URL"] });
      await client.connect();
      const countConnections = async () => {
        const { rows } = await client.query(
          "SELECT count(*)::int AS connections FROM pg_stat_activity WHERE datname = current_database()",
        );
        return rows[0].connections;
      };
      // The pooler keeps the connections that it has opened; those of the migrations stay idle for ten seconds.
      await expect.poll(countConnections, { timeout: 30_000 }).toBeLessThanOrEqual(SERVER_CONNECTIONS);
      const { rows } = await client.query("SELECT current_setting('statement_timeout') AS timeout");
      await client.end();
      expect(rows[0].timeout).toBe("3800ms");
    },
    SLOWLY,
  );

  it(
    "keep the latest of many saves",
    async () => {
      const learner = await callerWith({ access: "active" });
      const attemptId = await startSimulation(learner);
      const answers = await postOnBoth(learner, `/api/session/${attemptId}/save-answers`, (turn) => {
        // In no order: 617 and 1000 share no factor.
        const revision = ((turn * 617) % OFTEN) + 1;
        return { prova: "cloze", answers: { cloze_1: revision % 2 ? "A" : "B" }, completed: false, revision };
      });
      const counts = countStatuses(answers);
      expect(Object.keys(counts).filter((status) => !["200", "409"].includes(status))).toEqual([]);
      const record = await db().sectionRecord.findFirstOrThrow({ where: { attemptId, section: "cloze" } });
      expect(record).toMatchObject({ revision: OFTEN, answers: { cloze_1: "B" } });
    },
    SLOWLY,
  );

  it(
    "correct a section once, however often within its limit",
    async () => {
      const learner = await callerWith({ access: "active" });
      const attemptId = await startSimulation(learner);
      const answers = await postOnBoth(learner, `/api/correggi/${attemptId}/cloze`, () => ({}), OVER_LIMIT);
      expect(countStatuses(answers)).toEqual(within(150, OVER_LIMIT));
      const results = await Promise.all(answers.filter(({ ok }) => ok).map((answer) => answer.text()));
      expect(new Set(results).size).toBe(1);
    },
    SLOWLY,
  );

  it(
    "have a text marked once, however often it is handed in",
    async () => {
      const learner = await callerWith({ access: "active" });
      const attemptId = await startSimulation(learner);
      const text = `${TEXT} Ci vediamo domenica alle undici davanti alla biblioteca.`;
      const before = anthropic.calls.length;
      const answers = await postOnBoth(learner, `/api/correggi/${attemptId}/scrittura`, () => ({
        text,
        option: "A",
      }));
      expect(countStatuses(answers)).toEqual(within(150));
      const results = await Promise.all(answers.filter(({ ok }) => ok).map((answer) => answer.json()));
      expect(results.map(({ status }) => status)).toEqual(results.map(() => "done"));
      const asked = anthropic.calls
        .slice(before)
        .map(readCall)
        .filter(({ material }) => JSON.stringify(material).includes("biblioteca"));
      expect(asked.map(({ asks }) => asks).sort()).toEqual(["correct", "correct", "judge"]);
    },
    SLOWLY,
  );

  it(
    "open one payment, however often a learner clicks",
    async () => {
      const learner = await callerWith({});
      const before = stripe.intents.size;
      const answers = await postOnBoth(learner, "/api/create-payment-intent", () => ({ waiver: false }));
      // Some of those that reach Stripe concurrently may be told to try again.
      expect(countStatuses(answers)[429]).toBe(within(120)[429]);
      const opened = await Promise.all(answers.filter(({ ok }) => ok).map((answer) => answer.json()));
      expect(new Set(opened.map(({ clientSecret }) => clientSecret)).size).toBe(1);
      expect(await db().payment.count({ where: { userId: learner.userId ?? "" } })).toBe(1);
      expect(stripe.intents.size - before).toBe(1);
    },
    SLOWLY,
  );

  it(
    "redeem a gift code for only one of the learners who send it",
    async () => {
      const learners = await Promise.all(Array.from({ length: 8 }, () => callerWith({})));
      const code = await makeGiftCode();
      const answers = await Promise.all(
        learners.flatMap((learner, at) => {
          const from = { "X-Forwarded-For": `198.18.0.${at}` };
          return site.processes.map((origin) =>
            learner.request("POST", `${origin}/api/redeem-gift-code`, { code }, from),
          );
        }),
      );
      expect(countStatuses(answers)[200]).toBe(1);
      const ids = learners.map(({ userId }) => userId ?? "");
      expect(await db().accessGrant.count({ where: { userId: { in: ids } } })).toBe(1);
    },
    SLOWLY,
  );

  it(
    "send each mail once and do each chore once, however often both processes are triggered",
    async () => {
      const people = await Promise.all(Array.from({ length: 40 }, () => makeUser()));
      for (const { id, email } of people) {
        const to = { email, firstName: "Prova", locale: "it" };
        await queueAccountMail(db(), { kind: "email_changed", to }, id);
      }
      // The minutely chores might run during this test.
      const ofTheHour = { queue: "upkeep", kind: { not: "sittings" } } as const;
      const chores = await db().job.findMany({ where: ofTheHour, orderBy: { kind: "asc" } });
      await db().job.updateMany({ where: ofTheHour, data: { dueAt: new Date() } });
      const answers = await repeatOnBoth((origin) =>
        fetch(`${origin}/api/cron/work`, { headers: { Authorization: `Bearer ${CRON_SECRET}` } }),
      );
      expect(countStatuses(answers)).toEqual({ 200: OFTEN });
      // A server's own round may have claimed a mail or a chore, and still be at it.
      const countSent = () =>
        people.map(({ email }) => mail.messages.filter((message) => message.includes(`To: ${email}`)).length);
      await expect.poll(countSent).toEqual(people.map(() => 1));
      const readJobs = async () => {
        const jobs = await db().job.findMany({ where: { userId: { in: people.map(({ id }) => id) } } });
        return jobs.map(({ state, claims }) => [state, claims]);
      };
      await expect.poll(readJobs).toEqual(people.map(() => ["done", 1]));
      const readChores = async () => {
        const after = await db().job.findMany({ where: ofTheHour, orderBy: { kind: "asc" } });
        return after.map(({ kind, state, claims }) => [kind, state, claims]);
      };
      await expect.poll(readChores).toEqual(chores.map(({ kind, claims }) => [kind, "queued", claims + 1]));
      expect(chores.length).toBeGreaterThan(2);
    },
    SLOWLY,
  );
});
