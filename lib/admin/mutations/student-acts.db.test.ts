import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { requireAccountOf, toAdmin } from "@/lib/accounts/gate";
import { endAccess, grantAccess } from "@/lib/admin/mutations/change-access";
import { requeueMail } from "@/lib/admin/mutations/requeue-mail";
import { setAttemptAside } from "@/lib/admin/mutations/set-attempt-aside";
import { setExternalCode } from "@/lib/admin/mutations/set-external-code";
import { reactivateStudent, suspendStudent } from "@/lib/admin/mutations/suspend-student";
import { db } from "@/lib/db/client";
import { startAttempt } from "@/lib/exam/mutations/start-attempt";
import { applyFacts } from "@/lib/payments/mutations/apply-facts";
import { findAccess } from "@/lib/payments/queries";
import { makeAccount, makeAdmin, makeLearner, makeUser } from "@/tests/support/factories";

const DAY_MS = 24 * 60 * 60 * 1000;
const reason = "Concordato al telefono.";
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const notFound = { code: "not_found" };
const eventsOf = (subjectId: string) =>
  db().auditEvent.findMany({ where: { subjectId }, orderBy: { createdAt: "asc" } });

/** A purchase that was paid and gave access. */
async function makePurchase() {
  const account = await makeAccount();
  const payment = await db().payment.create({ data: { userId: account.id, amountCents: 899, livemode: false } });
  await settlePaid(payment.id, "paidAt");
  return { account, paymentId: payment.id };
}

const settlePaid = (
  paymentId: string,
  fact: "paidAt" | "disputedAt" | "disputeLostAt" | "disputeWonAt" | "refundedAt",
) => db().$transaction((tx) => applyFacts(tx, paymentId, [{ fact, at: new Date() }]));

describe("access given by an admin", () => {
  it("lasts from now to the end of the day, and the audit event has actor, reason and end", async () => {
    const [admin, account] = [await makeAdmin(), await makeAccount()];
    const expiresAt = await grantAccess(admin, { userId: account.id, until: inDays(30), reason });
    expect(await findAccess(account)).toEqual({ state: "active", expiresAt });
    const [grant] = await db().accessGrant.findMany({ where: { userId: account.id } });
    expect(await eventsOf(account.id)).toMatchObject([
      { kind: "access_granted", actorId: admin.id, reason, details: { grantId: grant?.id } },
    ]);
  });

  it("is given once by two concurrent admins", async () => {
    const [one, other, account] = [await makeAdmin(), await makeAdmin(), await makeAccount()];
    const act = { userId: account.id, until: inDays(365), reason };
    const both = await Promise.allSettled([grantAccess(one, act), grantAccess(other, act)]);
    expect(both.filter(({ status }) => status === "rejected")).toMatchObject([
      { reason: { code: "conflict", reason: "access_lasts_longer" } },
    ]);
    expect(await eventsOf(account.id)).toHaveLength(1);
  });

  it("is refused for a past day and for one too far in the future", async () => {
    const [admin, account] = [await makeAdmin(), await makeAccount()];
    for (const until of [inDays(-2), inDays(10 * 366)]) {
      const act = grantAccess(admin, { userId: account.id, until, reason });
      await expect(act).rejects.toMatchObject({ code: "invalid_input", fields: { until: "date" } });
    }
    expect(await eventsOf(account.id)).toEqual([]);
  });
});

