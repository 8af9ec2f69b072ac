import "server-only";
import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { listUnusedAccounts } from "@/lib/payments/queries";
import { oldestKept, warnedBefore } from "@/lib/payments/retention";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** The most warnings written down at once; the rest is the next round's. */
const MAX_WARNINGS = 1000;
const WARNING = "deletion_in_30_days";

/** Writes down a row for every mail that the facts ask for and that has none yet. */
export async function queueDueMails(now: Date): Promise<void> {
  await queuePurchaseMails(new Date(now.getTime() - 30 * DAY_MS), now);
  await queueReminders(now);
  await queueWarnings(now);
}

/** The same of what has just happened: for the end of a request. */
export async function queueFreshMails(now: Date): Promise<void> {
  await queuePurchaseMails(new Date(now.getTime() - HOUR_MS), now);
}

/** Orders and withdrawals since a time. */
async function queuePurchaseMails(since: Date, now: Date): Promise<void> {
  await db().$executeRaw`
    INSERT INTO "Job" (id, queue, kind, key, "userId", "subjectId", "dueAt")
    SELECT gen_random_uuid(), 'mail', due.kind, due.kind || ':' || due."subjectId", due."userId", due."subjectId", ${now}
    FROM (
      SELECT 'order' AS kind, payment."userId", payment.id AS "subjectId"
      FROM "Payment" payment JOIN "AccessGrant" access ON access."paymentId" = payment.id
      WHERE payment."paidAt" > ${since} AND payment."userId" IS NOT NULL AND access."endedAt" IS NULL
      UNION ALL
      SELECT 'withdrawal', "userId", id FROM "Payment" WHERE "withdrawalRequestedAt" > ${since} AND "userId" IS NOT NULL
    ) due
    WHERE NOT EXISTS (SELECT 1 FROM "Job" mail WHERE mail.key = due.kind || ':' || due."subjectId")
    ON CONFLICT DO NOTHING`;
}

/** Of whose last access ends within 30 days: "accessUntil" is that end, and an index has them in a row. */
async function queueReminders(now: Date): Promise<void> {
  const in30Days = new Date(now.getTime() + 30 * DAY_MS);
  const in7Days = new Date(now.getTime() + 7 * DAY_MS);
  await db().$executeRaw`
    INSERT INTO "Job" (id, queue, kind, key, "userId", "subjectId", "dueAt")
    SELECT gen_random_uuid(), 'mail', due.kind, due.kind || ':' || due.id, due."userId", due.id, ${now}
    FROM (
      SELECT DISTINCT ON (person.id) access.id, access."userId",
        CASE WHEN access."expiresAt" <= ${in7Days} THEN 'expires_in_7_days' ELSE 'expires_in_30_days' END AS kind
      FROM "User" person JOIN "AccessGrant" access
        ON access."userId" = person.id AND access."endedAt" IS NULL AND access."expiresAt" = person."accessUntil"
      WHERE person."accessUntil" > ${now} AND person."accessUntil" <= ${in30Days}
        AND person."suspendedAt" IS NULL AND NOT person."isAdmin"
      ORDER BY person.id, access.id
    ) due
    WHERE NOT EXISTS (SELECT 1 FROM "Job" mail WHERE mail.key = due.kind || ':' || due.id)
    ON CONFLICT DO NOTHING`;
}

/** Of every account that is to be told that it will be deleted. Whose day has come is deleted, not warned. */
async function queueWarnings(now: Date): Promise<void> {
  const which = { before: warnedBefore(now), since: oldestKept(now), untold: WARNING, limit: MAX_WARNINGS };
  const untold = await listUnusedAccounts(db(), which, now);
  await db().job.createMany({
    data: untold.map(({ userId, subjectId }) => ({
      id: randomUUID(),
      queue: "mail",
      kind: WARNING,
      key: `${WARNING}:${subjectId}`,
      userId,
      subjectId,
      dueAt: now,
    })),
    skipDuplicates: true,
  });
}
