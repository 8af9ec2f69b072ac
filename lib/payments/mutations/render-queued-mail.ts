import "server-only";
import { renderAccountMail } from "@/lib/accounts/mails";
import { db } from "@/lib/db/client";
import { type Claim, readPayload } from "@/lib/jobs/claims";
import { mailSite, toRecipient } from "@/lib/mail/recipient";
import type { Mail } from "@/lib/mail/send";
import {
  renderAccessStartMail,
  renderDeletionWarning,
  renderOrderMail,
  renderRefundFailedMail,
  renderReminderMail,
  renderWithdrawalMail,
} from "@/lib/payments/mails";
import { orderNumber } from "@/lib/payments/order-number";
import { listUnusedAccounts } from "@/lib/payments/queries";
import { deletionCutoff, deletionDate, warningCutoff } from "@/lib/payments/retention";
import { isPaidBack, withdrawalFrom } from "@/lib/payments/withdrawal";
import { withdrawalReceiptSchema } from "@/lib/payments/withdrawal-receipt";
import { DAY_MS } from "@/lib/time";

/** Renders a job's mail; null if it no longer applies. */
export async function renderQueuedMail(job: Claim, now: Date): Promise<Mail | null> {
  const { kind, userId, subjectId } = job;
  if (subjectId === null && kind === "withdrawal") return renderReceipt(readPayload(job));
  if (subjectId === null) return renderAccountMail(readPayload(job), mailSite());
  if (kind === "order") return renderOrder(subjectId, now);
  if (kind === "access_start") return renderAccessStart(subjectId);
  if (kind === "refund_failed") return renderRefundFailed(subjectId);
  if (kind === "withdrawal") return renderWithdrawal(subjectId);
  if (kind === "deletion_in_30_days") return userId === null ? null : renderWarning(userId, now);
  return renderReminder(subjectId, now);
}

const user = { select: { email: true, firstName: true, locale: true } };

async function renderOrder(id: string, now: Date): Promise<Mail | null> {
  const payment = await db().payment.findUnique({ where: { id }, include: { user, grant: true } });
  if (!payment?.user || !payment.paidAt || !payment.grant || payment.grant.endedAt) return null;
  const { paidAt, amountCents, waiverAcceptedAt, waiverWords: words, grant } = payment;
  const right = withdrawalFrom(payment, paidAt);
  const withdrawal =
    right.state === "possible" ? { until: right.until } : { waivedAt: waiverAcceptedAt ?? paidAt, words };
  const access = { accessStartsAt: grant.startsAt > now ? grant.startsAt : null, accessExpiresAt: grant.expiresAt };
  const order = { number: orderNumber(id), paidAt, amountCents, ...access, withdrawal };
  return renderOrderMail(toRecipient(payment.user), mailSite(), order);
}

async function renderAccessStart(id: string): Promise<Mail | null> {
  const payment = await db().payment.findUnique({ where: { id }, include: { user, grant: true } });
  if (!payment?.user || !payment.grant || payment.grant.endedAt) return null;
  const { waiverAcceptedAt: waivedAt, waiverWords: words, grant } = payment;
  const waiver = waivedAt && { waivedAt, words };
  return renderAccessStartMail(toRecipient(payment.user), mailSite(), { accessExpiresAt: grant.expiresAt, waiver });
}

async function renderRefundFailed(id: string): Promise<Mail | null> {
  const payment = await db().payment.findUnique({ where: { id }, include: { user } });
  if (!payment?.user || isPaidBack(payment.status)) return null;
  const facts = { number: orderNumber(id), amountCents: payment.amountCents };
  return renderRefundFailedMail(toRecipient(payment.user), mailSite(), facts);
}

async function renderWithdrawal(id: string): Promise<Mail | null> {
  const payment = await db().payment.findUnique({ where: { id }, include: { user } });
  if (!payment?.user || !payment.paidAt || !payment.withdrawalRequestedAt) return null;
  const { paidAt, amountCents, withdrawalRequestedAt: requestedAt } = payment;
  const facts = { number: orderNumber(id), paidAt, amountCents, requestedAt };
  return renderWithdrawalMail(toRecipient(payment.user), mailSite(), facts);
}

async function renderReceipt(payload: unknown): Promise<Mail> {
  const { to, ...facts } = withdrawalReceiptSchema.parse(payload);
  return renderWithdrawalMail(to, mailSite(), facts);
}

async function renderReminder(id: string, now: Date): Promise<Mail | null> {
  const grant = await db().accessGrant.findUnique({ where: { id }, include: { user } });
  if (!grant || grant.endedAt || grant.expiresAt <= now) return null;
  const days = Math.ceil((grant.expiresAt.getTime() - now.getTime()) / DAY_MS);
  return renderReminderMail(toRecipient(grant.user), mailSite(), { days, accessExpiresAt: grant.expiresAt });
}

async function renderWarning(userId: string, now: Date): Promise<Mail | null> {
  const [unused] = await listUnusedAccounts(db(), { before: warningCutoff(now), userId, limit: 1 }, now);
  if (!unused || unused.lastUse < deletionCutoff(now)) return null;
  const person = await db().user.findUniqueOrThrow({ where: { id: userId }, ...user });
  return renderDeletionWarning(toRecipient(person), mailSite(), { deletedOn: deletionDate(unused.lastUse) });
}
