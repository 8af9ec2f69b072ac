import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { queueAccountMail } from "@/lib/accounts/account-mails";
import { db } from "@/lib/db/client";
import { makeUser, PASSWORD } from "@/tests/support/factories";
import { startServer, type TestServer } from "@/tests/support/server";
import { type MailServer, startMailServer } from "@/tests/support/smtp";

/*
 * Recovery of a password over a real mail server, on a separate site that is configured for https and direct
 * connections: no proxy is trusted.
 */

let mail: MailServer;
let site: TestServer;
const PATIENT = { timeout: 15_000 };

beforeAll(async () => {
  mail = await startMailServer();
  site = await startServer({
    env: { SMTP_URL: mail.url, NEXTAUTH_URL: "https://cils.example", TRUSTED_PROXIES: "0" },
  });
  Object.assign(process.env, site.env);
}, 120_000);

afterAll(async () => {
  // Its connections end with it, and with them what the site is still sending.
  await mail?.stop();
  await site?.stop();
});

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(site.url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: "https://cils.example", ...headers },
    body: JSON.stringify(body),
  });

const mailsTo = (email: string) => mail.messages.filter((message) => message.includes(`To: ${email}`));

/** Requests a code and reads it from the mail. */
async function requestCode(email: string, seen: (asked: Response) => void = () => undefined): Promise<string> {
  const before = mailsTo(email).length;
  const asked = await post("/api/forgot-password", { email });
  expect(asked.status).toBe(200);
  seen(asked);
  await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(before + 1), PATIENT);
  return (
    mailsTo(email)
      .at(-1)
      ?.match(/^ {4}(\d{6})\r?$/m)?.[1] ?? "no code"
  );
}

describe("a forgotten password", () => {
  it("is replaced with the mailed code; older sessions end and the owner is notified", async () => {
    const { email } = await makeUser();
    const signedIn = await post("/api/login", { email, password: PASSWORD });
    const cookie = signedIn.headers.getSetCookie().join().split(";")[0] ?? "";
    const { token } = await signedIn.json();
    const me = (headers: Record<string, string>, path = "/api/user") => fetch(site.url + path, { headers });
    expect((await me({ cookie })).status).toBe(200);

    const otp = await requestCode(email);
    const answer = await post("/api/reset-password", { email, otp, newPassword: "nuova-password" });
    expect([answer.status, await answer.json()]).toEqual([200, { success: true, message: "Password aggiornata" }]);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await me({ cookie })).status).toBe(401);
    expect((await me({ authorization: `Bearer ${token}` }, "/api/review/k7m2q9xayz/lettura")).status).toBe(401);
    expect((await post("/api/login", { email, password: PASSWORD })).status).toBe(401);
    expect((await post("/api/login", { email, password: "nuova-password" })).status).toBe(200);
    await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(2), PATIENT);
    expect(mailsTo(email).at(-1)).toContain("NON L'HAI FATTO TU?");

    const again = await post("/api/reset-password", { email, otp, newPassword: "altra-password" });
    expect([again.status, await again.json()]).toEqual([
      400,
      { error: "invalid_input", message: "Codice OTP non valido o scaduto" },
    ]);
  });

  it("is recovered by a mail in the reader's language, with a link that contains the address", async () => {
    const { id, email } = await makeUser();
    await db().user.update({ where: { id }, data: { locale: "en" } });
    await requestCode(email);
    const message = mailsTo(email).at(-1)?.replace(/=\r\n/g, "").replaceAll("=3D", "=") ?? "";
    expect(message).toContain("works once");
    expect(message).toContain(`https://cils.example/reset-password?email=${encodeURIComponent(email)}`);
  });

  it("can be replaced by the user who requested the code, whatever strangers guess", async () => {
    const { email } = await makeUser();
    let mark = "";
    const otp = await requestCode(email, ({ headers }) => {
      mark = headers.getSetCookie().find((line) => line.startsWith("cils-asked=")) ?? "";
    });
    for (const flag of [/; ?HttpOnly/i, /; ?Secure/i, /; ?SameSite=lax/i]) expect(mark).toMatch(flag);
    expect(mark).not.toContain(email);
    const wrong = String((Number(otp) + 1) % 1_000_000).padStart(6, "0");
    const reset = (code: string, cookie = "") =>
      post("/api/reset-password", { email, otp: code, newPassword: "nuova-password" }, { cookie });
    for (let guess = 0; guess < 6; guess += 1) expect((await reset(wrong)).status).toBe(400);
    expect((await reset(otp)).status).toBe(400);
    expect((await reset(otp, mark.split(";")[0]?.replace(/.$/, "x"))).status).toBe(400);
    expect((await reset(otp, mark.split(";")[0])).status).toBe(200);
  });

  it("allows at most five among many concurrent attempts", async () => {
    const { id, email } = await makeUser();
    const otp = await requestCode(email);
    const guess = (index: number) => String((Number(otp) + 1 + index) % 1_000_000).padStart(6, "0");
    const answers = await Promise.all(
      Array.from({ length: 22 }, (_, index) =>
        post("/api/reset-password", { email, otp: guess(index), newPassword: "nuova-password" }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([400, 429]));
    expect(statuses.filter((status) => status === 400)).toHaveLength(20);
    expect(await db().verificationCode.findFirst({ where: { userId: id } })).toMatchObject({ triesLeft: 0 });
    expect((await post("/api/reset-password", { email, otp, newPassword: "nuova-password" })).status).toBe(429);
  });

  it("names the invalid field", async () => {
    const answer = await post("/api/reset-password", { email: "a@example.it", otp: "12", newPassword: "12345" });
    expect(answer.status).toBe(400);
    expect((await answer.json()).fields).toEqual({
      otp: "Il codice ha 6 cifre.",
      newPassword: "La password deve essere di almeno 6 caratteri",
    });
  });
});

