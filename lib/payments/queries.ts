import "server-only";
import type { Account } from "@/lib/accounts/actor";
import type { SESSION_USER } from "@/lib/accounts/queries";
import { db, queryDirectly, type Transaction } from "@/lib/db/client";
import { type Access, accessFrom, type GrantFact } from "@/lib/payments/entitlement";
import { awaitsRefund, isPaidBack, withdrawalFrom } from "@/lib/payments/withdrawal";
import { daysAfter } from "@/lib/time";
import { Prisma } from "@/prisma/generated/client";

const GRANT_FACT = { startsAt: true, expiresAt: true, endedAt: true } as const;

export async function findAccess(account: Account, now = new Date()): Promise<Access> {
  return accessFrom(await db().accessGrant.findMany({ where: { userId: account.id }, select: GRANT_FACT }), now);
}

type PersonAndGrant = Prisma.UserGetPayload<{ select: typeof SESSION_USER }> & {
  [K in keyof GrantFact]: GrantFact[K] | null;
};

/** Session user and grants in one query past Prisma, since every learner request starts with it; null if unknown. */
export async function findSessionUserWithGrants(userId: string) {
  const statement = Prisma.sql`SELECT person.id, person.email, person."firstName", person."lastName", person.locale,
      person."isAdmin", person."suspendedAt", person."sessionVersion", person."endedSessions", access."startsAt",
      access."expiresAt", access."endedAt"
    FROM "User" AS person LEFT JOIN "AccessGrant" AS access ON access."userId" = person.id
    WHERE person.id = ${userId}::uuid`;
  const rows = await queryDirectly<PersonAndGrant>(statement);
  const [person] = rows;
  const grants = rows.flatMap(({ startsAt, expiresAt, endedAt }) =>
    startsAt && expiresAt ? [{ startsAt, expiresAt, endedAt }] : [],
  );
  return person ? { ...person, grants } : null;
}

/** The account's last paid purchase, or null. `refundFailedAt`: a refund failed and the money is still owed. */
export async function findPaymentOverview(account: Account, now = new Date()) {
  const payment = await db().payment.findFirst({
    where: { userId: account.id, paidAt: { not: null } },
    orderBy: { paidAt: "desc" },
  });
  if (!payment?.paidAt) return null;
  const { id: paymentId, paidAt: orderedAt, amountCents, status } = payment;
  const refundFailedAt = isPaidBack(status) ? null : payment.refundFailedAt;
  const refund = { refundFailedAt, awaitsRefund: awaitsRefund(payment, now) };
  return { paymentId, orderedAt, amountCents, status, ...refund, withdrawal: withdrawalFrom(payment, now) };
}

export type PaymentOverview = NonNullable<Awaited<ReturnType<typeof findPaymentOverview>>>;

/** `subjectId`: the last grant, or the account itself without one. `useKey`: the subject and the day of the last use. */
export type UnusedAccount = { userId: string; subjectId: string; lastUse: Date; useKey: string };

type UnusedAccountFilter = { before: Date; since?: Date; userId?: string; withoutMailKind?: string; limit: number };

/** How long an unfinished purchase keeps an account from being unused. */
const OPEN_PURCHASE_DAYS = 7;

/**
 * Accounts last used before a time, oldest first, except admins and accounts with access or an open purchase. Last use
 * is the end of the last access or, without any, the registration or last sign-in; of a former admin not before the end
 * of that role.
 * @param filter `since`: earliest last use; `withoutMailKind`: only accounts without a mail of this kind since that use
 */
export async function listUnusedAccounts(tx: Transaction, filter: UnusedAccountFilter, now: Date) {
  const { before, since = new Date(0), userId = null, withoutMailKind = null, limit } = filter;
  const recently = daysAfter(now, -OPEN_PURCHASE_DAYS);
  // Candidates: access or the admin's role ended in the period, or no access and registered before its end. Each set has
  // an index.
  return tx.$queryRaw<UnusedAccount[]>`
    SELECT unused.*, named."useKey" FROM (
      SELECT person.id AS "userId", COALESCE(access.id, person.id) AS "subjectId",
        GREATEST(COALESCE(access."endsAt", GREATEST(person."createdAt", (
          SELECT MAX(event."createdAt") FROM "AuditEvent" event
          WHERE event."subjectId" = person.id AND event.kind IN ('signed_in', 'password_reset')
        ))), (
          SELECT MAX(event."createdAt") FROM "AuditEvent" event
          WHERE event."subjectId" = person.id AND event.kind = 'admin_revoked'
        )) AS "lastUse"
      FROM (
        SELECT "userId" AS id FROM "AccessGrant"
        WHERE LEAST("endedAt", "expiresAt") >= ${since} AND LEAST("endedAt", "expiresAt") < ${before}
        UNION
        SELECT "subjectId" FROM "AuditEvent"
        WHERE kind = 'admin_revoked' AND "createdAt" >= ${since} AND "createdAt" < ${before}
        UNION
        SELECT id FROM "User" WHERE "accessUntil" IS NULL AND NOT "isAdmin" AND "createdAt" < ${before}
      ) candidate CROSS JOIN LATERAL (
        -- LIMIT 1 makes the planner look candidates up one by one, whatever number it estimates.
        SELECT id, "createdAt", "isAdmin" FROM "User" WHERE id = candidate.id LIMIT 1
      ) person LEFT JOIN LATERAL (
        SELECT id, LEAST("endedAt", "expiresAt") AS "endsAt" FROM "AccessGrant"
        WHERE "userId" = person.id ORDER BY LEAST("endedAt", "expiresAt") DESC LIMIT 1
      ) access ON true
      WHERE NOT person."isAdmin" AND (${userId}::uuid IS NULL OR candidate.id = ${userId}::uuid)
        AND NOT EXISTS (
          SELECT FROM "Payment" WHERE "userId" = person.id AND status = 'open' AND "updatedAt" > ${recently}
        )
    ) unused CROSS JOIN LATERAL (
      SELECT unused."subjectId" || ':' || to_char(unused."lastUse" AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS "useKey"
    ) named
    WHERE unused."lastUse" >= ${since} AND unused."lastUse" < ${before} AND unused."lastUse" < ${now}
      AND (${withoutMailKind}::text IS NULL OR NOT EXISTS (SELECT FROM "Job" WHERE key = ${withoutMailKind} || ':' || named."useKey"))
    ORDER BY unused."lastUse", unused."userId" LIMIT ${limit}`;
}
