import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { db } from "@/lib/db/client";
import { makeUser } from "@/tests/support/factories";
import { startServer, type TestServer } from "@/tests/support/server";
import { type MailServer, startMailServer } from "@/tests/support/smtp";

/* A mail server that accepts every connection and never answers, like one behind a broken firewall. */

const DAY_MS = 86_400_000;
const PATIENT = { timeout: 25_000, interval: 50 };
let mail: MailServer;
let site: TestServer;

beforeAll(async () => {
  mail = await startMailServer();
  mail.isSilent = true;
  site = await startServer({ env: { SMTP_URL: mail.url } });
  Object.assign(process.env, site.env);
}, 120_000);

afterAll(async () => {
  await site?.stop();
  await mail?.stop();
});

/** A user with a due order mail. */
async function makeBuyer(): Promise<string> {
  const user = await makeUser();
  const [now, expiresAt] = [new Date(), new Date(Date.now() + 365 * DAY_MS)];
  const grant = { create: { userId: user.id, source: "card" as const, startsAt: now, expiresAt } };
  const paid = { status: "succeeded" as const, amountCents: 899, livemode: false, paidAt: now };
  await db().payment.create({ data: { userId: user.id, ...paid, grant } });
  return user.email;
}

const sweep = () =>
  fetch(`${site.url}/api/cron/work`, { headers: { Authorization: `Bearer ${site.env["CRON_SECRET"]}` } });

it("mails due while the mail server never greets survive a crash: after the restart each is sent once", async () => {
  const people: string[] = [];
  for (let count = 0; count < 10; count += 1) people.push(await makeBuyer());
  for (let count = 0; count < 12; count += 1) void sweep().catch(() => null);
  await vi.waitFor(() => expect(mail.open()).toBeGreaterThanOrEqual(10), PATIENT);
  await site.crash();
  mail.isSilent = false;
  // Until its lease is over, the job belongs to the dead process.
  await db().job.updateMany({ where: { state: "running" }, data: { leaseUntil: new Date(0) } });
  await db().job.updateMany({ where: { state: "queued", queue: "mail" }, data: { dueAt: new Date() } });
  await site.restart();
  const countMails = (email: string) => mail.messages.filter((message) => message.includes(`To: ${email}`)).length;
  await vi.waitFor(() => expect(people.map(countMails)).toEqual(people.map(() => 1)), PATIENT);
  expect((await sweep()).status).toBe(200);
  expect(mail.messages).toHaveLength(people.length);
  expect(
    await db().job.count({ where: { queue: "mail", OR: [{ sealed: { not: null } }, { state: "running" }] } }),
  ).toBe(0);
}, 60_000);
