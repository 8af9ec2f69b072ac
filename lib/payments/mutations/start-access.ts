import "server-only";
import type { Account } from "@/lib/accounts/actor";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import { applyFacts } from "@/lib/payments/mutations/apply-facts";
import { WAIVER_VERSION, withdrawalFrom } from "@/lib/payments/withdrawal";

/**
 * Begins the access of the last purchase at once, which ends the right of withdrawal; idempotent.
 * @param waiverWords the words, as shown, with which the learner requested it
 * @returns end of access
 * @throws AppError suspended, conflict (access_not_scheduled)
 */
export async function startAccess(account: Account, waiverWords: string, now = new Date()): Promise<Date> {
  if (account.isSuspended) throw new AppError("suspended");
  return db().$transaction(async (tx) => {
    // A concurrent withdrawal waits and then finds the right given up, or comes first and leaves nothing to start.
    await tx.$queryRaw`SELECT 1 FROM "Payment" WHERE "userId" = ${account.id}::uuid ORDER BY id FOR NO KEY UPDATE`;
    const payment = await tx.payment.findFirst({
      where: { userId: account.id, paidAt: { not: null } },
      orderBy: { paidAt: "desc" },
      include: { grant: true },
    });
    const nothing = new AppError("conflict", "no paid access that begins later", { reason: "access_not_scheduled" });
    if (!payment?.grant || payment.grant.endedAt) throw nothing;
    const { state } = withdrawalFrom(payment, now);
    if (state === "waived") return payment.grant.expiresAt;
    if (state !== "possible" || payment.grant.startsAt <= now) throw nothing;
    const waiver = { waiverVersion: WAIVER_VERSION, waiverWords, waiverAcceptedAt: now };
    await tx.payment.update({ where: { id: payment.id }, data: waiver });
    await applyFacts(tx, payment.id, [{ fact: "waiverAcceptedAt", at: now }]);
    const { expiresAt } = await tx.accessGrant.findUniqueOrThrow({ where: { paymentId: payment.id } });
    return expiresAt;
  });
}
