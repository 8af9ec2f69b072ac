import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { bucketsOf, completeSeries, type Range } from "@/lib/admin/series";
import { db } from "@/lib/db";
import { markedSections } from "@/lib/exam/given-mark";
import { startOfItalianDay } from "@/lib/italian-day";

const UNITS: Record<Range, string> = { days: "day", weeks: "week", months: "month" };

const NOTHING = {
  registrations: 0,
  sales: 0,
  /** Paid in this step less what was paid back or lost to a bank in it; can be negative. */
  revenueCents: 0,
  completions: 0,
  /** Of the completions, those with all their marks, and of these the ones with every section passed. */
  judged: 0,
  passed: 0,
  aiMicroUsd: 0,
};

/** What happened in one step of time, named by its first day in Italy. */
export type Figures = typeof NOTHING & { bucket: string };

type Counted = { bucket: string } & Partial<typeof NOTHING>;

/**
 * The school over time, the oldest step first, each counted at the time it happened: a sale when it was paid, a refund when the
 * money went back, an attempt when it was closed, a call of the AI when it began.
 */
export async function readFigures(_admin: Admin, range: Range, now = new Date()): Promise<Figures[]> {
  const buckets = bucketsOf(range, now);
  const since = startOfItalianDay(buckets[0] ?? "");
  const unit = UNITS[range];
  const counted = await Promise.all([
    countRegistrations(unit, since),
    sumPayments(unit, since),
    countCompletions(unit, since),
    sumAiCosts(unit, since),
  ]);
  return completeSeries(buckets, NOTHING, counted.flat());
}

function countRegistrations(unit: string, since: Date): Promise<Counted[]> {
  return db().$queryRaw<Counted[]>`
    SELECT date_trunc(${unit}, "createdAt" AT TIME ZONE 'Europe/Rome')::date::text AS bucket, COUNT(*)::int AS registrations
    FROM "User" WHERE NOT "isAdmin" AND "createdAt" >= ${since} GROUP BY 1`;
}

/**
 * The status follows from the facts (lib/payments/entitlement.ts): a refund that failed, a dispute that was won, subtract
 * nothing. While a dispute is open the bank holds the money, so that it is taken off as on the first screen's card.
 */
function sumPayments(unit: string, since: Date): Promise<Counted[]> {
  return db().$queryRaw<Counted[]>`
    SELECT date_trunc(${unit}, at AT TIME ZONE 'Europe/Rome')::date::text AS bucket,
      SUM(sold)::int AS sales, SUM(cents)::int AS "revenueCents"
    FROM (
      SELECT "paidAt" AS at, 1 AS sold, "amountCents" AS cents FROM "Payment"
      UNION ALL SELECT "refundedAt", 0, -"amountCents" FROM "Payment" WHERE status = 'refunded' AND "paidAt" IS NOT NULL
      UNION ALL SELECT "disputeLostAt", 0, -"amountCents" FROM "Payment" WHERE status = 'dispute_lost' AND "paidAt" IS NOT NULL
      UNION ALL SELECT "disputedAt", 0, -"amountCents" FROM "Payment" WHERE status = 'disputed' AND "paidAt" IS NOT NULL
    ) AS movement WHERE at >= ${since} GROUP BY 1`;
}

function countCompletions(unit: string, since: Date): Promise<Counted[]> {
  const sections = markedSections();
  return db().$queryRaw<Counted[]>`
    SELECT date_trunc(${unit}, "closedAt" AT TIME ZONE 'Europe/Rome')::date::text AS bucket,
      COUNT(*)::int AS completions,
      (COUNT(*) FILTER (WHERE marked = ${sections.length}))::int AS judged,
      (COUNT(*) FILTER (WHERE marked = ${sections.length} AND passed = ${sections.length}))::int AS passed
    FROM (
      SELECT attempt."closedAt", COUNT(record.score) AS marked, COUNT(*) FILTER (WHERE record.passed) AS passed
      FROM "Attempt" AS attempt LEFT JOIN "SectionRecord" AS record
        ON record."attemptId" = attempt.id AND record.section = ANY(${sections}::"SectionKey"[])
      WHERE attempt.status = 'closed' AND attempt."setAsideAt" IS NULL AND attempt."closedAt" >= ${since}
      GROUP BY attempt.id
    ) AS attempt GROUP BY 1`;
}

function sumAiCosts(unit: string, since: Date): Promise<Counted[]> {
  return db().$queryRaw<Counted[]>`
    SELECT date_trunc(${unit}, "startedAt" AT TIME ZONE 'Europe/Rome')::date::text AS bucket,
      SUM(COALESCE("costMicroUsd", "reservedMicroUsd"))::float AS "aiMicroUsd"
    FROM "AiCall" WHERE "startedAt" >= ${since} GROUP BY 1`;
}
