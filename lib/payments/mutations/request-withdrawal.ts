import "server-only";
import type { Account } from "@/lib/accounts/actor";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import { log } from "@/lib/observability/log";
import { applyFacts } from "@/lib/payments/mutations/apply-facts";
import { refundIntent } from "@/lib/payments/stripe";
import { withdrawalFrom } from "@/lib/payments/withdrawal";

/**
 * Ends access and refunds the last purchase; idempotent. If Stripe fails, the reconciliation orders the refund.
 * @throws AppError conflict (withdrawal_not_possible)
 */
export async function requestWithdrawal(account: Account, now = new Date()) {
  const { payment, requestedAt } = await db().$transaction(async (tx) => {
    // Concurrent requests wait and then read the stored time.
    await tx.$queryRaw`SELECT 1 FROM "Payment" WHERE "userId" = ${account.id}::uuid ORDER BY id FOR NO KEY UPDATE`;
    const payment = await tx.payment.findFirst({
      where: { userId: account.id, paidAt: { not: null } },
      orderBy: { paidAt: "desc" },
    });
    const impossible = new AppError("conflict", "no purchase to withdraw from", { reason: "withdrawal_not_possible" });
    if (!payment) throw impossible;
    const withdrawal = withdrawalFrom(payment, now);
    if (withdrawal.state === "requested" || withdrawal.state === "refunded")
      return { payment, requestedAt: withdrawal.at };
    if (withdrawal.state !== "possible") throw impossible;
    await applyFacts(tx, payment.id, [{ fact: "withdrawalRequestedAt", at: now }]);
    return { payment, requestedAt: now };
  });
  await orderRefund(payment);
  return { paymentId: payment.id, requestedAt };
}

type RefundablePayment = { id: string; stripePaymentIntentId: string | null; refundFailedAt: Date | null };

/**
 * Orders a refund and records what became of it; never throws, as the reconciliation retries. After a failure the admin
 * home page and a mail to the buyer say so.
 * @returns whether Stripe accepted it
 */
export async function orderRefund({ id, stripePaymentIntentId, refundFailedAt }: RefundablePayment): Promise<boolean> {
  if (!stripePaymentIntentId) return false;
  try {
    const refund = await refundIntent(stripePaymentIntentId, id, refundFailedAt);
    const status = await db().$transaction((tx) => applyFacts(tx, id, [refund]));
    if (refund.fact === "refundFailedAt") log().error({ paymentId: id }, "Stripe refused the refund of a purchase");
    return status === "refunded";
  } catch (error) {
    const fact = { err: error, paymentId: id };
    log().warn(fact, "a withdrawn purchase could not be refunded; the reconciliation will retry");
    return false;
  }
}
