import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { queueAccountMail, queueCodeMail } from "@/lib/accounts/account-mails";
import { findStudent } from "@/lib/admin/queries/student";
import { listUndeliveredMails } from "@/lib/admin/queries/undelivered-mails";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { claimJob, enqueueJob, finishClaim } from "@/lib/jobs/claims";
import { sendMails } from "@/lib/mail/outbox";
import { renderQueuedMail } from "@/lib/payments/mutations/render-queued-mail";
import { makeAdmin, makeUser } from "@/tests/support/factories";
import { inBatches } from "@/tests/support/in-batches";
import { type MailServer, startMailServer } from "@/tests/support/smtp";
import { volume } from "@/tests/support/volume";

let server: MailServer;

beforeAll(async () => {
  server = await startMailServer();
  Object.assign(env(), { SMTP_URL: server.url });
});
beforeEach(async () => {
  await db().job.deleteMany();
  const fresh = { messages: [], rejectsTemporarily: false, unknownRecipient: null, isSilent: false };
  Object.assign(server, fresh satisfies Partial<MailServer>);
});
afterAll(async () => {
  Object.assign(env(), { SMTP_URL: undefined });
  await server.stop();
});

const send = (options: { now?: Date; most?: number } = {}) => sendMails(renderQueuedMail, options);
const later = (seconds: number) => new Date(Date.now() + seconds * 1000);

const toPerson = ({ email }: { email: string }) => ({ email, firstName: "Prova", locale: "it" });

/** A user with a due notification mail. */
async function makeNews() {
  const user = await makeUser();
  await queueAccountMail(db(), { kind: "email_changed", to: toPerson(user) }, user.id);
  return user;
}

/** A user with a due code mail. */
async function makeCode(code = "271828") {
  const user = await makeUser();
  const letter = { kind: "reset_code" as const, to: toPerson(user), code, minutes: 10 };
  const queue = (newer = code) => db().$transaction((tx) => queueCodeMail(tx, { ...letter, code: newer }, user));
  await queue();
  return { user, queue };
}

const jobOf = (userId: string) => db().job.findFirstOrThrow({ where: { userId } });

