import { beforeEach, describe, expect, it } from "vitest";
import { listProblemPurchases } from "@/lib/admin/queries/problem-purchases";
import { db } from "@/lib/db/client";
import { queueDueMails } from "@/lib/payments/mutations/queue-due-mails";
import { reconcile } from "@/lib/payments/mutations/reconcile";
import { requestWithdrawal } from "@/lib/payments/mutations/request-withdrawal";
import { findAccess, findPaymentOverview } from "@/lib/payments/queries";
import { makeOpenPayment, makePaidPayment, withStripe } from "@/tests/support/card-payment";
import { makeAccount, makeAdmin } from "@/tests/support/factories";
import { inBatches } from "@/tests/support/in-batches";

const DAY_MS = 24 * 60 * 60 * 1000;
const stripe = withStripe();

const makePaid = (waiver = false) => makePaidPayment(stripe(), waiver);

const statusOf = async (id: string) => (await db().payment.findUniqueOrThrow({ where: { id } })).status;

async function age(paymentId: string, days: number) {
  const createdAt = new Date(Date.now() - days * DAY_MS);
  await db().payment.update({ where: { id: paymentId }, data: { createdAt } });
}

describe("reconciliation", () => {
  beforeEach(async () => {
    await reconcile(30);
  });

  it("gives access for a payment whose events were all lost and whose browser was closed", async () => {
    const { account, intentId } = await makeOpenPayment();
    stripe().pay(intentId);
    stripe().events.length = 0;
    expect((await findAccess(account)).state).toBe("none");
    expect(await reconcile(3)).toMatchObject({ settled: 1, failed: 0 });
    expect((await findAccess(account)).state).toBe("scheduled");
  });

  it("applies missed events: a lost dispute and a refund", async () => {
    const [disputed, refunded] = [await makePaid(), await makePaid()];
    stripe().dispute(disputed.intentId);
    stripe().closeDispute(disputed.intentId, "lost");
    stripe().refund(refunded.intentId);
    const { lateEvents } = await reconcile(3);
    expect(lateEvents).toBeGreaterThanOrEqual(3);
    expect((await findAccess(disputed.account)).state).toBe("ended");
    expect((await findAccess(refunded.account)).state).toBe("ended");
    expect((await reconcile(3)).lateEvents).toBe(0);
  });

  it("cancels abandoned purchases, also during a bank's check, and leaves recent and decided ones alone", async () => {
    const [old, checked, processing] = [await makeOpenPayment(), await makeOpenPayment(), await makeOpenPayment()];
    const young = await makeOpenPayment();
    for (const { intentId } of [checked, young]) stripe().pay(intentId, "authenticate");
    stripe().pay(processing.intentId, "processing");
    for (const { paymentId } of [old, checked, processing]) await age(paymentId, 30);
    await reconcile(3);
    const made = [old, checked, processing, young];
    expect(await Promise.all(made.map(({ paymentId }) => statusOf(paymentId)))).toEqual([
      ...["canceled", "canceled"],
      ...["open", "open"],
    ]);
    expect(stripe().intents.get(checked.intentId)?.status).toBe("canceled");
  });

  it("gives up purchases that nobody can pay: without a PaymentIntent, or made with keys of the other mode", async () => {
    const account = await makeAccount();
    const old = { userId: account.id, amountCents: 899, createdAt: new Date(Date.now() - 3 * DAY_MS) };
    const [lost, live] = await db().payment.createManyAndReturn({
      data: [
        { ...old, livemode: false },
        { ...old, livemode: true, userId: (await makeAccount()).id, stripePaymentIntentId: `pi_${account.id}` },
      ],
      select: { id: true },
    });
    const young = await db().payment.create({
      data: { userId: (await makeAccount()).id, amountCents: 899, livemode: false },
    });
    expect(await reconcile(3)).toMatchObject({ settled: 2, failed: 0 });
    expect(await statusOf(lost?.id ?? "")).toBe("canceled");
    expect(await statusOf(live?.id ?? "")).toBe("canceled");
    expect(await statusOf(young.id)).toBe("open");
  });

  it("gives up purchases that Stripe does not know", async () => {
    const { intentId, paymentId } = await makeOpenPayment();
    stripe().intents.delete(intentId);
    expect(await reconcile(3)).toMatchObject({ failed: 0 });
    expect(await statusOf(paymentId)).toBe("canceled");
  });

  it("asks about every open purchase in turn, new ones first, however many never end", async () => {
    const stuck = [await makeOpenPayment(), await makeOpenPayment(), await makeOpenPayment()];
    for (const { intentId, paymentId } of stuck) {
      stripe().pay(intentId, "processing");
      await age(paymentId, 30);
    }
    const paid = await makeOpenPayment();
    stripe().pay(paid.intentId);
    stripe().events.length = 0;
    expect(await reconcile(3, new Date(), 1)).toMatchObject({ asked: 1, settled: 1 });
    expect(await statusOf(paid.paymentId)).toBe("succeeded");
    for (const { intentId } of stuck) Object.assign(stripe().intents.get(intentId) ?? {}, { status: "canceled" });
    for (const _ of stuck) await reconcile(3, new Date(), 1);
    expect(new Set(await Promise.all(stuck.map(({ paymentId }) => statusOf(paymentId))))).toEqual(
      new Set(["canceled"]),
    );
  });

  it("changes nothing while Stripe is unreachable", async () => {
    const { account } = await makePaid();
    stripe().reachable = false;
    await expect(reconcile(3)).rejects.toMatchObject({ code: "unavailable" });
    stripe().reachable = true;
    expect((await findAccess(account)).state).toBe("scheduled");
  });
});

