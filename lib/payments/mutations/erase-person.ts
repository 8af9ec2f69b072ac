import "server-only";
import { queueAccountMail } from "@/lib/accounts/account-mails";
import { recordEvent } from "@/lib/accounts/mutations/record-event";
import type { Transaction } from "@/lib/db/client";
import { toTaxRecord } from "@/lib/payments/tax-record";

const person = {
  email: true,
  firstName: true,
  lastName: true,
  locale: true,
  taxCode: true,
  street: true,
  postalCode: true,
  city: true,
  province: true,
  payments: {
    where: { paidAt: { not: null } },
    select: { id: true, amountCents: true, currency: true, paidAt: true },
  },
} as const;

/** Why an account is erased: its owner asked for it, or it is older than we may keep it. */
export type ErasureCause = "asked" | "old";

/**
 * Holds an account about to be erased: whoever tells a fact of its payments, buys or redeems at this moment waits, and then
 * finds nobody. The payments first, as everybody does who comes from a payment.
 */
export async function lockUserRow(tx: Transaction, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "Payment" WHERE "userId" = ${userId}::uuid ORDER BY id FOR UPDATE`;
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${userId}::uuid FOR UPDATE`;
}

/**
 * Erases an account and everything of its person, in the caller's transaction. What tax law wants of paid purchases is
 * written apart first; payments, used gift codes, the AI teacher's costs and the acts written down stay without a person.
 * Attempts, answers, texts, corrections, accesses, codes and mails go with the account's row (their foreign keys say so).
 * The last mail, which tells of it, waits sealed until it is sent or given up.
 * @returns whom it goes to
 */
export async function erasePerson(tx: Transaction, userId: string, cause: ErasureCause) {
  const { payments, ...buyer } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: person });
  const paid = payments.flatMap(({ paidAt, ...payment }) => (paidAt ? [{ ...payment, paidAt }] : []));
  await tx.taxRecord.createMany({ data: paid.map((payment) => toTaxRecord(buyer, payment)) });
  // An admin's own words about the person would outlive them.
  await tx.auditEvent.updateMany({ where: { subjectId: userId }, data: { subjectId: null, reason: null } });
  await tx.user.delete({ where: { id: userId } });
  const isAsked = cause === "asked";
  await recordEvent(tx, {
    kind: isAsked ? "account_deleted" : "personal_data_purged",
    actorId: null,
    source: isAsked ? "web" : "system",
    details: { taxRecords: paid.length },
  });
  const { email, firstName, locale } = buyer;
  const to = { email, firstName, locale };
  await queueAccountMail(tx, { kind: "account_deleted", to, why: cause }, null);
  return to;
}
