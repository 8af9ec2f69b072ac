import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { db } from "@/lib/db/client";
import { makeUser, PASSWORD } from "@/tests/support/factories";
import { type Caller, signIn, startSimulation, visitor } from "@/tests/support/http";
import { type Inbox, startInbox } from "@/tests/support/inbox";
import { startServer, type TestServer } from "@/tests/support/server";
import { serverEnv } from "@/tests/support/server-env";

/*
 * What a server tells outside when its operator wants it: traces to a collector, errors to an address. Of somebody whose every datum
 * is unmistakable nothing may be found in either.
 */

const WORDS = /zquinzia|zposta|zgrumbolo|zverlotti/i;
const EMAIL = "zquinzia@zposta.example";

let site: TestServer;
let collector: Inbox;
let reports: Inbox;
let person: Caller;
let attempt = "";

beforeAll(async () => {
  [collector, reports] = await Promise.all([startInbox(), startInbox()]);
  site = await startServer({
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      ERROR_REPORT_URL: `${reports.url}/errors`,
      LOG_LEVEL: "error",
    },
  });
  Object.assign(process.env, site.env, { LOG_LEVEL: "silent" });
  const { id } = await makeUser({ access: "active" });
  await db().user.update({ where: { id }, data: { email: EMAIL, lastName: "Zverlotti" } });
  person = await signIn(EMAIL, PASSWORD, id);
  attempt = await startSimulation(person);
}, 120_000);

afterAll(async () => {
  await site?.stop();
  await Promise.all([collector?.stop(), reports?.stop()]);
  Object.assign(process.env, serverEnv());
});

const attributeSchema = z.object({ key: z.string(), value: z.object({ stringValue: z.string().optional() }) });
const spanSchema = z.object({ name: z.string(), attributes: z.array(attributeSchema), events: z.array(z.never()) });
const traceSchema = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) })),
});

/** All steps the collector has heard of. */
function readSpans() {
  const traces = collector.received.map(({ body }) => traceSchema.parse(JSON.parse(body)));
  return traces
    .flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans))
    .flatMap(({ spans }) => spans);
}

describe("traces", () => {
  it("name the route that answered and the request's id, and nothing of a person", async () => {
    const headers = { "X-Request-Id": "a-request-of-the-test", "User-Agent": "zgrumbolo" };
    const search = `?email=${EMAIL}&word=zgrumbolo`;
    await person.request("GET", `/api/session-state/${attempt}${search}`, undefined, headers);
    await person.request("GET", `/dashboard${search}`);
    await visitor().request("GET", `/zgrumbolo/${EMAIL}${search}`);
    await expect
      .poll(() => readSpans().map(({ name }) => name), { timeout: 20_000 })
      .toEqual(expect.arrayContaining([expect.stringMatching(/^GET .*session-state\/\[attemptId\]/)]));
    await expect.poll(() => readSpans().some(({ name }) => name.includes("dashboard")), { timeout: 20_000 }).toBe(true);
    const told = collector.received.map(({ body }) => body).join("\n");
    expect(collector.received.every(({ path }) => path === "/v1/traces")).toBe(true);
    expect(told).toContain("a-request-of-the-test");
    expect(told.match(WORDS)?.[0]).toBeUndefined();
    expect(told).not.toContain(attempt);
  }, 60_000);
});

/** Sends a method that `fetch` refuses to. */
const sendOddly = (path: string, method: string) =>
  new Promise<void>((done, fail) => {
    const sending = request(new URL(path, site.url), { method, headers: { Cookie: person.cookie } });
    sending.on("response", (answer) => answer.resume().on("end", done)).on("error", fail);
    sending.end();
  });

describe("an error", () => {
  it("of a method, an address or a form that Next cannot read is the sender's, and not reported", async () => {
    const form = { "Content-Type": "multipart/form-data" };
    for (const path of ["/api/%ff", "/exam/%ff", "/login?x=%ff"]) await visitor().request("GET", path);
    await visitor().request("POST", "/dashboard", "no form at all", form);
    await visitor().request("POST", "/login", "$$$", { ...form, "Next-Action": "0".repeat(42) });
    for (const path of ["/", "/dashboard", "/api/user"])
      for (const method of ["TRACE", "PROPFIND", "SEARCH"]) await sendOddly(path, method);
    expect((await visitor().request("GET", "/api/health/live")).status).toBe(200);
    expect(reports.received).toEqual([]);
  });

  it("of a page is reported by its route", async () => {
    await db().$executeRawUnsafe('ALTER TABLE "Attempt" RENAME TO "Elsewhere"');
    await (await person.request("GET", `/exam/${attempt}?word=zgrumbolo`)).text();
    await db().$executeRawUnsafe('ALTER TABLE "Elsewhere" RENAME TO "Attempt"');
    await expect.poll(() => reports.received.length).toBeGreaterThan(0);
    const [{ body } = { body: "{}" }] = reports.received;
    expect(JSON.parse(body)).toMatchObject({ what: "a page failed", route: "/exam/[attemptId]" });
    expect(body.match(WORDS)?.[0]).toBeUndefined();
    reports.received.length = 0;
  });

  it("is reported with its kind, request, route and build, and nothing of a person; a flood is cut short", async () => {
    await db().$executeRawUnsafe(
      "CREATE OR REPLACE FUNCTION tell_row() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no: %', NEW::text; END $$",
    );
    await db().$executeRawUnsafe(
      `CREATE OR REPLACE TRIGGER break BEFORE INSERT OR UPDATE ON "SectionRecord" FOR EACH ROW EXECUTE FUNCTION tell_row()`,
    );
    const draft = { prova: "scrittura", answers: { text: `Cara Zgrumbola, ${EMAIL}`, option: "A" }, completed: false };
    const save = (id: string) =>
      person.request("POST", `/api/session/${attempt}/save-answers?word=zgrumbolo`, draft, { "X-Request-Id": id });
    expect((await save("the-first-failure")).status).toBe(500);
    const readFirst = () => reports.received.find(({ body }) => body.includes("the-first-failure"));
    await expect.poll(readFirst).toBeDefined();
    const { path, body } = readFirst() ?? { path: "", body: "{}" };
    expect(path).toBe("/errors");
    expect(JSON.parse(body)).toEqual({
      at: expect.stringMatching(/^20\d\d-/),
      version: expect.stringMatching(/^[\w-]{8,}$/),
      what: "unexpected error",
      error: expect.stringMatching(/^(PrismaClient|error$)/),
      stack: expect.any(Array),
      request: "the-first-failure",
      route: "/api/session/*/save-answers",
      ...(JSON.parse(body).code && { code: expect.any(String) }),
    });
    // Nobody waits for whoever takes the reports, and there are only so many.
    reports.isSilent = true;
    const begun = performance.now();
    for (let count = 0; count < 60; count += 1) expect((await save(`failure-number-${count}`)).status).toBe(500);
    expect((performance.now() - begun) / 60).toBeLessThan(1000);
    // Twenty a minute, and a new minute may have begun.
    expect(reports.received.length).toBeLessThanOrEqual(40);
    expect(
      reports.received
        .map(({ body }) => body)
        .join("\n")
        .match(WORDS)?.[0],
    ).toBeUndefined();
  }, 90_000);
});
