import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { db } from "@/lib/db/client";
import { type AnthropicStandIn, failure, startAnthropic } from "@/tests/support/anthropic";
import { makeGiftCode } from "@/tests/support/factories";
import { type Caller, signIn, startSimulation, visitor } from "@/tests/support/http";
import { startServer, type TestServer } from "@/tests/support/server";
import { callAction } from "@/tests/support/server-action";
import { type MailServer, startMailServer } from "@/tests/support/smtp";

/*
 * A canary: somebody whose every datum is unmistakable goes through the site while everything fails that can, and nothing of them
 * is found in what the server prints or in the errors it answers.
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
const WORDS =
  /z(quinzia|posta|password|verlotti|vrzqn|borgata|brillante|ortopoli|sonilde|grumbolo|valona|second)|98765/i;

let site: TestServer;
let mail: MailServer;
let anthropic: AnthropicStandIn;
const answered: string[] = [];

beforeAll(async () => {
  [mail, anthropic] = await Promise.all([startMailServer(), startAnthropic()]);
  const ai = { ANTHROPIC_API_KEY: "test-key", ANTHROPIC_BASE_URL: anthropic.url };
  site = await startServer({ env: { ...ai, SMTP_URL: mail.url, LOG_LEVEL: "debug" } });
  Object.assign(process.env, site.env);
}, 120_000);

afterAll(async () => {
  await site?.stop();
  await Promise.all([mail?.stop(), anthropic?.stop()]);
});

/** Calls and remembers what a refusal says. */
async function call(caller: Caller, method: string, path: string, body?: unknown): Promise<number> {
  const response = await caller.request(method, path, body);
  const text = await response.text();
  if (!response.ok) answered.push(text);
  return response.status;
}

/** Calls an action; only a failure may be remembered, because a page that is drawn anew rightly shows its person. */
async function act(caller: Caller, path: string, name: string, input: unknown): Promise<string> {
  const text = await callAction(caller, path, name, input);
  const [result = ""] = text.split("\n").filter((line) => line.includes('"ok":'));
  if (result.includes('"ok":false')) answered.push(result);
  return result;
}

/** From here on, whatever is written into a table fails, and the database says with what. */
async function breakTable(table: string): Promise<void> {
  await db().$executeRawUnsafe(
    `CREATE TRIGGER break BEFORE INSERT OR UPDATE ON "${table}" FOR EACH ROW EXECUTE FUNCTION tell_row()`,
  );
}

it("nothing of a person reaches the log or an error, whatever fails", async () => {
  const stranger = visitor();
  expect(await call(stranger, "POST", "/api/register", { ...PERSON, codiceFiscale: "ZVRZQN", cap: "x98765" })).toBe(
    400,
  );
  expect(await call(stranger, "POST", "/api/register", JSON.stringify(PERSON).slice(0, -5))).toBe(400);
  expect(await call(stranger, "POST", "/api/register", PERSON)).toBe(201);
  expect(await call(stranger, "POST", "/api/register", PERSON)).toBe(409);
  expect(await call(stranger, "POST", "/api/login", { email: PERSON.email, password: NEW_PASSWORD })).toBe(401);
  const person = await signIn(PERSON.email, PERSON.password);
  expect(await call(person, "POST", "/api/redeem-gift-code", { code: "ZGRUMBOLO-1" })).toBe(404);
  expect(await call(person, "POST", "/api/redeem-gift-code", { code: await makeGiftCode() })).toBe(200);
  const attempt = await startSimulation(person);
  const save = `/api/session/${attempt}/save-answers`;
  expect(await call(person, "POST", save, { prova: "lettura", answers: { lettura_1: TEXT }, completed: false })).toBe(
    400,
  );
  const draft = { prova: "scrittura", answers: { text: TEXT, option: "A" }, completed: false };
  expect(await call(person, "POST", save, draft)).toBe(200);

  // The code is mailed; then the mail server fails and says for whom.
  const change = { email: NEW_EMAIL, currentPassword: PERSON.password };
  expect(await act(person, "/account/email", "askForEmailCode", change)).toContain('"ok":true');
  await vi.waitFor(() => expect(mail.messages).toHaveLength(1), { timeout: 20_000 });
  const code = /^ {4}(\d{6})\r?$/m.exec(mail.messages.join("\n"))?.[1] ?? "";
  expect(code).toHaveLength(6);
  const wrong = { email: NEW_EMAIL, currentPassword: NEW_PASSWORD };
  expect(await act(person, "/account/email", "askForEmailCode", wrong)).toContain('"ok":false');
  mail.refuses = true;
  expect(await act(person, "/account/email", "askForEmailCode", change)).toContain('"ok":true');
  await vi.waitFor(() => expect(site.readLog()).toContain("a mail could not be sent"), { timeout: 20_000 });
  expect(await act(person, "/account/email", "saveEmail", { code: code.split("").reverse().join("") })).toContain(
    '"ok":false',
  );
  expect(await act(person, "/account/name", "saveName", { nome: "", cognome: "Zverlotti" })).toContain('"ok":false');
  expect(await act(person, "/account/phone", "savePhone", { telefono: "zgrumbolo" })).toContain('"ok":false');

  // The AI service fails and quotes what it was sent.
  anthropic.answerWith(failure(400, JSON.stringify({ type: "error", error: { type: "bad", message: TEXT } })));
  expect(await call(person, "POST", `/api/correggi/${attempt}/scrittura`, { text: TEXT, option: "A" })).toBe(200);
  await vi.waitFor(() => expect(anthropic.calls.length).toBeGreaterThan(0), { timeout: 20_000 });

  // The database fails and quotes the whole row; then a table is missing.
  await db().$executeRawUnsafe(
    "CREATE FUNCTION tell_row() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no: %', NEW::text; END $$",
  );
  for (const table of ["User", "SectionRecord", "AuditEvent"]) await breakTable(table);
  expect(await call(stranger, "POST", "/api/register", { ...PERSON, email: NEW_EMAIL })).toBe(500);
  const cloze = { prova: "cloze", answers: { cloze_1: "A" }, completed: false };
  expect(await call(person, "POST", save, cloze)).toBe(500);
  const name = { nome: PERSON.nome, cognome: "Zsecondissima" };
  expect(await act(person, "/account/name", "saveName", name)).toContain('"error":"internal"');
  const passwords = { currentPassword: PERSON.password, newPassword: NEW_PASSWORD, newPasswordAgain: NEW_PASSWORD };
  expect(await act(person, "/account/password", "savePassword", passwords)).toContain('"error":"internal"');
  const deletion = { currentPassword: PERSON.password, understood: "on" };
  expect(await act(person, "/account/delete", "deleteForGood", deletion)).toContain('"error":"internal"');
  expect(await call(person, "GET", "/api/account/export")).toBe(500);
  await db().$executeRawUnsafe('ALTER TABLE "AccessGrant" RENAME TO "Elsewhere"');
  expect(await call(person, "GET", "/api/user")).toBe(500);
  for (const path of ["/account", "/dashboard"]) await call(person, "GET", path);

  const printed = site.readLog();
  expect(printed).toMatch(/unexpected error/);
  expect(printed).toMatch(/"type":"PrismaClient/);
  expect(answered.length).toBeGreaterThan(12);
  for (const text of [printed, ...answered]) {
    expect(text.match(WORDS)?.[0]).toBeUndefined();
    expect(text.includes(code)).toBe(false);
  }
}, 120_000);
