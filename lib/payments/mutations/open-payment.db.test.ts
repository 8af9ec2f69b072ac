import { describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { cancelOpenPayment } from "@/lib/payments/mutations/cancel-open-payment";
import { confirmPayment } from "@/lib/payments/mutations/confirm-payment";
import { openPayment } from "@/lib/payments/mutations/open-payment";
import { findAccess, findPaymentOverview } from "@/lib/payments/queries";
import { intentIdIn, makeOpenPayment, WAIVER, withStripe } from "@/tests/support/card-payment";
import { makeAccount } from "@/tests/support/factories";
import { inBatches } from "@/tests/support/in-batches";

const stripe = withStripe();
const findPayment = (id: string) => db().payment.findUniqueOrThrow({ where: { id } });

describe("opening a purchase", () => {
  it("makes one PaymentIntent, however many requests are concurrent", async () => {
    const account = await makeAccount();
    const before = stripe().intents.size;
    // All connections of the pool are opened first, so that the requests really run concurrently.
    await Promise.all(Array.from({ length: 10 }, () => db().$queryRaw`SELECT 1 FROM pg_sleep(0.1)`));
    const secrets = await inBatches(100, () => openPayment(account, null));
    expect(new Set(secrets).size).toBe(1);
    expect(stripe().intents.size - before).toBe(1);
    expect(await db().payment.count({ where: { userId: account.id } })).toBe(1);
    expect(intentIdIn(await openPayment(account, null))).toBe(intentIdIn(secrets[0] ?? ""));
  });

  it("uses the server's price and sends Stripe nothing about the person", async () => {
    const { account, intentId, paymentId } = await makeOpenPayment();
    expect(stripe().intents.get(intentId)).toMatchObject({
      amount: 899,
      currency: "eur",
      metadata: { payment: paymentId },
    });
    expect(JSON.stringify(stripe().intents.get(intentId))).not.toMatch(
      new RegExp(`${account.email}|Prova|${account.id}`),
    );
  });

  it("uses the list price once the offer is over, and replaces the purchase opened before", async () => {
    const { account, intentId } = await makeOpenPayment();
    const secret = await openPayment(account, null, new Date("2100-01-01"));
    expect(stripe().intents.get(intentIdIn(secret))).toMatchObject({ amount: 2500 });
    expect(stripe().intents.get(intentId)?.status).toBe("canceled");
  });

  it("stores the choice about the right of withdrawal with its words and their version", async () => {
    const { paymentId } = await makeOpenPayment(true);
    expect(await findPayment(paymentId)).toMatchObject({
      waiverVersion: "2026-11",
      waiverWords: WAIVER,
      waiverAcceptedAt: expect.any(Date),
    });
  });

  it("replaces the purchase after another choice, and the old one can no longer be paid", async () => {
    const { account, intentId, paymentId } = await makeOpenPayment(true);
    const secret = await openPayment(account, null);
    expect(stripe().intents.get(intentId)?.status).toBe("canceled");
    expect(await findPayment(paymentId)).toMatchObject({ status: "canceled", waiverVersion: "2026-11" });
    const next = await db().payment.findUniqueOrThrow({ where: { stripePaymentIntentId: intentIdIn(secret) } });
    expect(next).toMatchObject({ status: "open", waiverVersion: null, waiverAcceptedAt: null });
  });

  it.each([
    ["given up", true, "waived"],
    ["kept", false, "possible"],
  ])(
    "uses the right of withdrawal as it was %s at the time of payment, regardless of later changes",
    async (...row) => {
      const [, waiver, state] = row;
      const { account, intentId } = await makeOpenPayment(waiver);
      stripe().pay(intentId);
      await expect(openPayment(account, waiver ? null : WAIVER)).rejects.toMatchObject({ reason: "already_paid" });
      expect((await findPaymentOverview(account))?.withdrawal.state).toBe(state);
    },
  );

  it("refuses a suspended account and one that already has access", async () => {
    await expect(openPayment(await makeAccount({ isSuspended: true }), null)).rejects.toMatchObject({
      code: "suspended",
    });
    await expect(openPayment(await makeAccount({ access: "active" }), null)).rejects.toMatchObject({
      reason: "already_paid",
    });
    await expect(openPayment(await makeAccount({ access: "expired" }), null)).resolves.toMatch(/^pi_.*_secret_/);
  });

  it("gives access to a learner whose payment succeeded without an event, instead of selling again", async () => {
    const { account, intentId } = await makeOpenPayment();
    stripe().pay(intentId);
    await expect(openPayment(account, null)).rejects.toMatchObject({ reason: "already_paid" });
    expect((await findAccess(account)).state).toBe("scheduled");
  });

  it("waits while the bank decides, and starts a new purchase if the old one was canceled", async () => {
    const { account, intentId } = await makeOpenPayment();
    stripe().pay(intentId, "processing");
    await expect(openPayment(account, null)).rejects.toMatchObject({ reason: "payment_processing" });
    Object.assign(stripe().intents.get(intentId) ?? {}, { status: "canceled" });
    expect(intentIdIn(await openPayment(account, null))).not.toBe(intentId);
  });

  it("starts a new purchase if Stripe does not know the old one, and deletes nothing of it", async () => {
    const { account, intentId, paymentId } = await makeOpenPayment();
    stripe().intents.delete(intentId);
    expect(await confirmPayment(account, intentId)).toBe("failed");
    expect(intentIdIn(await openPayment(account, null))).not.toBe(intentId);
    expect(await findPayment(paymentId)).toMatchObject({ status: "canceled", stripePaymentIntentId: intentId });
  });

  it("reports that Stripe is unreachable, and continues the same purchase later", async () => {
    const account = await makeAccount();
    stripe().reachable = false;
    await expect(openPayment(account, null)).rejects.toMatchObject({ code: "unavailable" });
    stripe().reachable = true;
    await expect(openPayment(account, null)).resolves.toMatch(/^pi_/);
    expect(await db().payment.count({ where: { userId: account.id } })).toBe(1);
  });
});

describe("a purchase left open after access was given another way", () => {
  it("can no longer be paid", async () => {
    const { account, intentId, paymentId } = await makeOpenPayment();
    await cancelOpenPayment(account);
    expect(stripe().intents.get(intentId)?.status).toBe("canceled");
    expect(await db().payment.findUnique({ where: { id: paymentId } })).toMatchObject({ status: "canceled" });
  });

  it("counts if it was paid a moment before", async () => {
    const { account, intentId } = await makeOpenPayment();
    stripe().pay(intentId);
    await cancelOpenPayment(account);
    expect((await findAccess(account)).state).toBe("scheduled");
  });

  it("is not affected in other accounts, or while Stripe is unreachable", async () => {
    const { account, intentId } = await makeOpenPayment();
    await cancelOpenPayment(await makeAccount());
    stripe().reachable = false;
    await cancelOpenPayment(account);
    stripe().reachable = true;
    expect(stripe().intents.get(intentId)?.status).toBe("requires_payment_method");
  });
});

describe("confirming a payment", () => {
  it("trusts Stripe, never the browser", async () => {
    const { account, intentId } = await makeOpenPayment();
    expect(await confirmPayment(account, intentId)).toBe("failed");
    expect((await findAccess(account)).state).toBe("none");
    stripe().pay(intentId, "decline");
    expect(await confirmPayment(account, intentId)).toBe("failed");
    stripe().pay(intentId, "authenticate");
    expect(await confirmPayment(account, intentId)).toBe("requires_action");
    stripe().authenticate(intentId);
    expect(await confirmPayment(account, intentId)).toBe("succeeded");
    expect((await findAccess(account)).state).toBe("scheduled");
  });

  it("gives access once, however many requests are concurrent", async () => {
    const { account, intentId, paymentId } = await makeOpenPayment();
    stripe().pay(intentId);
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => confirmPayment(account, intentId)));
    expect(new Set(outcomes)).toEqual(new Set(["succeeded"]));
    expect(await db().accessGrant.count({ where: { paymentId } })).toBe(1);
  });

  it("does not find another account's payment", async () => {
    const { account, intentId } = await makeOpenPayment();
    stripe().pay(intentId);
    await expect(confirmPayment(await makeAccount(), intentId)).rejects.toMatchObject({ code: "not_found" });
    expect((await findAccess(account)).state).toBe("none");
  });

  it.each([
    ["amount", { amount_received: 1 }],
    ["currency", { currency: "usd" }],
    ["mode", { livemode: true }],
    ["owner", { metadata: { payment: "019aa000-0000-7000-8000-000000000000" } }],
  ])("rejects a response with another %s", async (_what, change) => {
    const { account, intentId } = await makeOpenPayment();
    stripe().pay(intentId);
    Object.assign(stripe().intents.get(intentId) ?? {}, change);
    expect(await confirmPayment(account, intentId)).toBe("failed");
    expect((await findAccess(account)).state).toBe("none");
  });
});