describe("a session over https", () => {
  it("is kept in a cookie that is unreadable for scripts and never sent unencrypted", async () => {
    const { email } = await makeUser();
    const answer = await post("/api/login", { email, password: PASSWORD });
    const [cookie = ""] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^__Secure-next-auth\.session-token=/);
    for (const flag of [/; ?HttpOnly/i, /; ?Secure/i, /; ?SameSite=lax/i, /; ?Path=\//i]) expect(cookie).toMatch(flag);
    expect(cookie).not.toMatch(/Domain=/i);
  });
});

describe("an untrusted caller", () => {
  it("is counted by its connection, whatever addresses it claims", async () => {
    const asked = Array.from({ length: 260 }, (_, index) =>
      post(
        "/api/reset-password",
        { email: `nobody-${index}@example.it`, otp: "123456", newPassword: "segreta" },
        { "X-Forwarded-For": `203.0.${Math.floor(index / 250)}.${index % 250}` },
      ),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(200);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(60);
  });
});

describe("a mail server that never greets", () => {
  it("delays no page and no call while ten mails are due", async () => {
    const paths = ["/", "/login", "/privacy", "/api/health/ready", "/api/simulations"];
    const fetchPaths = () => Promise.all(paths.map((path) => fetch(site.url + path)));
    // The first responses take the longest.
    await fetchPaths();
    const asker = await makeUser();
    mail.isSilent = true;
    const taken = mail.messages.length;
    for (let count = 0; count < 10; count += 1) {
      const { id, email } = await makeUser();
      const to = { email, firstName: "Prova", locale: "it" };
      await queueAccountMail(db(), { kind: "email_changed", to }, id);
    }
    // As many senders as the database has connections, and more.
    const headers = { Authorization: `Bearer ${site.env["CRON_SECRET"]}` };
    const sweeps = Array.from({ length: 12 }, () => fetch(`${site.url}/api/cron/work`, { headers }).catch(() => null));
    await vi.waitFor(() => expect(mail.open()).toBeGreaterThanOrEqual(10), PATIENT);
    const answers = await fetchPaths();
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 401]);
    expect((await post("/api/forgot-password", { email: asker.email })).status).toBe(200);
    // All of this before any greeting.
    expect(mail.open()).toBeGreaterThanOrEqual(10);
    expect(mail.messages).toHaveLength(taken);
    void Promise.all(sweeps);
  });
});
