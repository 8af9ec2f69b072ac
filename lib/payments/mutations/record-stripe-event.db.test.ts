import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { grantFrom, statusFrom } from "@/lib/payments/entitlement";
import { addFact, type Fact, NO_FACTS } from "@/lib/payments/facts";
import { recordStripeEvent } from "@/lib/payments/mutations/record-stripe-event";
import { findAccess } from "@/lib/payments/queries";
import { parseWebhook, type StripeEventFacts } from "@/lib/payments/stripe";
import { makeOpenPayment, withStripe } from "@/tests/support/card-payment";
import { inBatches } from "@/tests/support/in-batches";
import { volume } from "@/tests/support/volume";

const stripe = withStripe();
const FACTS: readonly Fact[] = [
  "paidAt",
  "canceledAt",
  "refundedAt",
  "refundFailedAt",
  "disputedAt",
  "disputeWonAt",
  "disputeLostAt",
];

let counter = 0;
function noticeOf(payment: { intentId: string; paymentId: string }, fact: Fact, happenedAt: Date): StripeEventFacts {
  counter += 1;
  const { intentId, paymentId } = payment;
  const from = { id: `evt_made_${counter}`, type: "made", livemode: false, account: null };
  return { ...from, happenedAt, intentId, paymentId, amountCents: 899, currency: "eur", fact };
}

