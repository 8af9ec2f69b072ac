import "server-only";
import { queueAccountMail } from "@/lib/accounts/account-mails";
import { recordEvent } from "@/lib/accounts/mutations/record-event";
import { personColumns } from "@/lib/accounts/person";
import type { Transaction } from "@/lib/db/client";
import { detachJob } from "@/lib/jobs/claims";
import { toRecipient } from "@/lib/mail/recipient";
import { orderNumber } from "@/lib/payments/order-number";
import { toTaxRecord } from "@/lib/payments/tax-record";
import type { WithdrawalReceipt } from "@/lib/payments/withdrawal-receipt";

const buyerColumns = {
  ...personColumns,
  locale: true,
  payments: {
    where: { paidAt: { not: null } },
    select: { id: true, amountCents: true, currency: true, paidAt: true, withdrawalRequestedAt: true },
  },
} as const;

/** `old`: past the retention period. */
export type ErasureCause = "asked" | "old";

/**
 * Locks an account before it is erased: concurrent payment events, purchases and redemptions wait and then find no
 * account. Payments first, the lock order of every transaction that starts from a payment.
 */
export async function lockUserRow(tx: Transaction, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "Payment" WHERE "userId" = ${userId}::uuid ORDER BY id FOR UPDATE`;
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${userId}::uuid FOR UPDATE`;
}

/**
 * Erases an account in the caller's transaction. Tax records are written first; payments, used gift codes, AI costs and
 * audit events stay but no longer name a person; foreign keys delete the rest by cascade. The last mail, and the receipt
 * of a withdrawal that was not sent yet, are stored sealed until they are sent or have failed for good.
 * @returns its recipient
 */
export async function erasePerson(tx: Transaction, userId: string, cause: ErasureCause) {
  const { payments, ...buyer } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: buyerColumns });
  const to = { email: buyer.email, firstName: buyer.firstName, locale: buyer.locale };
  const paid = payments.flatMap(({ paidAt, ...payment }) => (paidAt ? [{ ...payment, paidAt }] : []));
  await tx.taxRecord.createMany({ data: paid.map((payment) => toTaxRecord(buyer, payment)) });
  // The admin's free text about the person must not outlive the account.
  await tx.auditEvent.updateMany({ where: { subjectId: userId }, data: { subjectId: null, reason: null } });
  await keepReceipts(tx, userId, to, paid);
  await tx.user.delete({ where: { id: userId } });
  const isRequested = cause === "asked";
  await recordEvent(tx, {
    kind: isRequested ? "account_deleted" : "personal_data_purged",
    actorId: null,
    source: isRequested ? "web" : "system",
    details: { taxRecords: paid.length },
  });
  await queueAccountMail(tx, { kind: "account_deleted", to, why: cause }, null);
  return to;
}

type PaidPurchase = { id: string; amountCents: number; paidAt: Date; withdrawalRequestedAt: Date | null };

/** The receipt of a withdrawal is owed on a durable medium (Directive 2011/83, art. 11a), account or not. */
async function keepReceipts(
  tx: Transaction,
  userId: string,
  buyer: Parameters<typeof toRecipient>[0],
  paid: readonly PaidPurchase[],
): Promise<void> {
  const unsent = await tx.job.findMany({
    where: { userId, queue: "mail", kind: "withdrawal", state: { in: ["queued", "running"] } },
    select: { id: true, subjectId: true },
  });
  for (const { id, subjectId } of unsent) {
    const payment = paid.find((purchase) => purchase.id === subjectId);
    if (!payment?.withdrawalRequestedAt) continue;
    const { paidAt, amountCents, withdrawalRequestedAt: requestedAt } = payment;
    const facts = { number: orderNumber(payment.id), paidAt, amountCents, requestedAt };
    await detachJob(tx, id, { to: toRecipient(buyer), ...facts } satisfies WithdrawalReceipt);
  }
}