describe("access ended by an admin", () => {
  it("ends immediately, with the reason; a repetition finds nothing to end", async () => {
    const [admin, learner] = [await makeAdmin(), await makeLearner()];
    await endAccess(admin, { userId: learner.id, reason });
    expect((await findAccess(learner)).state).toBe("ended");
    await expect(endAccess(admin, { userId: learner.id, reason })).rejects.toMatchObject({ code: "conflict" });
    expect(await eventsOf(learner.id)).toMatchObject([{ kind: "access_ended", actorId: admin.id, reason }]);
  });

  it("does not return because of later events of the payment", async () => {
    const { account, paymentId } = await makePurchase();
    await endAccess(await makeAdmin(), { userId: account.id, reason });
    for (const fact of ["paidAt", "disputedAt", "disputeLostAt", "disputeWonAt"] as const) {
      await settlePaid(paymentId, fact);
      expect([fact, (await findAccess(account)).state]).toEqual([fact, "ended"]);
    }
    await settlePaid(paymentId, "refundedAt");
    const payment = await db().payment.findUniqueOrThrow({ where: { id: paymentId }, include: { grant: true } });
    expect(payment).toMatchObject({ status: "refunded", grant: { endReason: "staff" } });
  });

  it("stays ended if events of the payment arrive concurrently", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { account, paymentId } = await makePurchase();
      const admin = await makeAdmin();
      await Promise.all([
        endAccess(admin, { userId: account.id, reason }),
        settlePaid(paymentId, "disputedAt"),
        settlePaid(paymentId, "disputeWonAt"),
      ]);
      expect((await findAccess(account)).state).toBe("ended");
    }
  });

  it("can be given again", async () => {
    const { account } = await makePurchase();
    const admin = await makeAdmin();
    await endAccess(admin, { userId: account.id, reason });
    await grantAccess(admin, { userId: account.id, until: inDays(10), reason });
    expect((await findAccess(account)).state).toBe("active");
  });
});

describe("a suspension", () => {
  it("ends every session, and so does its end; both are audited", async () => {
    const [admin, user] = [await makeAdmin(), await makeUser()];
    await suspendStudent(admin, { userId: user.id, reason });
    const old = requireAccountOf({ userId: user.id, version: user.sessionVersion });
    await expect(old).rejects.toMatchObject({ code: "unauthenticated" });
    const suspended = await requireAccountOf({ userId: user.id, version: user.sessionVersion + 1 });
    expect(suspended.isSuspended).toBe(true);
    await reactivateStudent(admin, { userId: user.id });
    expect((await requireAccountOf({ userId: user.id, version: user.sessionVersion + 2 })).isSuspended).toBe(false);
    await reactivateStudent(admin, { userId: user.id });
    expect(await eventsOf(user.id)).toMatchObject([
      { kind: "account_suspended", actorId: admin.id, reason },
      { kind: "account_reactivated", actorId: admin.id },
    ]);
  });

  it("happens once if two admins suspend concurrently", async () => {
    const [one, other, user] = [await makeAdmin(), await makeAdmin(), await makeUser()];
    const both = await Promise.allSettled(
      [one, other].map((admin) => suspendStudent(admin, { userId: user.id, reason })),
    );
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await eventsOf(user.id)).toHaveLength(1);
  });

  it("is never possible for an admin", async () => {
    const [admin, other] = [await makeAdmin(), await makeUser({ isAdmin: true, isSuspended: true })];
    const refusal = { code: "conflict", reason: "admin_account" };
    await expect(suspendStudent(admin, { userId: other.id, reason })).rejects.toMatchObject(refusal);
    await expect(reactivateStudent(admin, { userId: other.id })).rejects.toMatchObject(refusal);
    expect(await db().user.findUnique({ where: { id: other.id } })).toMatchObject({ suspendedAt: expect.any(Date) });
  });
});

describe("the external code", () => {
  it("is set by id or e-mail, removed by an empty value, and never written into the audit log", async () => {
    const [admin, user] = [await makeAdmin(), await makeUser()];
    await setExternalCode(admin, { id: user.id }, "G-77");
    expect(await db().user.findUnique({ where: { id: user.id } })).toMatchObject({ externalCode: "G-77" });
    await setExternalCode(admin, { email: user.email }, "");
    expect(await db().user.findUnique({ where: { id: user.id } })).toMatchObject({ externalCode: null });
    const events = await eventsOf(user.id);
    expect(events.map(({ details }) => details)).toEqual([{ cleared: false }, { cleared: true }]);
  });
});

