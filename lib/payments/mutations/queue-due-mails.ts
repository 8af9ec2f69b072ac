import "server-only";
import { randomUUID } from "node:crypto";
import { db } from "@/lib/db/client";
import { listUnusedAccounts } from "@/lib/payments/queries";
import { deletionCutoff, warningCutoff } from "@/lib/payments/retention";
import { WITHDRAWAL_DAYS } from "@/lib/product/legal";
import { DAY_MS, daysAfter, HOUR_MS } from "@/lib/time";

const LOOKBACK_MS = 30 * DAY_MS;
const MAX_WARNINGS = 1000;
const WARNING_KIND = "deletion_in_30_days";

/** Queues all due mails. @param lookbackMs how far back to look; a month is too much to scan every few minutes */
export async function queueDueMails(now: Date, lookbackMs = LOOKBACK_MS): Promise<void> {
  await queuePurchaseMails(new Date(now.getTime() - lookbackMs), now);
  await queueReminders(now, lookbackMs);
  await queueWarnings(now, lookbackMs);
}

/** Queues the mails of purchases, withdrawals and failed refunds of the last hour, at the end of a request. */
export async function queueRecentMails(now: Date): Promise<void> {
  await queuePurchaseMails(new Date(now.getTime() - HOUR_MS), now);
}

/** Access that began after its purchase has a mail of its own. Its purchase is at most the withdrawal period older. */
async function queuePurchaseMails(since: Date, now: Date): Promise<void> {
  const oldestPurchase = daysAfter(since, -WITHDRAWAL_DAYS - 2);
  await db().$executeRaw`
    INSERT INTO "Job" (id, queue, kind, key, "userId", "subjectId", "dueAt")
    SELECT gen_random_uuid(), 'mail', due.kind, due.kind || ':' || due."subjectId", due."userId", due."subjectId", ${now}
    FROM (
      SELECT 'order' AS kind, payment."userId", payment.id AS "subjectId"
      FROM "Payment" payment CROSS JOIN LATERAL (
        SELECT "endedAt" FROM "AccessGrant" WHERE "paymentId" = payment.id LIMIT 1
      ) access
      WHERE payment."paidAt" > ${since} AND payment."userId" IS NOT NULL AND access."endedAt" IS NULL
      UNION ALL
      SELECT 'access_start', payment."userId", payment.id
      FROM "Payment" payment CROSS JOIN LATERAL (
        SELECT "startsAt", "endedAt" FROM "AccessGrant" WHERE "paymentId" = payment.id LIMIT 1
      ) access
      WHERE payment."paidAt" > ${oldestPurchase} AND payment."userId" IS NOT NULL AND access."endedAt" IS NULL
        AND access."startsAt" > payment."paidAt" AND access."startsAt" > ${since} AND access."startsAt" <= ${now}
      UNION ALL
      SELECT 'withdrawal', "userId", id FROM "Payment" WHERE "withdrawalRequestedAt" > ${since} AND "userId" IS NOT NULL
      UNION ALL
      SELECT 'refund_failed', "userId", id FROM "Payment"
      WHERE "refundFailedAt" > ${since} AND status NOT IN ('refunded', 'dispute_lost') AND "userId" IS NOT NULL
    ) due
    WHERE NOT EXISTS (SELECT 1 FROM "Job" mail WHERE mail.key = due.kind || ':' || due."subjectId")
    ON CONFLICT DO NOTHING`;
}

/** For users whose last access ends within 30 days: `accessUntil` is that end, and is indexed. */
async function queueReminders(now: Date, lookbackMs: number): Promise<void> {
  const [in7Days, in30Days] = [daysAfter(now, 7), daysAfter(now, 30)];
  const lookback = (end: Date) => new Date(end.getTime() - lookbackMs);
  await db().$executeRaw`
    INSERT INTO "Job" (id, queue, kind, key, "userId", "subjectId", "dueAt")
    SELECT gen_random_uuid(), 'mail', due.kind, due.kind || ':' || due.id, due."userId", due.id, ${now}
    FROM (
      SELECT access.id, person.id AS "userId",
        CASE WHEN person."accessUntil" <= ${in7Days} THEN 'expires_in_7_days' ELSE 'expires_in_30_days' END AS kind
      FROM "User" person CROSS JOIN LATERAL (
        SELECT id FROM "AccessGrant"
        WHERE "userId" = person.id AND "endedAt" IS NULL AND "expiresAt" = person."accessUntil" ORDER BY id LIMIT 1
      ) access
      WHERE person."accessUntil" > ${now} AND (
          (person."accessUntil" > ${lookback(in7Days)} AND person."accessUntil" <= ${in7Days})
          OR (person."accessUntil" > ${lookback(in30Days)} AND person."accessUntil" <= ${in30Days})
        ) AND person."suspendedAt" IS NULL AND NOT person."isAdmin"
    ) due
    WHERE NOT EXISTS (SELECT 1 FROM "Job" mail WHERE mail.key = due.kind || ':' || due.id)
    ON CONFLICT DO NOTHING`;
}

/** One warning for each last use. An account whose deletion day has come is deleted without a warning. */
async function queueWarnings(now: Date, lookbackMs: number): Promise<void> {
  const before = warningCutoff(now);
  const since = new Date(Math.max(deletionCutoff(now).getTime(), before.getTime() - lookbackMs));
  const filter = { before, since, withoutMailKind: WARNING_KIND, limit: MAX_WARNINGS };
  const unwarned = await listUnusedAccounts(db(), filter, now);
  await db().job.createMany({
    data: unwarned.map(({ userId, subjectId, useKey }) => ({
      id: randomUUID(),
      queue: "mail",
      kind: WARNING_KIND,
      key: `${WARNING_KIND}:${useKey}`,
      userId,
      subjectId,
      dueAt: now,
    })),
    skipDuplicates: true,
  });
}
