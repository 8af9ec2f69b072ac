import "server-only";
import { ACCESS_GRACE_DAYS } from "@/lib/payments/entitlement";
import { daysAfter } from "@/lib/time";
import { Prisma } from "@/prisma/generated/client";

/*
 * The only definitions of who counts as what, for `FROM "User" AS student`: the figures, the list, its filters and the
 * suspension use them, so that their numbers agree. Each condition has an index.
 */

/** Admins are no students. */
export const IS_STUDENT = Prisma.sql`NOT student."isAdmin"`;

/** Also access that is paid and begins later. */
export const hasAccessSql = (now: Date) => Prisma.sql`student."accessUntil" > ${now}`;

export const hasExpiredAccessSql = (now: Date) => Prisma.sql`student."accessUntil" <= ${now}`;

/** Never had access, or it was taken away. */
export const HAS_NO_ACCESS = Prisma.sql`student."accessUntil" IS NULL`;

/** The students that the suspension of expired accesses affects; those who may still finish an attempt are spared. */
export const isToSuspendSql = (now: Date) =>
  Prisma.sql`${IS_STUDENT} AND ${hasExpiredAccessSql(daysAfter(now, -ACCESS_GRACE_DAYS))} AND student."suspendedAt" IS NULL`;
