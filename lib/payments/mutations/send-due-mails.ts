import "server-only";
import { db, type Transaction } from "@/lib/db";
import { env } from "@/lib/env";
import { DEFAULT_LOCALE, isOfferedLocale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { log } from "@/lib/log";
import { type Mail, sendMail } from "@/lib/mail";
import {
  type Recipient,
  type Sender,
  writeDeletionWarning,
  writeOrderMail,
  writeReminderMail,
  writeWithdrawalMail,
} from "@/lib/payments/mails";
import { orderNumber } from "@/lib/payments/order-number";
import { listUnusedAccounts } from "@/lib/payments/queries";
import { deletionDay, oldestKept, warnedBefore } from "@/lib/payments/retention";
import { withdrawalFrom } from "@/lib/payments/withdrawal";
import { productName } from "@/lib/product";

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
const MAX_TRIES = 12;
const BATCH = 100;
// Those whose deletion is near are few: the oldest leave by being deleted.
const MAX_WARNINGS = 1000;
// A mail is sent inside its transaction: the row stays ours until it is written that it went.
const SEND_TIMEOUT_MS = 60_000;

type DueMail = {
  id: string;
  kind: "order" | "withdrawal" | "expires_in_30_days" | "expires_in_7_days" | "deletion_in_30_days";
  userId: string;
  subjectId: string;
  tries: number;
};

/**
 * Sends what is due about purchases and accesses: order mails, receipts of withdrawals, reminders 30 and 7 days before an
 * access ends. What is due follows from the stored facts, so it may be called at any time and by many at once: each mail
 * goes once, and one that could not go is tried again later. Never throws.
 * @returns how many went and how many could not
 */
export async function sendDueMails(now = new Date()): Promise<{ sent: number; failed: number }> {
  const counts = { sent: 0, failed: 0 };
  try {
    await queueDueMails(now);
    for (let index = 0; index < BATCH; index += 1) {
      const outcome = await sendNext(now);
      if (!outcome) break;
      counts[outcome] += 1;
    }
  } catch (error) {
    log().error({ err: error }, "the mails that are due could not be looked through");
  }
  return counts;
}

/** Writes down a row for every mail that the facts ask for and that has none yet. */
async function queueDueMails(now: Date): Promise<void> {
  const monthAgo = new Date(now.getTime() - 30 * DAY_MS);
  const in30Days = new Date(now.getTime() + 30 * DAY_MS);
  const in7Days = new Date(now.getTime() + 7 * DAY_MS);
  await db().$executeRaw`
    INSERT INTO "PaymentMail" (id, kind, "userId", "subjectId", "nextTryAt")
    SELECT gen_random_uuid(), due.kind::"PaymentMailKind", due."userId", due."subjectId", ${now}
    FROM (
      SELECT 'order' AS kind, payment."userId", payment.id AS "subjectId"
      FROM "Payment" payment JOIN "AccessGrant" access ON access."paymentId" = payment.id
      WHERE payment."paidAt" > ${monthAgo} AND payment."userId" IS NOT NULL AND access."endedAt" IS NULL
      UNION ALL
      SELECT 'withdrawal', "userId", id FROM "Payment" WHERE "withdrawalRequestedAt" > ${monthAgo} AND "userId" IS NOT NULL
      UNION ALL
      SELECT CASE WHEN last."expiresAt" <= ${in7Days} THEN 'expires_in_7_days' ELSE 'expires_in_30_days' END,
             last."userId", last.id
      FROM (
        SELECT DISTINCT ON ("userId") id, "userId", "expiresAt" FROM "AccessGrant"
        WHERE "endedAt" IS NULL AND "expiresAt" > ${now} ORDER BY "userId", "expiresAt" DESC
      ) last JOIN "User" person ON person.id = last."userId"
      WHERE last."expiresAt" <= ${in30Days} AND person."suspendedAt" IS NULL AND NOT person."isAdmin"
    ) due
    WHERE NOT EXISTS (
      SELECT 1 FROM "PaymentMail" mail WHERE mail.kind = due.kind::"PaymentMailKind" AND mail."subjectId" = due."subjectId"
    )
    ON CONFLICT DO NOTHING`;
  await queueWarnings(now);
}

/** Writes down a row for every account that is to be told that it will be deleted. */
async function queueWarnings(now: Date): Promise<void> {
  const unused = await listUnusedAccounts(db(), { before: warnedBefore(now), limit: MAX_WARNINGS }, now);
  const known = await db().paymentMail.findMany({
    where: { kind: "deletion_in_30_days", subjectId: { in: unused.map(({ subjectId }) => subjectId) } },
    select: { subjectId: true },
  });
  const isKnown = new Set(known.map(({ subjectId }) => subjectId));
  // Whose day has come is deleted, not warned.
  const fresh = unused.filter(({ subjectId, lastUse }) => !isKnown.has(subjectId) && lastUse >= oldestKept(now));
  await db().paymentMail.createMany({
    data: fresh.map(({ userId, subjectId }) => ({ kind: "deletion_in_30_days", userId, subjectId, nextTryAt: now })),
    skipDuplicates: true,
  });
}

/** Sends one mail that waits, if there is one that nobody else is sending. */
async function sendNext(now: Date): Promise<"sent" | "failed" | null> {
  return db().$transaction(
    async (tx) => {
      const [due] = await tx.$queryRaw<DueMail[]>`
        SELECT id, kind::text AS kind, "userId", "subjectId", tries FROM "PaymentMail"
        WHERE "sentAt" IS NULL AND "nextTryAt" <= ${now} AND tries < ${MAX_TRIES}
        ORDER BY "nextTryAt", id LIMIT 1 FOR UPDATE SKIP LOCKED`;
      if (!due) return null;
      const where = { id: due.id };
      const tries = due.tries + 1;
      try {
        const mail = await writeMail(tx, due, now);
        if (mail) await sendMail(mail, due.id);
        await tx.paymentMail.update({ where, data: { sentAt: now, tries } });
        return "sent";
      } catch (error) {
        log().warn({ err: error, kind: due.kind, mailId: due.id, tries }, "a mail could not be sent");
        const nextTryAt = new Date(now.getTime() + Math.min(2 ** tries * MINUTE_MS, DAY_MS));
        await tx.paymentMail.update({ where, data: { tries, nextTryAt } });
        return "failed";
      }
    },
    { timeout: SEND_TIMEOUT_MS },
  );
}

/** The mail itself, or null when the facts have changed and it would no longer be true. */
async function writeMail(tx: Transaction, due: DueMail, now: Date): Promise<Mail | null> {
  if (due.kind === "order") return writeOrder(tx, due.subjectId);
  if (due.kind === "withdrawal") return writeWithdrawal(tx, due.subjectId);
  if (due.kind === "deletion_in_30_days") return writeWarning(tx, due.userId, now);
  return writeReminder(tx, due.subjectId, now);
}

const user = { select: { email: true, firstName: true, locale: true } };

async function writeOrder(tx: Transaction, id: string): Promise<Mail | null> {
  const payment = await tx.payment.findUnique({ where: { id }, include: { user, grant: true } });
  if (!payment?.user || !payment.paidAt || !payment.grant || payment.grant.endedAt) return null;
  const to = toRecipient(payment.user);
  const messages = await loadMessages(to.locale);
  const withdrawal = withdrawalFrom(payment, payment.paidAt);
  const order = {
    number: orderNumber(payment.id),
    paidAt: payment.paidAt,
    amountCents: payment.amountCents,
    accessExpiresAt: payment.grant.expiresAt,
    withdrawal:
      withdrawal.state === "possible"
        ? { until: withdrawal.until }
        : { waivedAt: payment.waiverAcceptedAt ?? payment.paidAt },
  };
  return writeOrderMail(to, sender(), order, messages);
}

async function writeWithdrawal(tx: Transaction, id: string): Promise<Mail | null> {
  const payment = await tx.payment.findUnique({ where: { id }, include: { user } });
  if (!payment?.user || !payment.paidAt || !payment.withdrawalRequestedAt) return null;
  const to = toRecipient(payment.user);
  const messages = await loadMessages(to.locale);
  const facts = {
    number: orderNumber(payment.id),
    paidAt: payment.paidAt,
    amountCents: payment.amountCents,
    requestedAt: payment.withdrawalRequestedAt,
  };
  return writeWithdrawalMail(to, sender(), facts, messages);
}

async function writeReminder(tx: Transaction, id: string, now: Date): Promise<Mail | null> {
  const grant = await tx.accessGrant.findUnique({ where: { id }, include: { user } });
  if (!grant || grant.endedAt || grant.expiresAt <= now) return null;
  const to = toRecipient(grant.user);
  const messages = await loadMessages(to.locale);
  const days = Math.ceil((grant.expiresAt.getTime() - now.getTime()) / DAY_MS);
  return writeReminderMail(to, sender(), { days, accessExpiresAt: grant.expiresAt }, messages);
}

async function writeWarning(tx: Transaction, userId: string, now: Date): Promise<Mail | null> {
  const [unused] = await listUnusedAccounts(tx, { before: warnedBefore(now), userId, limit: 1 }, now);
  if (!unused || unused.lastUse < oldestKept(now)) return null;
  const to = toRecipient(await tx.user.findUniqueOrThrow({ where: { id: userId }, ...user }));
  const facts = { deletedOn: deletionDay(unused.lastUse) };
  return writeDeletionWarning(to, sender(), facts, await loadMessages(to.locale));
}

function toRecipient({ email, firstName, locale }: { email: string; firstName: string; locale: string }): Recipient {
  return { email, firstName, locale: isOfferedLocale(locale) ? locale : DEFAULT_LOCALE };
}

function sender(): Sender {
  const { NEXTAUTH_URL, COMPANY_NAME, COMPANY_ADDRESS, COMPANY_VAT, COMPANY_EMAIL } = env();
  return {
    siteUrl: new URL(NEXTAUTH_URL).origin,
    product: productName(),
    company: { name: COMPANY_NAME, address: COMPANY_ADDRESS, vat: COMPANY_VAT, email: COMPANY_EMAIL },
  };
}
