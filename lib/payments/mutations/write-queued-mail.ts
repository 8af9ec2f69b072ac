import "server-only";
import { writeLetter } from "@/lib/accounts/mails";
import { db } from "@/lib/db/client";
import { type Claim, readFacts } from "@/lib/jobs/claims";
import { thisSite, toRecipient } from "@/lib/mail/recipient";
import type { Mail } from "@/lib/mail/send";
import { writeDeletionWarning, writeOrderMail, writeReminderMail, writeWithdrawalMail } from "@/lib/payments/mails";
import { orderNumber } from "@/lib/payments/order-number";
import { listUnusedAccounts } from "@/lib/payments/queries";
import { deletionDay, oldestKept, warnedBefore } from "@/lib/payments/retention";
import { withdrawalFrom } from "@/lib/payments/withdrawal";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The mail of a job, or null if the facts have changed and it would no longer be true. */
export async function writeQueuedMail(job: Claim, now: Date): Promise<Mail | null> {
  const { kind, userId, subjectId } = job;
  if (subjectId === null) return writeLetter(readFacts(job), thisSite());
  if (kind === "order") return writeOrder(subjectId);
  if (kind === "withdrawal") return writeWithdrawal(subjectId);
  if (kind === "deletion_in_30_days") return userId === null ? null : writeWarning(userId, now);
  return writeReminder(subjectId, now);
}

const user = { select: { email: true, firstName: true, locale: true } };

async function writeOrder(id: string): Promise<Mail | null> {
  const payment = await db().payment.findUnique({ where: { id }, include: { user, grant: true } });
  if (!payment?.user || !payment.paidAt || !payment.grant || payment.grant.endedAt) return null;
  const { paidAt, amountCents, waiverAcceptedAt, grant } = payment;
  const right = withdrawalFrom(payment, paidAt);
  const withdrawal = right.state === "possible" ? { until: right.until } : { waivedAt: waiverAcceptedAt ?? paidAt };
  const order = { number: orderNumber(id), paidAt, amountCents, accessExpiresAt: grant.expiresAt, withdrawal };
  return writeOrderMail(toRecipient(payment.user), thisSite(), order);
}

async function writeWithdrawal(id: string): Promise<Mail | null> {
  const payment = await db().payment.findUnique({ where: { id }, include: { user } });
  if (!payment?.user || !payment.paidAt || !payment.withdrawalRequestedAt) return null;
  const { paidAt, amountCents, withdrawalRequestedAt: requestedAt } = payment;
  const facts = { number: orderNumber(id), paidAt, amountCents, requestedAt };
  return writeWithdrawalMail(toRecipient(payment.user), thisSite(), facts);
}

async function writeReminder(id: string, now: Date): Promise<Mail | null> {
  const grant = await db().accessGrant.findUnique({ where: { id }, include: { user } });
  if (!grant || grant.endedAt || grant.expiresAt <= now) return null;
  const days = Math.ceil((grant.expiresAt.getTime() - now.getTime()) / DAY_MS);
  return writeReminderMail(toRecipient(grant.user), thisSite(), { days, accessExpiresAt: grant.expiresAt });
}

async function writeWarning(userId: string, now: Date): Promise<Mail | null> {
  const [unused] = await listUnusedAccounts(db(), { before: warnedBefore(now), userId, limit: 1 }, now);
  if (!unused || unused.lastUse < oldestKept(now)) return null;
  const person = await db().user.findUniqueOrThrow({ where: { id: userId }, ...user });
  return writeDeletionWarning(toRecipient(person), thisSite(), { deletedOn: deletionDay(unused.lastUse) });
}