describe("a mail sent again", () => {
  async function makeMail(options: { sentAt: Date | null; tries: number; isEnded?: boolean; failure?: string }) {
    const { account, paymentId } = await makePurchase();
    if (options.isEnded) await settlePaid(paymentId, "refundedAt");
    const { sentAt, tries, failure = null } = options;
    const state = sentAt ? "done" : tries > 0 ? "failed" : "queued";
    const about = { kind: "order", key: `order:${paymentId}`, userId: account.id, subjectId: paymentId };
    const mail = await db().job.create({
      data: { id: randomUUID(), queue: "mail", ...about, state, tries, failure, finishedAt: sentAt },
    });
    return { account, mail };
  }

  it("is queued once more under a new id, however many requests ask concurrently", async () => {
    const { account, mail } = await makeMail({ sentAt: new Date(), tries: 1 });
    const admins = [await makeAdmin(), await makeAdmin(), await makeAdmin()];
    const asked = await Promise.allSettled(admins.map((admin) => requeueMail(admin, mail.id)));
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const mails = await db().job.findMany({ where: { userId: account.id } });
    expect(mails).toMatchObject([{ state: "queued", finishedAt: null, tries: 0, subjectId: mail.subjectId }]);
    expect(mails[0]?.id).not.toBe(mail.id);
    expect(await eventsOf(account.id)).toMatchObject([{ kind: "mail_sent_again", details: { mail: "order" } }]);
  });

  it("may be one that failed", async () => {
    const { mail } = await makeMail({ sentAt: null, tries: 12 });
    await requeueMail(await makeAdmin(), mail.id);
  });

  it("is audited with the time it was sent before, if it was", async () => {
    const sentAt = new Date("2026-11-01T10:00:00Z");
    for (const [failure, sentBefore] of [
      [undefined, sentAt.toISOString()],
      ["outdated", null],
    ] as const) {
      const { account, mail } = await makeMail({ sentAt, tries: 1, ...(failure && { failure }) });
      await requeueMail(await makeAdmin(), mail.id);
      expect(await eventsOf(account.id)).toMatchObject([{ kind: "mail_sent_again", details: { sentBefore } }]);
    }
  });

  it("is refused while it waits for its first attempt, and once it no longer applies", async () => {
    for (const options of [
      { sentAt: null, tries: 0 },
      { sentAt: new Date(), tries: 1, isEnded: true },
    ]) {
      const { mail } = await makeMail(options);
      await expect(requeueMail(await makeAdmin(), mail.id)).rejects.toMatchObject({ code: "conflict" });
    }
  });
});

describe("every admin action on a student", () => {
  const acts = (admin: Awaited<ReturnType<typeof makeAdmin>>, userId: string, attemptId: string) => [
    () => grantAccess(admin, { userId, until: inDays(400), reason }),
    () => endAccess(admin, { userId, reason }),
    () => suspendStudent(admin, { userId, reason }),
    () => reactivateStudent(admin, { userId }),
    () => setExternalCode(admin, { id: userId }, "X"),
    () => requeueMail(admin, userId),
    () => setAttemptAside(admin, { attemptId, reason }),
  ];

  it("responds with not found for an unknown id, and audits nothing", async () => {
    const admin = await makeAdmin();
    for (const act of acts(admin, randomUUID(), "abcdefghjk")) await expect(act()).rejects.toMatchObject(notFound);
    expect(await db().auditEvent.count({ where: { actorId: admin.id } })).toBe(0);
  });

  it("is refused by the gate to everybody but admins who are not suspended", async () => {
    const learner = await makeLearner();
    const attemptId = await startAttempt(learner, 1);
    const callers = [
      [await makeAccount({ access: "active" }), "forbidden"],
      [await makeAccount({ isAdmin: true, isSuspended: true }), "suspended"],
    ] as const;
    for (const [account, code] of callers) {
      for (let act = 0; act < 7; act += 1) {
        const attempt = async () => acts(toAdmin(account), learner.id, attemptId)[act]?.();
        await expect(attempt()).rejects.toMatchObject({ code });
      }
    }
    expect(await eventsOf(learner.id)).toEqual([]);
    expect((await findAccess(learner)).state).toBe("active");
  });
});
