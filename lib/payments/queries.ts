import "server-only";
import type { Account } from "@/lib/accounts/actor";
import type { SESSION_USER } from "@/lib/accounts/queries";
import { db, queryDirectly, type Transaction } from "@/lib/db/client";
import { type Access, accessFrom } from "@/lib/payments/entitlement";
import { withdrawalFrom } from "@/lib/payments/withdrawal";
import { Prisma } from "@/prisma/generated/client";

const GRANT_FACT = { startsAt: true, expiresAt: true, endedAt: true } as const;

/** Whether an account may take simulations at this moment, and until when. */
export async function findAccess(account: Account, now = new Date()): Promise<Access> {
  return accessFrom(await db().accessGrant.findMany({ where: { userId: account.id }, select: GRANT_FACT }), now);
}

/** A person's row beside one of their grants, or beside none. */
type PersonAndGrant = Prisma.UserGetPayload<{ select: typeof SESSION_USER }> & {
  startsAt: Date | null;
  expiresAt: Date | null;
  endedAt: Date | null;
};

/**
 * What the gates need to know of a signed-in person with the person's grants, by one statement and past Prisma, because
 * everything a learner does begins with it; null when the id is nobody's.
 */
export async function findSessionUserWithGrants(userId: string) {
  const statement = Prisma.sql`SELECT person.id, person.email, person."firstName", person."lastName", person.locale,
      person."isAdmin", person."suspendedAt", person."sessionVersion", access."startsAt", access."expiresAt", access."endedAt"
    FROM "User" AS person LEFT JOIN "AccessGrant" AS access ON access."userId" = person.id
    WHERE person.id = ${userId}::uuid`;
  const rows = await queryDirectly<PersonAndGrant>(statement);
  const [person] = rows;
  const grants = rows.flatMap(({ startsAt, expiresAt, endedAt }) =>
    startsAt && expiresAt ? [{ startsAt, expiresAt, endedAt }] : [],
  );
  return person ? { ...person, grants } : null;
}

/** The account's last purchase that was paid, as its buyer sees it, or null without one. */
export async function findPaymentOverview(account: Account, now = new Date()) {
  const payment = await db().payment.findFirst({
    where: { userId: account.id, paidAt: { not: null } },
    orderBy: { paidAt: "desc" },
  });
  if (!payment?.paidAt) return null;
  const { id: paymentId, paidAt: orderedAt, amountCents, status } = payment;
  return { paymentId, orderedAt, amountCents, status, withdrawal: withdrawalFrom(payment, now) };
}

export type PaymentOverview = NonNullable<Awaited<ReturnType<typeof findPaymentOverview>>>;

/** An account nobody has used since. `subjectId` names the access it had last, or the account itself without one. */
export type UnusedAccount = { userId: string; subjectId: string; lastUse: Date };

type UnusedQuery = { before: Date; since?: Date; userId?: string; untold?: string; limit: number };

/** A purchase nobody finished keeps an account so long, in days; then it no longer counts. */
const OPEN_PURCHASE_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The accounts whose last use lies before a moment, oldest first: the end of the last access, or without any the
 * registration or the last sign-in. Never an admin, never somebody with access or with a purchase under way.
 * @param which `since`: whose last use does not lie before that; `userId`: only this account, if it is one; `untold`: only whom no
 *   mail of that kind was written down for
 */
export async function listUnusedAccounts(tx: Transaction, which: UnusedQuery, now: Date): Promise<UnusedAccount[]> {
  const { before, since = new Date(0), userId = null, untold = null, limit } = which;
  const recently = new Date(now.getTime() - OPEN_PURCHASE_DAYS * DAY_MS);
  // Whose access ended in that time, or who has none and came before its end: an index has each of them in a row.
  return tx.$queryRaw<UnusedAccount[]>`
    SELECT unused."userId", unused."subjectId", unused."lastUse" FROM (
      SELECT person.id AS "userId", COALESCE(access.id, person.id) AS "subjectId",
        COALESCE(access."endsAt", GREATEST(person."createdAt", (
          SELECT MAX(event."createdAt") FROM "AuditEvent" event
          WHERE event."subjectId" = person.id AND event.kind IN ('signed_in', 'password_reset')
        ))) AS "lastUse"
      FROM (
        SELECT "userId" AS id FROM "AccessGrant"
        WHERE LEAST("endedAt", "expiresAt") >= ${since} AND LEAST("endedAt", "expiresAt") < ${before}
        UNION
        SELECT id FROM "User" WHERE "accessUntil" IS NULL AND NOT "isAdmin" AND "createdAt" < ${before}
      ) candidate CROSS JOIN LATERAL (
        -- One by one, however many they may be taken for.
        SELECT id, "createdAt", "isAdmin" FROM "User" WHERE id = candidate.id LIMIT 1
      ) person LEFT JOIN LATERAL (
        SELECT id, LEAST("endedAt", "expiresAt") AS "endsAt" FROM "AccessGrant"
        WHERE "userId" = person.id ORDER BY LEAST("endedAt", "expiresAt") DESC LIMIT 1
      ) access ON true
      WHERE NOT person."isAdmin" AND (${userId}::uuid IS NULL OR candidate.id = ${userId}::uuid)
        AND NOT EXISTS (
          SELECT FROM "Payment" WHERE "userId" = person.id AND status = 'open' AND "updatedAt" > ${recently}
        )
    ) unused
    WHERE unused."lastUse" >= ${since} AND unused."lastUse" < ${before} AND unused."lastUse" < ${now}
      AND (${untold}::text IS NULL OR NOT EXISTS (SELECT FROM "Job" WHERE key = ${untold} || ':' || unused."subjectId"))
    ORDER BY unused."lastUse", unused."userId" LIMIT ${limit}`;
}
