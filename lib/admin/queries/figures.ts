import "server-only";
import { z } from "zod";
import type { Admin } from "@/lib/accounts/actor";
import { addDailyFigures, type FigureRange, fillSeries, listBuckets } from "@/lib/admin/series";
import { db } from "@/lib/db/client";
import { markedSections } from "@/lib/exam/mark-visibility";
import { addDays, daysBetween, italianDay, startOfItalianDay } from "@/lib/product/italian-day";

const UNITS: Record<FigureRange, string> = { days: "day", weeks: "week", months: "month" };

const figuresSchema = z.object({
  registrations: z.int(),
  sales: z.int(),
  /** Paid minus refunded and disputed in this step; may be negative. */
  revenueCents: z.int(),
  completions: z.int(),
  judged: z.int(),
  passed: z.int(),
  aiMicroUsd: z.number(),
});

/** The figures of one step; `bucket` is its first day in Italy. */
export type Figures = z.output<typeof figuresSchema> & { bucket: string };

export type PartialFigures = Pick<Figures, "bucket"> & Partial<Figures>;

/**
 * The school's figures, the oldest step first. Sales count at payment, refunds when refunded, attempts at closing, AI
 * calls at their start. Stored days are not counted again.
 */
export async function readFigures(_admin: Admin, range: FigureRange, now = new Date()): Promise<Figures[]> {
  const buckets = listBuckets(range, now);
  const stored = await listStoredDays(buckets[0] ?? "");
  const firstCounted = addDays(buckets[0] ?? "", stored.length);
  const counted = await countSpan(UNITS[range], firstCounted, addDays(italianDay(now), 1));
  return addDailyFigures(fillSeries(buckets, counted), stored);
}

/** The figures of each day from `first` to before `end` (Italian days such as "2026-11-21"). */
export function countDays(first: string, end: string): Promise<Figures[]> {
  const days = Array.from({ length: daysBetween(first, end) }, (_, index) => addDays(first, index));
  return countSpan("day", first, end).then((counted) => fillSeries(days, counted));
}

/** The storage key of a day; includes the number of marked sections, because the figures depend on it. */
export const dayKey = (day: string) => `day/${markedSections().length}/${day}`;

/** The stored days from `first` up to the first gap. */
async function listStoredDays(first: string): Promise<Figures[]> {
  const where = { name: { startsWith: dayKey(""), gte: dayKey(first) } };
  const rows = await db().keptFigures.findMany({ where, orderBy: { name: "asc" } });
  const firstGap = rows.findIndex(({ name }, index) => name !== dayKey(addDays(first, index)));
  return rows.slice(0, firstGap < 0 ? rows.length : firstGap).map(({ figures }, index) => {
    return { bucket: addDays(first, index), ...figuresSchema.parse(figures) };
  });
}

async function countSpan(unit: string, first: string, end: string): Promise<PartialFigures[]> {
  const [since, until] = [startOfItalianDay(first), startOfItalianDay(end)];
  const counted = await Promise.all([
    countRegistrations(unit, since, until),
    sumPayments(unit, since, until),
    countCompletions(unit, since, until),
    sumAiCosts(unit, since, until),
  ]);
  return counted.flat();
}

function countRegistrations(unit: string, since: Date, until: Date): Promise<PartialFigures[]> {
  return db().$queryRaw<PartialFigures[]>`
    SELECT date_trunc(${unit}, "createdAt" AT TIME ZONE 'Europe/Rome')::date::text AS bucket, COUNT(*)::int AS registrations
    FROM "User" WHERE NOT "isAdmin" AND "createdAt" >= ${since} AND "createdAt" < ${until} GROUP BY 1`;
}

/** Failed refunds and won disputes subtract nothing; an open dispute does, because the bank holds the money. */
function sumPayments(unit: string, since: Date, until: Date): Promise<PartialFigures[]> {
  return db().$queryRaw<PartialFigures[]>`
    SELECT date_trunc(${unit}, at AT TIME ZONE 'Europe/Rome')::date::text AS bucket,
      SUM(sold)::int AS sales, SUM(cents)::int AS "revenueCents"
    FROM (
      SELECT "paidAt" AS at, 1 AS sold, "amountCents" AS cents FROM "Payment"
      UNION ALL SELECT "refundedAt", 0, -"amountCents" FROM "Payment" WHERE status = 'refunded' AND "paidAt" IS NOT NULL
      UNION ALL SELECT "disputeLostAt", 0, -"amountCents" FROM "Payment" WHERE status = 'dispute_lost' AND "paidAt" IS NOT NULL
      UNION ALL SELECT "disputedAt", 0, -"amountCents" FROM "Payment" WHERE status = 'disputed' AND "paidAt" IS NOT NULL
    ) AS movement WHERE at >= ${since} AND at < ${until} GROUP BY 1`;
}

function countCompletions(unit: string, since: Date, until: Date): Promise<PartialFigures[]> {
  const sections = markedSections();
  return db().$queryRaw<PartialFigures[]>`
    SELECT date_trunc(${unit}, "closedAt" AT TIME ZONE 'Europe/Rome')::date::text AS bucket,
      COUNT(*)::int AS completions,
      (COUNT(*) FILTER (WHERE marked = ${sections.length}))::int AS judged,
      (COUNT(*) FILTER (WHERE marked = ${sections.length} AND passed = ${sections.length}))::int AS passed
    FROM "Attempt" AS attempt CROSS JOIN LATERAL (
      -- Attempt by attempt, from an index: those of some days are few among all sections.
      SELECT COUNT(record.score) AS marked, COUNT(*) FILTER (WHERE record.passed) AS passed FROM "SectionRecord" AS record
      WHERE record."attemptId" = attempt.id AND record.section = ANY(${sections}::"SectionKey"[])
    ) AS result
    WHERE attempt.status = 'closed' AND attempt."setAsideAt" IS NULL AND attempt."closedAt" >= ${since}
      AND attempt."closedAt" < ${until} GROUP BY 1`;
}

function sumAiCosts(unit: string, since: Date, until: Date): Promise<PartialFigures[]> {
  return db().$queryRaw<PartialFigures[]>`
    SELECT date_trunc(${unit}, "startedAt" AT TIME ZONE 'Europe/Rome')::date::text AS bucket,
      SUM(COALESCE("costMicroUsd", "reservedMicroUsd"))::float AS "aiMicroUsd"
    FROM "AiCall" WHERE "startedAt" >= ${since} AND "startedAt" < ${until} GROUP BY 1`;
}