describe("the outbox", () => {
  it("sends each mail once, however many processes run concurrently", async () => {
    const people = [];
    for (let count = 0; count < 20; count += 1) people.push(await makeNews());
    const runs = await inBatches(volume("tries"), () => send({ most: 1 }));
    expect(runs.reduce((sum, { sent }) => sum + sent, 0)).toBe(20);
    expect(server.messages).toHaveLength(20);
    for (const { email } of people)
      expect(server.messages.filter((message) => message.includes(`To: ${email}`))).toHaveLength(1);
  });

  it("sends codes before all other mails", async () => {
    for (let count = 0; count < 10; count += 1) await makeNews();
    await makeCode("314159");
    await send({ most: 1 });
    expect(server.messages).toHaveLength(1);
    expect(server.messages[0]).toMatch(/^ {4}314159/m);
  });

  it("sends a dead process's mail once, after its lease has ended", async () => {
    await makeNews();
    const dead = await claimJob("mail");
    expect(await send()).toEqual({ sent: 0, failed: 0 });
    await db().job.updateMany({ where: { state: "running" }, data: { leaseUntil: new Date(0) } });
    expect(await send()).toEqual({ sent: 1, failed: 0 });
    expect(await send({ now: later(120) })).toEqual({ sent: 0, failed: 0 });
    expect(server.messages).toHaveLength(1);
    // The dead process comes back: it has lost its claim.
    if (!dead) throw new Error("nothing was taken");
    expect(await finishClaim(db(), dead, { state: "failed", failure: "broken" })).toBe(false);
  });

  it("claims each mail for a whole lease, however long the run has lasted", async () => {
    for (let count = 0; count < 5; count += 1) await makeNews();
    const left: number[] = [];
    let release = () => {};
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    await sendMails(async ({ id }) => {
      const { leaseUntil } = await db().job.findUniqueOrThrow({ where: { id } });
      left.push((leaseUntil?.getTime() ?? 0) - Date.now());
      // Four are sent in parallel; the fifth is claimed when half of their lease has passed.
      if (left.length === 4) {
        await db().$executeRaw`UPDATE "Job" SET "leaseUntil" = "leaseUntil" - interval '30 seconds'`;
        release();
      }
      await slow;
      return null;
    });
    expect(left.length).toBeGreaterThanOrEqual(5);
    for (const milliseconds of left) expect(milliseconds).toBeGreaterThan(30_000);
  });

  it("retries temporary failures after growing pauses", async () => {
    const { id } = await makeNews();
    server.rejectsTemporarily = true;
    const pauses = [];
    for (let count = 0, now = new Date(); count < 4; count += 1) {
      expect(await send({ now })).toEqual({ sent: 0, failed: 1 });
      const { dueAt } = await jobOf(id);
      pauses.push((dueAt.getTime() - now.getTime()) / 1000);
      now = dueAt;
    }
    expect(pauses).toEqual([5, 10, 20, 40]);
    server.rejectsTemporarily = false;
    expect(await send({ now: later(3600) })).toEqual({ sent: 1, failed: 0 });
    expect(await jobOf(id)).toMatchObject({ state: "done", failure: null, tries: 5 });
  });

  it("gives up on a permanently refused address, and shows the admin why", async () => {
    const { id, email } = await makeNews();
    server.unknownRecipient = email;
    expect(await send()).toEqual({ sent: 0, failed: 1 });
    expect(await send({ now: later(86_400) })).toEqual({ sent: 0, failed: 0 });
    expect(await jobOf(id)).toMatchObject({ state: "failed", failure: "refused", tries: 1, sealed: null });
    expect((await findStudent(await makeAdmin(), id))?.mails).toMatchObject([
      { kind: "email_changed", sentAt: null, failure: "refused", mayBeSentAgain: false },
    ]);
  });

  it("does not send a mail that no longer applies, and records it neither as sent nor as undelivered", async () => {
    const [{ id }, admin] = [await makeUser(), await makeAdmin()];
    const payment = { userId: id, amountCents: 899, livemode: false, status: "refunded" } as const;
    const { id: subjectId } = await db().payment.create({ data: payment });
    const job = { id: randomUUID(), queue: "mail", kind: "refund_failed", key: `refund_failed:${subjectId}` } as const;
    await db().job.create({ data: { ...job, userId: id, subjectId } });
    expect(await send()).toEqual({ sent: 0, failed: 0 });
    expect(server.messages).toEqual([]);
    expect(await jobOf(id)).toMatchObject({ state: "done", failure: "outdated", finishedAt: expect.any(Date) });
    const student = await findStudent(admin, id);
    expect(student?.mails).toMatchObject([{ sentAt: null, failure: "outdated", mayBeSentAgain: true }]);
    const told = student?.history.map(({ messageKey }) => messageKey);
    expect(told).toContain("kinds.mailOutdated");
    expect(told).not.toContain("kinds.mailSent");
    expect(await listUndeliveredMails(admin)).toEqual([]);
  });

  it("closes a connection that times out, and retries later", async () => {
    const { id } = await makeNews();
    server.isSilent = true;
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.timeout(200));
    expect(await send()).toEqual({ sent: 0, failed: 1 });
    timeout.mockRestore();
    expect(await jobOf(id)).toMatchObject({ state: "queued", failure: "timeout", tries: 1 });
    await expect.poll(() => server.open()).toBe(0);
  });

  it("queues nothing twice under one key", async () => {
    const job = { queue: "mail", kind: "order", key: "order:one" } as const;
    await Promise.all(Array.from({ length: 50 }, () => enqueueJob(db(), job)));
    expect(await db().job.count()).toBe(1);
  });
});

describe("a mailed code", () => {
  it("is not readable in the database, neither while queued nor afterwards", async () => {
    const { user } = await makeCode("271828");
    const waiting = await jobOf(user.id);
    expect(waiting.sealed).not.toBeNull();
    for (const text of [JSON.stringify(waiting), Buffer.from(waiting.sealed ?? "", "base64url").toString("latin1")]) {
      expect(text).not.toContain("271828");
      expect(text).not.toContain(user.email);
    }
    await send();
    expect(await jobOf(user.id)).toMatchObject({ state: "done", sealed: null });
  });

  it("is not mailed once it has expired, and is erased", async () => {
    const { user } = await makeCode();
    expect(await send({ now: later(601) })).toEqual({ sent: 0, failed: 0 });
    expect(server.messages).toEqual([]);
    expect(await jobOf(user.id)).toMatchObject({ state: "failed", failure: "expired", sealed: null });
  });

  it("is replaced by a newer one requested before it was sent", async () => {
    const { queue } = await makeCode("111111");
    await queue("222222");
    expect(await send()).toEqual({ sent: 1, failed: 0 });
    expect(server.messages).toHaveLength(1);
    expect(server.messages[0]).toMatch(/^ {4}222222/m);
  });

  it("is deleted with the account", async () => {
    const { user } = await makeCode();
    await db().user.delete({ where: { id: user.id } });
    expect(await db().job.count()).toBe(0);
  });
});
