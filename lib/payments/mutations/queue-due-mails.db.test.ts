import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { sendDueMails } from "@/tests/support/due-mails";
import { makeUser } from "@/tests/support/factories";
import { startMailServer } from "@/tests/support/smtp";

const DAY_MS = 24 * 60 * 60 * 1000;
const now = new Date();
const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);

/** The mails in the outbox to one person, with decoded subjects. */
function outboxOf(email: string): string[] {
  const folder = join(env().DATA_DIR, "outbox");
  try {
    const files = readdirSync(folder).filter((file) => file.endsWith(".eml"));
    return files
      .map((file) => readFileSync(join(folder, file), "utf8"))
      .filter((mail) => mail.includes(`To: ${email}`));
  } catch {
    return [];
  }
}

async function makePurchase(options: { withdrawn?: boolean; waived?: boolean; startsAt?: Date } = {}) {
  const user = await makeUser();
  await db().payment.create({
    data: {
      userId: user.id,
      status: "succeeded",
      amountCents: 899,
      livemode: false,
      paidAt: now,
      waiverAcceptedAt: options.waived ? now : null,
      withdrawalRequestedAt: options.withdrawn ? now : null,
      grant: {
        create: {
          userId: user.id,
          source: "card",
          startsAt: options.startsAt ?? now,
          expiresAt: inDays(400),
          endedAt: options.withdrawn ? now : null,
        },
      },
    },
  });
  return user;
}

async function makeAccessUntil(expiresAt: Date) {
  const user = await makeUser();
  await db().accessGrant.create({ data: { userId: user.id, source: "staff", startsAt: inDays(-300), expiresAt } });
  return user;
}

beforeEach(async () => {
  await db().job.deleteMany();
  await db().accessGrant.deleteMany();
  await db().payment.deleteMany();
  rmSync(join(env().DATA_DIR, "outbox"), { recursive: true, force: true });
});

describe("due mails", () => {
  it("an order mail is sent once, however many processes look concurrently", async () => {
    const user = await makePurchase();
    await Promise.all(Array.from({ length: 20 }, () => sendDueMails(now)));
    expect(await sendDueMails(inDays(1))).toEqual({ sent: 0, failed: 0 });
    expect(outboxOf(user.email)).toHaveLength(1);
    expect(outboxOf(user.email)[0]).toContain("Auto-Submitted: auto-generated");
  });

  it("a withdrawal gets its receipt, and no order mail afterwards", async () => {
    const user = await makePurchase({ withdrawn: true });
    expect(await sendDueMails(now)).toEqual({ sent: 1, failed: 0 });
    expect(outboxOf(user.email)[0]).toContain("Abbiamo ricevuto il tuo recesso");
  });

  it("access that begins after its purchase has a mail on that day, once", async () => {
    const user = await makePurchase({ startsAt: inDays(14) });
    expect(await sendDueMails(now)).toEqual({ sent: 1, failed: 0 });
    expect(outboxOf(user.email)[0]).toMatch(/Il tuo accesso comincia (il |l')/);
    expect(await sendDueMails(inDays(13))).toEqual({ sent: 0, failed: 0 });
    expect(await sendDueMails(inDays(14))).toEqual({ sent: 1, failed: 0 });
    expect(await sendDueMails(inDays(15))).toEqual({ sent: 0, failed: 0 });
    expect(outboxOf(user.email)).toHaveLength(2);
  });

  it("reminders are sent 30 and 7 days before the end, once each, and not earlier or later", async () => {
    const user = await makeAccessUntil(inDays(31));
    const counts = [];
    for (const day of [0, 1.5, 2, 20, 24.5, 25, 30, 32]) counts.push((await sendDueMails(inDays(day))).sent);
    expect(counts).toEqual([0, 1, 0, 0, 1, 0, 0, 0]);
    expect(outboxOf(user.email)).toHaveLength(2);
  });

  it("no reminder is sent for access that is followed by a longer one", async () => {
    const user = await makeAccessUntil(inDays(5));
    await db().accessGrant.create({
      data: { userId: user.id, source: "staff", startsAt: now, expiresAt: inDays(365) },
    });
    expect(await sendDueMails(now)).toEqual({ sent: 0, failed: 0 });
  });

  it("a mail that the server refuses temporarily is sent later, and does not affect the purchase", async () => {
    const server = await startMailServer();
    Object.assign(env(), { SMTP_URL: server.url });
    try {
      await makePurchase();
      server.rejectsTemporarily = true;
      expect(await sendDueMails(now)).toEqual({ sent: 0, failed: 1 });
      expect(await sendDueMails(now)).toEqual({ sent: 0, failed: 0 });
      server.rejectsTemporarily = false;
      expect(await sendDueMails(inDays(1))).toEqual({ sent: 1, failed: 0 });
      expect(server.messages).toHaveLength(1);
      await server.stop();
      await makePurchase();
      expect(await sendDueMails(now)).toEqual({ sent: 0, failed: 1 });
    } finally {
      Object.assign(env(), { SMTP_URL: undefined });
    }
  });
});
