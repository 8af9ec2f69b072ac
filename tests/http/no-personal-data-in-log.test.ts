import { request } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { db } from "@/lib/db/client";
import { type AnthropicStandIn, errorReply, startAnthropic } from "@/tests/support/anthropic";
import { makeRehearsalOf } from "@/tests/support/cast";
import { PASSWORD as KNOWN_PASSWORD, makeGiftCode, makeUser } from "@/tests/support/factories";
import { type HttpClient, signInByCall, startSimulation, visitor } from "@/tests/support/http";
import { type RequestRecorder, startRequestRecorder } from "@/tests/support/request-recorder";
import { startServer, type TestServer } from "@/tests/support/server";
import { callAction } from "@/tests/support/server-action";
import { type MailServer, startMailServer } from "@/tests/support/smtp";

/*
 * A canary: a user with unmistakable data goes through the site while everything fails. None of the data may be found
 * in the server's output, in error responses, or in the traces and error reports.
 */

const PERSON = {
  email: "zquinzia.canarina@zposta.example",
  password: "Zpassword-canarina-1",
  nome: "Zquinzia",
  cognome: "Zverlotti",
  codiceFiscale: "ZVRZQN85T50Z100E",
  dataNascita: "1985-12-10",
  luogoNascita: "Zborgata",
  via: "Via Zbrillante 77",
  citta: "Zortopoli",
  provincia: "ZQ",
  cap: "98765",
};
const TEXT = "Cara Zsonilde, zgrumbolo tanto quando penso al mare di Zvalona.";
const NEW_EMAIL = "zquinzia.nuova@zposta.example";
const NEW_PASSWORD = "Zsecondissima-22";
const WORDS = /z(quinzia|posta|password|verlotti|vrzqn|borgata|brillante|ortopoli|sonilde|grumbolo|valona|second)/i;

let site: TestServer;
let mail: MailServer;
let anthropic: AnthropicStandIn;
let collector: RequestRecorder;
let reports: RequestRecorder;
const refusals: string[] = [];

beforeAll(async () => {
  [mail, anthropic] = await Promise.all([startMailServer(), startAnthropic()]);
  [collector, reports] = await Promise.all([startRequestRecorder(), startRequestRecorder()]);
  const ai = { ANTHROPIC_API_KEY: "test-key", ANTHROPIC_BASE_URL: anthropic.url };
  const told = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ERROR_REPORT_URL: `${reports.url}/errors` };
  site = await startServer({ env: { ...ai, ...told, SMTP_URL: mail.url, LOG_LEVEL: "debug" } });
  Object.assign(process.env, site.env, { LOG_LEVEL: "silent" });
}, 120_000);

afterAll(async () => {
  await site?.stop();
  await Promise.all([mail?.stop(), anthropic?.stop(), collector?.stop(), reports?.stop()]);
});

/** Calls and records the text of a refusal. */
async function call(caller: HttpClient, method: string, path: string, body?: unknown): Promise<number> {
  const response = await caller.request(method, path, body);
  const text = await response.text();
  if (!response.ok) refusals.push(text);
  return response.status;
}

/** Calls an action; only a failure is recorded, because a page that is rendered again rightly shows its owner. */
async function callAndRecord(caller: HttpClient, path: string, name: string, input: unknown): Promise<string> {
  const text = await callAction(caller, path, name, input);
  const [result = ""] = text.split("\n").filter((line) => line.includes('"ok":'));
  if (result.includes('"ok":false')) refusals.push(result);
  return result;
}

/** From here on every write to a table fails, and the database quotes the row. */
async function breakTable(table: string): Promise<void> {
  await db().$executeRawUnsafe(
    "CREATE OR REPLACE FUNCTION tell_row() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no: %', NEW::text; END $$",
  );
  await db().$executeRawUnsafe(
    `CREATE OR REPLACE TRIGGER break BEFORE INSERT OR UPDATE ON "${table}" FOR EACH ROW EXECUTE FUNCTION tell_row()`,
  );
}

const EMAIL = "zquinzia@zposta.example";
let person: HttpClient;
let attempt = "";

