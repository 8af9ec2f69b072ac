import { describe, expect, it } from "vitest";
import { refundElsewhere } from "@/lib/admin/mutations/refund-elsewhere";
import { listProblemPurchases } from "@/lib/admin/queries/problem-purchases";
import { db } from "@/lib/db/client";
import { reconcile } from "@/lib/payments/mutations/reconcile";
import { requestWithdrawal } from "@/lib/payments/mutations/request-withdrawal";
import { orderNumber } from "@/lib/payments/order-number";
import { findPaymentOverview } from "@/lib/payments/queries";
import { makePaidPayment, withStripe } from "@/tests/support/card-payment";
import { makeAdmin } from "@/tests/support/factories";

const stripe = withStripe();
const countOrders = () => stripe().calls.filter((call) => call === "POST /v1/refunds").length;

describe("a refund outside Stripe", () => {
  it("ends the orders of a refund that failed, and desk, learner and audit log know", async () => {
    const [admin, { account, paymentId }] = [await makeAdmin(), await makePaidPayment(stripe(), false)];
    stripe().refundRefusal = "balance_insufficient";
    await requestWithdrawal(account);
    await refundElsewhere(admin, { paymentId });
    stripe().refundRefusal = null;
    const before = countOrders();
    expect(await reconcile(3)).toMatchObject({ repaid: 0, failed: 0 });
    expect(countOrders()).toBe(before);
    expect(await findPaymentOverview(account)).toMatchObject({ status: "refunded", refundFailedAt: null });
    const listed = await listProblemPurchases(admin);
    expect(listed.find(({ id }) => id === paymentId)?.waitsSince).toBeNull();
    const events = await db().auditEvent.findMany({ where: { kind: "refunded_elsewhere" } });
    expect(events).toMatchObject([
      { actorId: admin.id, subjectId: account.id, details: { number: orderNumber(paymentId) } },
    ]);
    await expect(refundElsewhere(admin, { paymentId })).rejects.toMatchObject({ code: "conflict" });
  });

  it("is refused for a purchase that stands, and for an unknown one", async () => {
    const [admin, { paymentId }] = [await makeAdmin(), await makePaidPayment(stripe(), false)];
    await expect(refundElsewhere(admin, { paymentId })).rejects.toMatchObject({ code: "conflict" });
    const unknown = { paymentId: crypto.randomUUID() };
    await expect(refundElsewhere(admin, unknown)).rejects.toMatchObject({ code: "not_found" });
  });
});
