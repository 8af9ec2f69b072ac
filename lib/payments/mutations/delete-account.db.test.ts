import { describe, expect, it } from "vitest";
import { requestEmailChange } from "@/lib/accounts/mutations/change-email";
import { recordEvent } from "@/lib/accounts/mutations/record-event";
import { db } from "@/lib/db/client";
import { handInWriting } from "@/lib/exam/mutations/hand-in-writing";
import { saveAnswers } from "@/lib/exam/mutations/save-answers";
import { beginPart } from "@/lib/exam/mutations/sitting";
import { startAttempt } from "@/lib/exam/mutations/start-attempt";
import { sendMails } from "@/lib/mail/outbox";
import { toLearner } from "@/lib/payments/gate";
import { deleteAccount } from "@/lib/payments/mutations/delete-account";
import { openPayment } from "@/lib/payments/mutations/open-payment";
import { queueDueMails } from "@/lib/payments/mutations/queue-due-mails";
import { reconcile } from "@/lib/payments/mutations/reconcile";
import { recordStripeEvent } from "@/lib/payments/mutations/record-stripe-event";
import { redeemGiftCode } from "@/lib/payments/mutations/redeem-gift-code";
import { renderQueuedMail } from "@/lib/payments/mutations/render-queued-mail";
import { requestWithdrawal } from "@/lib/payments/mutations/request-withdrawal";
import { orderNumber } from "@/lib/payments/order-number";
import { findAccess } from "@/lib/payments/queries";
import type { StripeEventFacts } from "@/lib/payments/stripe";
import { addDays, italianDay } from "@/lib/product/italian-day";
import { setExamDay } from "@/lib/report/mutations/real-exam";
import { makeOpenPayment, withStripe } from "@/tests/support/card-payment";
import { sendDueMails } from "@/tests/support/due-mails";
import { makeAccount, makeAdmin, makeGiftCode, makeLearner, PASSWORD } from "@/tests/support/factories";

const stripe = withStripe();

const told = (fact: StripeEventFacts["fact"], payment: { intentId: string; paymentId: string }): StripeEventFacts => ({
  id: `evt_${fact}_${payment.paymentId}`,
  type: "made",
  livemode: false,
  account: null,
  happenedAt: new Date(),
  amountCents: 899,
  currency: "eur",
  fact,
  ...payment,
});

/** Rows of any table that refer to this account. */
async function traces(userId: string) {
  const where = { userId };
  return {
    users: await db().user.count({ where: { id: userId } }),
    grants: await db().accessGrant.count({ where }),
    payments: await db().payment.count({ where }),
    mails: await db().job.count({ where }),
    codes: await db().verificationCode.count({ where }),
    acceptances: await db().termsAcceptance.count({ where }),
    attempts: await db().attempt.count({ where }),
    giftCodes: await db().giftCode.count({ where: { redeemedById: userId } }),
    acts: await db().auditEvent.count({ where: { OR: [{ actorId: userId }, { subjectId: userId }] } }),
  };
}
const NOTHING = {
  users: 0,
  grants: 0,
  payments: 0,
  mails: 0,
  codes: 0,
  acceptances: 0,
  attempts: 0,
  giftCodes: 0,
  acts: 0,
};

/** The tables of which a row contains one of these texts. */
async function findInTables(...texts: string[]): Promise<string[]> {
  const tables = await db().$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`;
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await db().$queryRawUnsafe<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM "${name}" one WHERE one::text ILIKE ANY ($1)`,
      texts.map((text) => `%${text}%`),
    );
    if (row?.count) found.push(name);
  }
  return found;
}