beforeAll(async () => {
  const { id } = await makeUser({ access: "active" });
  await db().user.update({ where: { id }, data: { email: EMAIL, lastName: "Zverlotti" } });
  person = await signInByCall(EMAIL, KNOWN_PASSWORD, id);
  attempt = await startSimulation(person);
});

const attributeSchema = z.object({ key: z.string(), value: z.object({ stringValue: z.string().optional() }) });
const spanSchema = z.object({ name: z.string(), attributes: z.array(attributeSchema), events: z.array(z.never()) });
const traceSchema = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) })),
});

const bodiesOf = ({ received }: RequestRecorder) => received.map(({ body }) => body).join("\n");

/** All spans that the collector has received. */
function readSpans() {
  const traces = collector.received.map(({ body }) => traceSchema.parse(JSON.parse(body)));
  return traces
    .flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans))
    .flatMap(({ spans }) => spans);
}

describe("traces", () => {
  it("contain the route and the request's id, and no personal data", async () => {
    const headers = { "X-Request-Id": "a-request-of-the-test", "User-Agent": "zgrumbolo" };
    const search = `?email=${EMAIL}&word=zgrumbolo`;
    // Spans are exported in batches, and a batch that cannot be sent is dropped: the requests are repeated until all spans
    // have arrived.
    const requestAll = async () => {
      await (await person.request("GET", `/api/session-state/${attempt}${search}`, undefined, headers)).text();
      await (await person.request("GET", `/dashboard${search}`)).text();
      await (await visitor().request("GET", `/zgrumbolo/${EMAIL}${search}`)).text();
      return readSpans().map(({ name }) => name);
    };
    const expected = [
      expect.stringMatching(/^GET .*session-state\/\[attemptId\]/),
      expect.stringContaining("dashboard"),
    ];
    await expect.poll(requestAll, { timeout: 60_000, interval: 1000 }).toEqual(expect.arrayContaining(expected));
    const told = bodiesOf(collector);
    expect(collector.received.every(({ path }) => path === "/v1/traces")).toBe(true);
    expect(told).toContain("a-request-of-the-test");
    expect(told.match(WORDS)?.[0]).toBeUndefined();
    expect(told).not.toContain(attempt);
  }, 90_000);
});

/** Sends a method that `fetch` rejects. */
const sendOddly = (path: string, method: string) =>
  new Promise<void>((done, fail) => {
    const sending = request(new URL(path, site.url), { method, headers: { Cookie: person.cookie } });
    sending.on("response", (answer) => answer.resume().on("end", done)).on("error", fail);
    sending.end();
  });

/** Sends a request target that no client sends; resolves with the status once the server ends the connection. */
const sendTarget = (method: string, target: string) =>
  new Promise<string>((done) => {
    const { host, hostname, port } = new URL(site.url);
    let answer = "";
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
    );
    socket.setEncoding("utf8").on("data", (piece) => {
      answer += piece;
    });
    socket.on("error", () => {}).on("close", () => done(answer.slice(9, 12)));
  });

