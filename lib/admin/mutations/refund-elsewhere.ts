import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { recordEvent } from "@/lib/accounts/mutations/record-event";
import type { PurchaseRef } from "@/lib/admin/schema";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import { applyFacts } from "@/lib/payments/mutations/apply-facts";
import { orderNumber } from "@/lib/payments/order-number";
import { isPaidBack } from "@/lib/payments/withdrawal";

/**
 * Records that a purchase whose refund failed is paid back outside Stripe, so that no refund is ordered again.
 * @throws AppError not_found, conflict (no refund failed, or the money is back)
 */
export async function refundElsewhere(admin: Admin, { paymentId }: PurchaseRef, now = new Date()): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Payment" WHERE id = ${paymentId}::uuid FOR NO KEY UPDATE`;
    const payment = await tx.payment.findUnique({ where: { id: paymentId } });
    if (!payment) throw new AppError("not_found");
    if (!payment.refundFailedAt || isPaidBack(payment.status))
      throw new AppError("conflict", "no refund of this purchase is owed after a failure");
    await applyFacts(tx, paymentId, [{ fact: "refundedAt", at: now }]);
    const details = { number: orderNumber(paymentId) };
    await recordEvent(tx, { kind: "refunded_elsewhere", actorId: admin.id, subjectId: payment.userId, details });
  });
}
