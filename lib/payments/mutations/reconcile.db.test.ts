import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { confirmPayment } from "@/lib/payments/mutations/confirm-payment";
import { reconcile } from "@/lib/payments/mutations/reconcile";
import { requestWithdrawal } from "@/lib/payments/mutations/request-withdrawal";
import { findAccess, findPaymentOverview } from "@/lib/payments/queries";
import { makeOpenPayment, withStripe } from "@/tests/support/card-payment";
import { makeAccount } from "@/tests/support/factories";

const DAY_MS = 24 * 60 * 60 * 1000;
const stripe = withStripe();

async function makePaid(waiver = false) {
  const made = await makeOpenPayment(waiver);
  stripe().pay(made.intentId);
  await confirmPayment(made.account, made.intentId);
  return made;
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
    expect((await findAccess(account)).state).toBe("active");
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

  it("cancels abandoned purchases, and leaves recent ones alone", async () => {
    const [old, young] = [await makeOpenPayment(), await makeOpenPayment()];
    const createdAt = new Date(Date.now() - 3 * DAY_MS);
    await db().payment.update({ where: { id: old.paymentId }, data: { createdAt } });
    await reconcile(3);
    const statusOf = async (id: string) => (await db().payment.findUniqueOrThrow({ where: { id } })).status;
    expect([await statusOf(old.paymentId), await statusOf(young.paymentId)]).toEqual(["canceled", "open"]);
    expect(stripe().intents.get(old.intentId)?.status).toBe("canceled");
  });

  it("changes nothing while Stripe is unreachable", async () => {
    const { account } = await makePaid();
    stripe().reachable = false;
    await expect(reconcile(3)).rejects.toMatchObject({ code: "unavailable" });
    stripe().reachable = true;
    expect((await findAccess(account)).state).toBe("active");
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
      withdrawal: { state: "requested" },
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
    const asked = Array.from({ length: 100 }, (_, index) => requestWithdrawal(account, new Date(now + index)));
    const times = new Set((await Promise.all(asked)).map(({ requestedAt }) => requestedAt.getTime()));
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
    expect(
      stripe().events.some(
        ({ type, data }) => type === "charge.refunded" && data.object["payment_intent"] === intentId,
      ),
    ).toBe(true);
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