describe("an error", () => {
  it("of a method, a URL, a form or a router state that Next cannot parse is the client's, and not reported", async () => {
    const logged = site.readLog().length;
    const form = { "Content-Type": "multipart/form-data" };
    for (const path of ["/api/%ff", "/exam/%ff", "/login?x=%ff"]) await visitor().request("GET", path);
    await visitor().request("POST", "/dashboard", "no form at all", form);
    await visitor().request("POST", "/login", "$$$", { ...form, "Next-Action": "0".repeat(42) });
    for (const path of ["/", "/dashboard", "/api/user"])
      for (const method of ["TRACE", "PROPFIND", "SEARCH"]) await sendOddly(path, method);
    const routers: Record<string, string>[] = [
      { RSC: "1" },
      { RSC: "1", "Next-Router-Prefetch": "1" },
      { "Next-Action": "0".repeat(42) },
    ];
    for (const state of ["x", "%", "[]", '["",{}]', "a".repeat(41_000)])
      for (const headers of routers)
        for (const path of ["/", "/login", "/dashboard"]) {
          const method = "Next-Action" in headers ? "POST" : "GET";
          await person.request(method, path, undefined, { ...headers, "Next-Router-State-Tree": state });
        }
    for (const target of ["*", "//", "http://", "http://x:y/", "/\\"]) await sendTarget("OPTIONS", target);
    expect((await visitor().request("GET", "/api/health/live")).status).toBe(200);
    expect(reports.received).toEqual([]);
    expect(site.readLog().slice(logged)).not.toMatch(/a page failed|unexpected error|"level":(50|60)/);
  });

  it("of a page is reported with its route", async () => {
    await db().$executeRawUnsafe('ALTER TABLE "Attempt" RENAME TO "Elsewhere"');
    await (await person.request("GET", `/exam/${attempt}?word=zgrumbolo`)).text();
    await db().$executeRawUnsafe('ALTER TABLE "Elsewhere" RENAME TO "Attempt"');
    await expect.poll(() => reports.received.length).toBeGreaterThan(0);
    const [{ body } = { body: "{}" }] = reports.received;
    expect(JSON.parse(body)).toMatchObject({ what: "a page failed", route: "/exam/[attemptId]" });
    expect(body.match(WORDS)?.[0]).toBeUndefined();
    reports.received.length = 0;
  });

  it("is reported with its kind, request, route and build, and no personal data; a flood is limited", async () => {
    await breakTable("SectionRecord");
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
    // Requests do not wait for the report receiver, and the number of reports is limited.
    reports.isSilent = true;
    const begun = performance.now();
    for (let count = 0; count < 60; count += 1) expect((await save(`failure-number-${count}`)).status).toBe(500);
    expect((performance.now() - begun) / 60).toBeLessThan(1000);
    // Twenty a minute, and a new minute may have begun.
    expect(reports.received.length).toBeLessThanOrEqual(40);
    expect(bodiesOf(reports).match(WORDS)?.[0]).toBeUndefined();
    await db().$executeRawUnsafe('DROP TRIGGER break ON "SectionRecord"');
  }, 90_000);
});