describe("a Stripe event", () => {
  it("has one effect, however many deliveries of it are concurrent", async () => {
    const { account, paymentId, intentId } = await makeOpenPayment(true);
    const notice = noticeOf({ intentId, paymentId }, "paidAt", new Date());
    const outcomes = await inBatches(volume("repeats"), () => recordStripeEvent(notice));
    expect(outcomes.filter((outcome) => outcome === "applied")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "known")).toHaveLength(volume("repeats") - 1);
    expect(await db().accessGrant.count({ where: { paymentId } })).toBe(1);
    expect(await db().stripeEvent.count({ where: { paymentId } })).toBe(1);
    expect((await findAccess(account)).state).toBe("active");
  }, 90_000);

  it("leads to the same access in any order, concurrently or repeated", async () => {
    const start = Date.now() - 100_000;
    const sequences = fc.sample(
      fc.array(fc.record({ fact: fc.constantFrom(...FACTS), second: fc.integer({ min: 0, max: 60 }) }), {
        minLength: 1,
        maxLength: 8,
      }),
      volume("eventSequences"),
    );
    for (const sequence of sequences) {
      const payment = await makeOpenPayment();
      const news = sequence.map(({ fact, second }) => ({ fact, at: new Date(start + second * 1000) }));
      const notices = news.map(({ fact, at }) => noticeOf(payment, fact, at));
      await Promise.all([...notices, ...notices].map((notice) => recordStripeEvent(notice)));
      const facts = news.reduce((sum, { fact, at }) => addFact(sum, fact, at), NO_FACTS);
      const stored = await db().payment.findUniqueOrThrow({
        where: { id: payment.paymentId },
        include: { grant: true },
      });
      expect(stored).toMatchObject({ ...facts, status: statusFrom(facts) });
      const grant = grantFrom(facts);
      if (grant) expect(stored.grant).toMatchObject(grant);
      else expect(stored.grant).toBeNull();
    }
  }, 90_000);

  it("gives and ends access with payments and refunds", async () => {
    const { account, intentId } = await makeOpenPayment(true);
    const tell = async () => {
      for (const event of stripe().events.splice(0)) {
        const body = JSON.stringify(event);
        await recordStripeEvent(parseWebhook(body, await signature(body)));
      }
      const grant = await db().accessGrant.findFirst({ where: { userId: account.id } });
      return [(await findAccess(account)).state, grant?.endReason ?? null];
    };
    stripe().events.length = 0;
    stripe().pay(intentId);
    expect(await tell()).toEqual(["active", null]);
    stripe().refund(intentId, 300);
    expect(await tell()).toEqual(["active", null]);
    stripe().dispute(intentId);
    expect(await tell()).toEqual(["active", null]);
    stripe().closeDispute(intentId, "lost");
    expect(await tell()).toEqual(["ended", "dispute"]);
    stripe().closeDispute(intentId, "won");
    expect(await tell()).toEqual(["active", null]);
    stripe().refund(intentId);
    expect(await tell()).toEqual(["ended", "refund"]);
  });

  it("about a failed refund counts if everything had to be paid back, not if the refund was of a part", async () => {
    const tell = async ({ paymentId }: { paymentId: string }) => {
      for (const event of stripe().events.splice(0)) {
        const body = JSON.stringify(event);
        await recordStripeEvent(parseWebhook(body, await signature(body)));
      }
      const { status, refundFailedAt } = await db().payment.findUniqueOrThrow({ where: { id: paymentId } });
      const { outcome } = await db().stripeEvent.findFirstOrThrow({ where: { paymentId, type: "refund.failed" } });
      return { status, hasFailed: refundFailedAt !== null, outcome };
    };
    const [part, whole, rest] = [await makeOpenPayment(true), await makeOpenPayment(true), await makeOpenPayment(true)];
    stripe().events.length = 0;
    for (const { intentId } of [part, whole, rest]) stripe().pay(intentId);
    stripe().refund(part.intentId, 300);
    stripe().failRefund(part.intentId, 300);
    expect(await tell(part)).toEqual({ status: "succeeded", hasFailed: false, outcome: "ignored" });
    stripe().refund(whole.intentId);
    stripe().failRefund(whole.intentId);
    expect(await tell(whole)).toEqual({ status: "succeeded", hasFailed: true, outcome: "applied" });
    stripe().refund(rest.intentId, 300);
    stripe().refund(rest.intentId);
    stripe().failRefund(rest.intentId, 599);
    expect(await tell(rest)).toEqual({ status: "succeeded", hasFailed: true, outcome: "applied" });
  });

  it("ends a bank's inquiry that never became a dispute", async () => {
    const { intentId, paymentId } = await makeOpenPayment(true);
    stripe().events.length = 0;
    stripe().pay(intentId);
    stripe().dispute(intentId);
    stripe().closeDispute(intentId, "warning_closed");
    for (const event of stripe().events.splice(0)) {
      const body = JSON.stringify(event);
      await recordStripeEvent(parseWebhook(body, await signature(body)));
    }
    expect(await db().payment.findUnique({ where: { id: paymentId } })).toMatchObject({ status: "succeeded" });
  });

  it("is applied even if the server crashed before it stored the PaymentIntent's id", async () => {
    const { account, intentId, paymentId } = await makeOpenPayment(true);
    await db().payment.update({ where: { id: paymentId }, data: { stripePaymentIntentId: null } });
    expect(await recordStripeEvent(noticeOf({ intentId, paymentId }, "paidAt", new Date()))).toBe("applied");
    expect((await findAccess(account)).state).toBe("active");
  });

  it("is rejected if its time is in the future", async () => {
    const { account, intentId, paymentId } = await makeOpenPayment(true);
    await recordStripeEvent(noticeOf({ intentId, paymentId }, "paidAt", new Date(Date.now() + 60_000)));
    expect((await findAccess(account)).state).toBe("active");
  });

  it("is stored without its content", async () => {
    const { intentId, paymentId } = await makeOpenPayment(true);
    await recordStripeEvent(noticeOf({ intentId, paymentId }, "paidAt", new Date()));
    const stored = await db().stripeEvent.findFirstOrThrow({ where: { paymentId } });
    expect(Object.keys(stored).sort()).toEqual([
      "happenedAt",
      "id",
      "outcome",
      "paymentId",
      "reason",
      "receivedAt",
      "type",
    ]);
  });
});

async function signature(payload: string): Promise<string> {
  const { default: Stripe } = await import("stripe");
  return Stripe.webhooks.generateTestHeaderString({ payload, secret: process.env["STRIPE_WEBHOOK_SECRET"] ?? "" });
}
