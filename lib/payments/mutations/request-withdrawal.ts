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
    if (withdrawal.state === "requested") return { payment, requestedAt: withdrawal.at };
    if (withdrawal.state !== "possible") throw impossible;
    await applyFacts(tx, payment.id, [{ fact: "withdrawalRequestedAt", at: now }]);
    return { payment, requestedAt: now };
  });
  await orderRefund(payment);
  return { paymentId: payment.id, requestedAt };
}

/** Orders a refund; never throws, as the reconciliation retries. @returns whether Stripe accepted it */
export async function orderRefund(payment: { id: string; stripePaymentIntentId: string | null }): Promise<boolean> {
  if (!payment.stripePaymentIntentId) return false;
  try {
    await refundIntent(payment.stripePaymentIntentId, payment.id);
    return true;
  } catch (error) {
    const fact = { err: error, paymentId: payment.id };
    log().warn(fact, "a withdrawn purchase could not be refunded; the reconciliation will retry");
    return false;
  }
}
