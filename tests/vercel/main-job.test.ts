import { randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { audioPath } from "@/lib/exam/content/library";
import { PASSWORD } from "@/tests/support/factories";
import { callerWith, type HttpClient, signInByCall, startSimulation, visitor } from "@/tests/support/http";
import { REGISTRATION } from "@/tests/support/registration";
import { actionIdOf } from "@/tests/support/server-action";
import { CRON_SECRET, openStage, type Stage } from "@/tests/vercel/stage";

/*
 * The main user journey on Vercel: the output of its command line, run function by function as the platform does. The
 * tests depend on their order.
 */

const BUILD_MS = 25 * 60_000;
const TEXT = "Cara Lara, io ho andato a casa ieri. La zona è bello e tranquilla. A presto, ti saluto con affetto.";
const AUDIO = "/api/audio/1/ascolto1.mp3";
const QUESTIONS = ["ascolto1", "ascolto2", "lettura", "cloze"];

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
  Object.assign(process.env, stage.env, { LOG_LEVEL: "silent" });
}, BUILD_MS);

afterAll(async () => {
  if (stage) await db().$disconnect();
  await stage?.close();
});

const mailsTo = (email: string) => stage.mail.messages.filter((message) => message.includes(`To: ${email}`));
const countChores = () => db().job.count({ where: { queue: "upkeep" } });

let learner: HttpClient;
let email = "";
let code = "";
let attempt = "";

describe("a visitor", () => {
  it("sees the home page, with the middleware's policy, and gets a 404 for a missing page", async () => {
    const home = await visitor().request("GET", "/?lang=en");
    expect(home.status).toBe(200);
    const nonce = /'nonce-([^']+)'/.exec(home.headers.get("content-security-policy") ?? "")?.[1] ?? "none";
    const page = await home.text();
    expect(page).toContain(`nonce="${nonce}"`);
    expect(page).toContain('lang="en"');
    const script = /src="(\/_next\/static\/[^"]+\.js)"/.exec(page)?.[1] ?? "none";
    expect((await visitor().request("GET", script)).status).toBe(200);
    expect((await visitor().request("GET", "/nowhere")).status).toBe(404);
    expect((await visitor().request("GET", "/api/nowhere")).status).toBe(404);
  });

  it("is not let in to protected pages", async () => {
    expect((await visitor().request("GET", "/api/user")).status).toBe(401);
    expect(await (await visitor().request("GET", "/admin")).text()).not.toContain("/admin/gift-codes");
  });
});

