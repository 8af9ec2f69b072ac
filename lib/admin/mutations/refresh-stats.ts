import "server-only";
import { countDays, keptName } from "@/lib/admin/queries/figures";
import { countSchool, SCHOOL } from "@/lib/admin/queries/stats";
import { bucketsOf } from "@/lib/admin/series";
import { db } from "@/lib/db/client";
import { addDays, italianDay } from "@/lib/product/italian-day";

/** Days counted per query: a year of a large school would exceed the statement timeout. */
const SPAN = 5;
/** How long a day's figures may still change, through pending marks and chargebacks. */
const CHANGES_FOR_DAYS = 45;

/** Counts and stores the finished days of the last twelve months that are missing or may have changed. */
export async function refreshDailyStats(now: Date): Promise<void> {
  const today = italianDay(now);
  const first = bucketsOf("months", now)[0] ?? today;
  const rows = await db().keptFigures.findMany({
    where: { name: { startsWith: keptName("") } },
    select: { name: true },
  });
  const known = new Set(rows.map(({ name }) => name));
  for (let begin = first; begin < today; begin = addDays(begin, SPAN)) {
    const span = addDays(begin, SPAN);
    const end = span < today ? span : today;
    const isOld = end <= addDays(today, -CHANGES_FOR_DAYS);
    if (!isOld || !isKept(known, begin, end)) await keepSpan(begin, end, now);
  }
}

function isKept(known: ReadonlySet<string>, first: string, end: string): boolean {
  for (let day = first; day < end; day = addDays(day, 1)) if (!known.has(keptName(day))) return false;
  return true;
}

async function keepSpan(first: string, end: string, now: Date): Promise<void> {
  const days = await countDays(first, end);
  const data = days.map(({ bucket, ...figures }) => ({ name: keptName(bucket), figures, countedAt: now }));
  await db().$transaction([
    db().keptFigures.deleteMany({ where: { name: { in: data.map(({ name }) => name) } } }),
    db().keptFigures.createMany({ data }),
  ]);
}

/** Counts and stores the school's figures. */
export async function refreshSchoolStats(now: Date): Promise<void> {
  const kept = { figures: await countSchool(now), countedAt: now };
  await db().keptFigures.upsert({ where: { name: SCHOOL }, create: { name: SCHOOL, ...kept }, update: kept });
}
