import "server-only";
import { countDays, dayKey } from "@/lib/admin/queries/figures";
import { countSchool, SCHOOL_KEY } from "@/lib/admin/queries/stats";
import { listBuckets } from "@/lib/admin/series";
import { db } from "@/lib/db/client";
import { addDays, italianDay } from "@/lib/product/italian-day";

/** Days counted per query: a year of a large school would exceed the statement timeout. */
const SPAN_DAYS = 5;
/** How long a day's figures may still change, through pending marks and chargebacks. */
const UNSETTLED_DAYS = 120;

/** Counts and stores the finished days of the last twelve months that are missing or may have changed. */
export async function refreshDailyStats(now: Date): Promise<void> {
  const today = italianDay(now);
  const first = listBuckets("months", now)[0] ?? today;
  const rows = await db().keptFigures.findMany({ where: { name: { startsWith: dayKey("") } }, select: { name: true } });
  const storedKeys = new Set(rows.map(({ name }) => name));
  for (let begin = first; begin < today; begin = addDays(begin, SPAN_DAYS)) {
    let end = addDays(begin, SPAN_DAYS);
    if (end > today) end = today;
    const isOld = end <= addDays(today, -UNSETTLED_DAYS);
    if (!isOld || !isStored(storedKeys, begin, end)) await storeSpan(begin, end, now);
  }
}

function isStored(storedKeys: ReadonlySet<string>, first: string, end: string): boolean {
  for (let day = first; day < end; day = addDays(day, 1)) if (!storedKeys.has(dayKey(day))) return false;
  return true;
}

async function storeSpan(first: string, end: string, now: Date): Promise<void> {
  const days = await countDays(first, end);
  const data = days.map(({ bucket, ...figures }) => ({ name: dayKey(bucket), figures, countedAt: now }));
  await db().$transaction([
    db().keptFigures.deleteMany({ where: { name: { in: data.map(({ name }) => name) } } }),
    db().keptFigures.createMany({ data }),
  ]);
}

/** Counts and stores the school's figures. */
export async function refreshSchoolStats(now: Date): Promise<void> {
  const row = { figures: await countSchool(now), countedAt: now };
  await db().keptFigures.upsert({ where: { name: SCHOOL_KEY }, create: { name: SCHOOL_KEY, ...row }, update: row });
}