describe("an admin", () => {
  it("makes gift codes by a server action", async () => {
    const admin = await callerWith({ isAdmin: true });
    const batch = {
      requestKey: randomBytes(16).toString("hex"),
      count: 2,
      prefix: "CILS",
      expiresOn: "",
      owner: "Scuola",
      note: "",
    };
    const headers = {
      "Next-Action": actionIdOf("createGiftCodes", stage.tree),
      "Content-Type": "text/plain;charset=UTF-8",
    };
    const answer = await admin.request("POST", "/admin/gift-codes", JSON.stringify([batch]), headers);
    code = /CILS-[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(await answer.text())?.[0] ?? "";
    expect(await db().giftCode.count()).toBe(2);
  });
});

describe("a learner", () => {
  it("registers and redeems a code", async () => {
    email = `${randomUUID()}@example.it`;
    const made = await visitor().request("POST", "/api/register", { ...REGISTRATION, email, password: PASSWORD });
    expect(made.status).toBe(201);
    learner = await signInByCall(email, PASSWORD);
    expect((await learner.request("POST", "/api/redeem-gift-code", { code })).status).toBe(200);
    expect(await (await learner.request("GET", "/api/user")).json()).toMatchObject({ email, hasPaid: true });
    expect((await learner.request("GET", "/dashboard")).status).toBe(200);
  });

  it("starts a simulation, saves, and has a section corrected", async () => {
    attempt = await startSimulation(learner);
    expect((await learner.request("GET", `/exam/${attempt}`)).status).toBe(200);
    const draft = { prova: "ascolto1", answers: { ascolto1_1: "A" }, completed: false };
    const saved = await learner.request("POST", `/api/session/${attempt}/save-answers`, draft);
    expect(await saved.json()).toMatchObject({ prova: "ascolto1", revision: expect.any(Number) });
    for (const section of QUESTIONS) {
      const corrected = await learner.request("POST", `/api/correggi/${attempt}/${section}`, {});
      expect(await corrected.json()).toMatchObject({ correctionResult: { corrections: expect.any(Array) } });
    }
  });

  it("has a text corrected by the AI teacher", async () => {
    const handedIn = await learner.request("POST", `/api/correggi/${attempt}/scrittura`, { text: TEXT, option: "A" });
    const { status, correctionResult } = await handedIn.json();
    expect(status).toBe("done");
    expect(correctionResult.correctedText).toContain("sono andato");
  });

  it("plays a recording, whole and cut", async () => {
    const file = readFileSync(audioPath(1, "ascolto1.mp3"));
    const whole = await learner.request("GET", AUDIO);
    expect(Buffer.from(await whole.arrayBuffer()).equals(file)).toBe(true);
    const part = await learner.request("GET", AUDIO, undefined, { Range: "bytes=1000-1999" });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer()).equals(file.subarray(1000, 2000))).toBe(true);
  });

  it("finishes, reads the review, and gets the summary's data", async () => {
    const finished = await learner.request("POST", `/api/session/${attempt}/finish`, {});
    expect(await finished.json()).toMatchObject({ success: true, pending: false });
    for (const section of [...QUESTIONS, "scrittura"]) {
      const review = await learner.request("GET", `/api/review/${attempt}/${section}`);
      expect([section, review.status]).toEqual([section, 200]);
      expect((await learner.request("GET", `/review/${attempt}/${section}`)).status).toBe(200);
    }
    const state = await (await learner.request("GET", `/api/session-state/${attempt}`)).json();
    expect(state.records).toHaveLength(5);
    const font = "fonts/atkinson-hyperlegible-next-regular.ttf";
    const served = await visitor().request("GET", `/${font}`);
    expect(Buffer.from(await served.arrayBuffer()).equals(readFileSync(`public/${font}`))).toBe(true);
  });

  it("gets the code for a new password by mail, sent after the response", async () => {
    const sent = mailsTo(email).length;
    const asked = await visitor().request("POST", "/api/forgot-password", { email });
    expect(asked.status).toBe(200);
    await expect.poll(() => mailsTo(email).length, { timeout: 15_000 }).toBeGreaterThan(sent);
  });
});

describe("the scheduler", () => {
  const call = (headers = {}) => visitor().request("GET", "/api/cron/work", undefined, headers);

  it("is the only one that runs scheduled work, and needs the secret", async () => {
    expect((await call()).status).toBe(401);
    expect(await countChores()).toBe(0);
    const done = await call({ Authorization: `Bearer ${CRON_SECRET}` });
    expect(await done.json()).toMatchObject({ mails: expect.any(Number), corrections: 0, upkeep: expect.any(Number) });
    expect(await countChores()).toBeGreaterThan(0);
  });
});

describe("the operator", () => {
  it("receives an error report", async () => {
    await db().$executeRawUnsafe('ALTER TABLE "SectionRecord" RENAME TO "Elsewhere"');
    const state = () => learner.request("GET", `/api/session-state/${attempt}`);
    expect((await state()).status).toBe(500);
    await db().$executeRawUnsafe('ALTER TABLE "Elsewhere" RENAME TO "SectionRecord"');
    const hasReport = async () =>
      (await state()).ok && stage.reports.received.some(({ body }) => body.includes("session-state"));
    await expect.poll(hasReport, { timeout: 15_000 }).toBe(true);
  });

  it("is warned if no mail can be sent, and so are users who depend on one", async () => {
    if (stage.printed) expect(stage.printed).toContain("Warning: SMTP_URL is not set");
    await stage.atBareSite(async ({ url }) => {
      const at = (method: string, path: string, body?: unknown) =>
        visitor().request(method, url + path, body, { Origin: url, "Accept-Language": "en" });
      const ready = await at("GET", "/api/health/ready");
      expect(await ready.json()).toMatchObject({ status: "ready", mail: "unconfigured" });
      const asked = await at("POST", "/api/forgot-password", { email });
      expect([asked.status, (await asked.json()).message]).toEqual([503, expect.stringContaining("cannot send email")]);
      expect(await (await at("GET", "/forgot-password")).text()).toContain("cannot send email");
      const person = { ...REGISTRATION, email: `${randomUUID()}@example.it`, password: PASSWORD };
      expect((await at("POST", "/api/register", person)).status).toBe(201);
    });
  });
});