describe("a withdrawal", () => {
  it("ends the access and refunds everything, once", async () => {
    const { account, intentId, paymentId } = await makePaid();
    expect((await findPaymentOverview(account))?.withdrawal.state).toBe("possible");
    const first = await requestWithdrawal(account);
    expect(await requestWithdrawal(account, new Date(Date.now() + 1000))).toEqual(first);
    expect(first.paymentId).toBe(paymentId);
    expect((await findAccess(account)).state).toBe("ended");
    expect(stripe().calls.filter((call) => call === "POST /v1/refunds").length).toBeGreaterThan(0);
    await reconcile(3);
    expect(await findPaymentOverview(account)).toMatchObject({
      status: "refunded",
      withdrawal: { state: "refunded" },
    });
    expect(
      stripe().events.filter(
        ({ type, data }) => type === "charge.refunded" && data.object["payment_intent"] === intentId,
      ),
    ).toHaveLength(1);
  });

  it("requested a hundred times concurrently returns one time, which is the stored one", async () => {
    const { account, paymentId } = await makePaid();
    const now = Date.now();
    const withdrawals = await inBatches(100, (index) => requestWithdrawal(account, new Date(now + index)));
    const times = new Set(withdrawals.map(({ requestedAt }) => requestedAt.getTime()));
    expect(times.size).toBe(1);
    const { withdrawalRequestedAt } = await db().payment.findUniqueOrThrow({ where: { id: paymentId } });
    expect([...times]).toEqual([withdrawalRequestedAt?.getTime()]);
  });

  it("is valid while Stripe is unreachable, and the reconciliation makes the refund", async () => {
    const { account, intentId } = await makePaid();
    stripe().reachable = false;
    await requestWithdrawal(account);
    stripe().reachable = true;
    expect((await findAccess(account)).state).toBe("ended");
    expect(await reconcile(3)).toMatchObject({ repaid: 1 });
    expect(await reconcile(3)).toMatchObject({ repaid: 0, failed: 0 });
    expect(
      stripe().events.some(
        ({ type, data }) => type === "charge.refunded" && data.object["payment_intent"] === intentId,
      ),
    ).toBe(true);
  });

  it("whose refund Stripe refuses is tried again under another key, and desk and learner are told", async () => {
    const { account, paymentId } = await makePaid();
    stripe().refundRefusal = "balance_insufficient";
    await requestWithdrawal(account);
    expect(await reconcile(3)).toMatchObject({ repaid: 0, failed: 1 });
    expect((await findPaymentOverview(account))?.refundFailedAt).toEqual(expect.any(Date));
    const [told] = await listProblemPurchases(await makeAdmin());
    expect(told).toMatchObject({ id: paymentId, status: "succeeded", refundFailedAt: expect.any(Date) });
    await queueDueMails(new Date());
    expect(await db().job.count({ where: { key: `refund_failed:${paymentId}` } })).toBe(1);
    stripe().refundRefusal = null;
    // Stripe counts in seconds.
    const refundFailedAt = new Date(Date.now() - 60_000);
    await db().payment.update({ where: { id: paymentId }, data: { refundFailedAt } });
    expect(await reconcile(3)).toMatchObject({ repaid: 1, failed: 0 });
    expect(await statusOf(paymentId)).toBe("refunded");
    expect((await findPaymentOverview(account))?.refundFailedAt).toBeNull();
  });

  it("whose refund came back is paid back again, once", async () => {
    const { account, intentId, paymentId } = await makePaid();
    await requestWithdrawal(account);
    stripe().failRefund(intentId);
    // Stripe counts in seconds: the first refund was two minutes ago, and failed a minute ago.
    await db().payment.update({ where: { id: paymentId }, data: { refundedAt: new Date(Date.now() - 120_000) } });
    for (const event of stripe().events) event.created -= event.type === "refund.failed" ? 60 : 120;
    expect(await reconcile(3)).toMatchObject({ repaid: 1 });
    expect(await reconcile(3)).toMatchObject({ repaid: 0, failed: 0 });
    expect(await statusOf(paymentId)).toBe("refunded");
    const refunds = stripe().events.filter(
      ({ type, data }) => type === "charge.refunded" && data.object["payment_intent"] === intentId,
    );
    expect(refunds).toHaveLength(2);
  });

  it("that Stripe has already refunded is recorded as refunded", async () => {
    const { account, intentId, paymentId } = await makePaid();
    stripe().refund(intentId);
    stripe().events.length = 0;
    await requestWithdrawal(account);
    expect(await statusOf(paymentId)).toBe("refunded");
  });

  it("after use tells the desk what was used", async () => {
    const { account, intentId, paymentId } = await makePaid(true);
    await db().attempt.create({ data: { id: "used-before-refu", userId: account.id, simulationId: 1 } });
    await db().draft.create({
      data: {
        userId: account.id,
        simulationId: 1,
        number: 1,
        text: "x",
        revision: 1,
        savedAt: new Date(),
        handedInAt: new Date(),
      },
    });
    stripe().refund(intentId);
    await reconcile(3);
    // Stripe counts in seconds: the refund must not seem to precede the use.
    await db().accessGrant.update({ where: { paymentId }, data: { endedAt: new Date() } });
    const listed = await listProblemPurchases(await makeAdmin());
    expect(listed.find(({ id }) => id === paymentId)).toMatchObject({ use: { attempts: 1, texts: 1 } });
  });

  it("is refused without a purchase, after a waiver, and after 14 days", async () => {
    const refusal = { code: "conflict", reason: "withdrawal_not_possible" };
    await expect(requestWithdrawal(await makeAccount())).rejects.toMatchObject(refusal);
    const waived = await makePaid(true);
    await expect(requestWithdrawal(waived.account)).rejects.toMatchObject(refusal);
    expect((await findAccess(waived.account)).state).toBe("active");
    const late = await makePaid();
    await expect(requestWithdrawal(late.account, new Date(Date.now() + 16 * DAY_MS))).rejects.toMatchObject(refusal);
  });
});