describe("a deleted account", () => {
  it("leaves no attempt, answer, text, access, mail or name, and its gift code stays used", async () => {
    const begun = new Date();
    const [account, bystander] = [await makeAccount(), await makeLearner()];
    const code = await makeGiftCode();
    await redeemGiftCode(account, code);
    const learner = toLearner(account, await findAccess(account));
    if (learner instanceof Error) throw learner;
    const attemptId = await startAttempt(learner, 1);
    const kept = await startAttempt(bystander, 1);
    await saveAnswers(learner, attemptId, { prova: "ascolto1", answers: { ascolto1_1: "A" }, completed: false });
    await handInWriting(learner, attemptId, { text: "Cara Sonia", option: "B" });
    const { id: writingId } = await db().writing.findFirstOrThrow({ where: { attemptId } });
    await db().correction.create({ data: { writingId, source: "ai", key: "one", locale: "it" } });
    const said = { kind: "account_suspended", actorId: bystander.id, subjectId: account.id } as const;
    await db().$transaction((tx) => recordEvent(tx, { ...said, reason: "Ada ha scritto" }));

    expect(await deleteAccount(account, PASSWORD)).toEqual({
      email: account.email,
      firstName: account.firstName,
      locale: "it",
    });
    expect(await traces(account.id)).toEqual(NOTHING);
    expect(await db().sectionRecord.count({ where: { attemptId } })).toBe(0);
    expect(await db().writing.count({ where: { id: writingId } })).toBe(0);
    expect(await db().correction.count({ where: { writingId } })).toBe(0);
    expect(await db().attempt.count({ where: { id: kept } })).toBe(1);
    await expect(redeemGiftCode(bystander, code)).rejects.toMatchObject({ code: "conflict" });
    await expect(redeemGiftCode(await makeAccount(), code)).rejects.toMatchObject({ reason: "gift_code_used" });
    const kinds = ["account_suspended", "account_deleted"];
    const acts = await db().auditEvent.findMany({
      where: { kind: { in: kinds }, createdAt: { gte: begun } },
      orderBy: { createdAt: "asc" },
    });
    expect(acts.map(({ kind, reason, subjectId }) => ({ kind, reason, subjectId }))).toEqual([
      { kind: "account_suspended", reason: null, subjectId: null },
      { kind: "account_deleted", reason: null, subjectId: null },
    ]);
  });

  it("leaves nothing in any table but the tax record", async () => {
    const learner = await makeLearner();
    const marker = `zz${learner.id.slice(-8)}`;
    await db().user.update({
      where: { id: learner.id },
      data: { firstName: marker, birthPlace: marker, phone: marker, externalCode: marker },
    });
    const attemptId = await startAttempt(learner, 1, { mode: "exam", extraTime: "fifty" });
    await beginPart(learner, attemptId, "listening", new Date());
    await db().writing.create({ data: { attemptId, text: `Cara ${marker}`, option: "A" } });
    const own = { userId: learner.id };
    const draft = { ...own, simulationId: 1, number: 1, text: marker, revision: 1, savedAt: new Date() };
    await db().draft.create({ data: draft });
    await db().readinessVerdict.create({ data: { ...own, basis: "b", readiness: {} } });
    await setExamDay(learner, { examDay: addDays(italianDay(new Date()), 30), extraTime: "on" });
    const card = { dueAt: new Date(), stability: 1, difficulty: 1, scheduledDays: 1, step: 0, reps: 1, lapses: 0 };
    await db().deckCard.create({
      data: { ...own, name: "1/lettura/1", stage: "review", ...card, answeredAt: new Date(), grade: "good" },
    });
    await requestEmailChange(learner, { email: `${marker}@example.it`, currentPassword: PASSWORD });
    expect(await findInTables(learner.id, marker)).not.toEqual([]);
    await deleteAccount(learner, PASSWORD);
    await sendMails(renderQueuedMail);
    expect(await findInTables(learner.id, learner.email, marker, attemptId)).toEqual([]);
  });

  it("leaves a tax record of a paid purchase, and later events from Stripe are still applied", async () => {
    const { account, ...payment } = await makeOpenPayment();
    const { paymentId } = payment;
    await recordStripeEvent(told("paidAt", payment));
    await sendDueMails();
    await deleteAccount(account, PASSWORD);
    expect(await traces(account.id)).toEqual(NOTHING);
    expect(await db().taxRecord.findUniqueOrThrow({ where: { paymentId } })).toMatchObject({
      buyerName: "Prova Di Prova",
      taxCode: "RSSMRA85T10A562S",
      address: "Via Roma 1, 41121 Modena MO",
      amountCents: 899,
    });
    expect(await recordStripeEvent(told("refundedAt", payment))).toBe("applied");
    expect(await recordStripeEvent(told("disputedAt", payment))).toBe("applied");
    const stored = await db().payment.findUniqueOrThrow({ where: { id: paymentId }, include: { grant: true } });
    expect(stored).toMatchObject({ userId: null, status: "refunded", grant: null });
    expect((await reconcile(1)).failed).toBe(0);
    expect((await sendDueMails()).failed).toBe(0);
  });

  it("still gets the receipt of a withdrawal that was not sent yet, sealed until then", async () => {
    const { account, ...payment } = await makeOpenPayment();
    const key = `withdrawal:${payment.paymentId}`;
    await recordStripeEvent(told("paidAt", payment));
    await requestWithdrawal(account);
    await queueDueMails(new Date());
    await deleteAccount(account, PASSWORD);
    expect(await traces(account.id)).toEqual(NOTHING);
    expect(await findInTables(account.email)).toEqual([]);
    const job = await db().job.findUniqueOrThrow({ where: { key } });
    const receipt = await renderQueuedMail(job, new Date());
    expect(receipt).toMatchObject({ to: account.email });
    expect(receipt?.text).toContain(orderNumber(payment.paymentId));
    expect((await sendDueMails()).failed).toBe(0);
    expect(await db().job.findUniqueOrThrow({ where: { key } })).toMatchObject({ state: "done", sealed: null });
  });

  it("cancels an open purchase", async () => {
    const { account, intentId, paymentId } = await makeOpenPayment();
    await deleteAccount(account, PASSWORD);
    expect(stripe().intents.get(intentId)?.status).toBe("canceled");
    expect(await db().payment.findUniqueOrThrow({ where: { id: paymentId } })).toMatchObject({
      userId: null,
      status: "canceled",
    });
    expect(await db().taxRecord.count({ where: { paymentId } })).toBe(0);
  });

  it("stays deleted despite a concurrent purchase or deletion", async () => {
    const { account } = await makeOpenPayment();
    const outcomes = await Promise.allSettled([
      deleteAccount(account, PASSWORD),
      deleteAccount(account, PASSWORD),
      openPayment(account, null),
    ]);
    expect(outcomes.slice(0, 2).filter(({ status }) => status === "fulfilled").length).toBeLessThanOrEqual(1);
    await deleteAccount(account, PASSWORD).catch(() => undefined);
    expect(await traces(account.id)).toEqual(NOTHING);
  });
});

describe("an audit event", () => {
  it("cannot be changed: not its reason while its person exists, and nothing else ever", async () => {
    const account = await makeAccount();
    const event = { kind: "account_suspended", actorId: null, subjectId: account.id, reason: "non paga" } as const;
    await db().$transaction((tx) => recordEvent(tx, event));
    const where = { subjectId: account.id };
    for (const data of [{ reason: null }, { reason: "altro", subjectId: null }, { kind: "signed_in" }])
      await expect(db().auditEvent.updateMany({ where, data })).rejects.toThrow(/never rewritten/);
  });
});

describe("an account is not deleted", () => {
  it("without its password", async () => {
    const account = await makeAccount();
    await expect(deleteAccount(account, "x")).rejects.toMatchObject({ fields: { currentPassword: "wrong_password" } });
    expect((await traces(account.id)).users).toBe(1);
  });

  it("while it is an admin", async () => {
    const admin = await makeAdmin();
    await expect(deleteAccount(admin, PASSWORD)).rejects.toMatchObject({ reason: "admin_stays" });
    expect((await traces(admin.id)).users).toBe(1);
  });
});