it("no personal data reaches the log, an error, a trace or a report, whatever fails", async () => {
  const stranger = visitor();
  expect(await call(stranger, "POST", "/api/register", { ...PERSON, codiceFiscale: "ZVRZQN", cap: "x98765" })).toBe(
    400,
  );
  expect(await call(stranger, "POST", "/api/register", JSON.stringify(PERSON).slice(0, -5))).toBe(400);
  expect(await call(stranger, "POST", "/api/register", PERSON)).toBe(201);
  expect(await call(stranger, "POST", "/api/register", PERSON)).toBe(409);
  expect(await call(stranger, "POST", "/api/login", { email: PERSON.email, password: NEW_PASSWORD })).toBe(401);
  const person = await signInByCall(PERSON.email, PERSON.password);
  expect(await call(person, "POST", "/api/redeem-gift-code", { code: "ZGRUMBOLO-1" })).toBe(404);
  expect(await call(person, "POST", "/api/redeem-gift-code", { code: await makeGiftCode() })).toBe(200);
  const attempt = await startSimulation(person);
  const save = `/api/session/${attempt}/save-answers`;
  expect(await call(person, "POST", save, { prova: "lettura", answers: { lettura_1: TEXT }, completed: false })).toBe(
    400,
  );
  const draft = { prova: "scrittura", answers: { text: TEXT, option: "A" }, completed: false };
  expect(await call(person, "POST", save, draft)).toBe(200);

  // The code is mailed; then the mail server fails and names the recipient.
  const change = { email: NEW_EMAIL, currentPassword: PERSON.password };
  expect(await callAndRecord(person, "/account/email", "sendEmailCode", change)).toContain('"ok":true');
  // The mail about the new terms may be among them.
  const readCode = () => /^ {4}(\d{6})\r?$/m.exec(mail.messages.join("\n"))?.[1] ?? "";
  await vi.waitFor(() => expect(readCode()).toHaveLength(6), { timeout: 20_000 });
  const code = readCode();
  const wrong = { email: NEW_EMAIL, currentPassword: NEW_PASSWORD };
  expect(await callAndRecord(person, "/account/email", "sendEmailCode", wrong)).toContain('"ok":false');
  mail.rejectsTemporarily = true;
  expect(await callAndRecord(person, "/account/email", "sendEmailCode", change)).toContain('"ok":true');
  await vi.waitFor(() => expect(site.readLog()).toContain("a mail could not be sent"), { timeout: 20_000 });
  expect(
    await callAndRecord(person, "/account/email", "saveEmail", { code: code.split("").reverse().join("") }),
  ).toContain('"ok":false');
  expect(await callAndRecord(person, "/account/name", "saveName", { nome: "", cognome: "Zverlotti" })).toContain(
    '"ok":false',
  );
  expect(await callAndRecord(person, "/account/phone", "savePhone", { telefono: "zgrumbolo" })).toContain('"ok":false');

  // The AI service fails and quotes its input.
  anthropic.answerWith(errorReply(400, JSON.stringify({ type: "error", error: { type: "bad", message: TEXT } })));
  expect(await call(person, "POST", `/api/correggi/${attempt}/scrittura`, { text: TEXT, option: "A" })).toBe(200);
  await vi.waitFor(() => expect(anthropic.calls.length).toBeGreaterThan(0), { timeout: 20_000 });

  const { userId } = await db().attempt.findUniqueOrThrow({ where: { id: attempt }, select: { userId: true } });
  const rehearsal = `/api/rehearsals/${await makeRehearsalOf(userId ?? "")}`;
  expect(await call(person, "POST", `${rehearsal}/topic`, { topicId: TEXT })).toBe(400);
  expect(await call(person, "POST", `${rehearsal}/topic`, { topicId: "amicizie" })).toBe(200);
  expect(await call(person, "POST", `${rehearsal}/text`, { text: TEXT })).toBe(200);
  expect(await call(person, "POST", `${rehearsal}/correct`, { consent: true })).toBe(503);

  // The database fails and quotes the whole row; then a table is missing.
  for (const table of ["User", "SectionRecord", "AuditEvent", "Rehearsal"]) await breakTable(table);
  expect(await call(person, "POST", `${rehearsal}/text`, { text: `${TEXT} Zsonilde.` })).toBe(500);
  expect(await call(stranger, "POST", "/api/register", { ...PERSON, email: NEW_EMAIL })).toBe(500);
  const cloze = { prova: "cloze", answers: { cloze_1: "A" }, completed: false };
  expect(await call(person, "POST", save, cloze)).toBe(500);
  const name = { nome: PERSON.nome, cognome: "Zsecondissima" };
  expect(await callAndRecord(person, "/account/name", "saveName", name)).toContain('"error":"internal"');
  const passwords = { currentPassword: PERSON.password, newPassword: NEW_PASSWORD, newPasswordAgain: NEW_PASSWORD };
  expect(await callAndRecord(person, "/account/password", "savePassword", passwords)).toContain('"error":"internal"');
  const deletion = { currentPassword: PERSON.password, understood: "on" };
  expect(await callAndRecord(person, "/account/delete", "deleteOwnAccount", deletion)).toContain('"error":"internal"');
  expect(await call(person, "GET", "/api/account/export")).toBe(500);
  await db().$executeRawUnsafe('ALTER TABLE "AccessGrant" RENAME TO "Elsewhere"');
  expect(await call(person, "GET", "/api/user")).toBe(500);
  for (const path of ["/account", "/dashboard"]) await call(person, "GET", path);

  const printed = site.readLog();
  expect(printed).toMatch(/unexpected error/);
  expect(printed).toMatch(/"type":"PrismaClient/);
  expect(refusals.length).toBeGreaterThan(12);
  for (const text of [printed, ...refusals, bodiesOf(collector), bodiesOf(reports)])
    expect(text.match(WORDS)?.[0]).toBeUndefined();
  // Traces are full of numbers, which may contain such digits by chance.
  for (const text of [printed, ...refusals])
    for (const digits of [PERSON.cap, code])
      expect(new RegExp(`(?<![0-9a-z.-])${digits}(?![0-9a-z.-])`, "i").test(text)).toBe(false);
}, 120_000);
