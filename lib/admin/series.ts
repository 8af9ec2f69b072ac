import { addDays, italianDay } from "@/lib/product/italian-day";

/** How far back the figures go, and in which steps. */
export const RANGES = ["days", "weeks", "months"] as const;
export type Range = (typeof RANGES)[number];

const STEPS: Record<Range, number> = { days: 30, weeks: 12, months: 12 };

/**
 * The steps of a range, each by its first day in Italy ("2026-11-16"), the oldest first; the last one is under way. Weeks begin
 * on Monday.
 */
export function bucketsOf(range: Range, now: Date): string[] {
  const today = italianDay(now);
  return Array.from({ length: STEPS[range] }, (_, index) => stepBack(range, today, STEPS[range] - 1 - index));
}

function stepBack(range: Range, today: string, steps: number): string {
  if (range === "days") return addDays(today, -steps);
  if (range === "weeks") return addDays(today, -((weekday(today) + 6) % 7) - 7 * steps);
  const [year = 0, month = 1] = today.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 - steps, 1)).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/**
 * A whole series from the rows that a database has: a step nobody did anything in is there too, with its zeros.
 * @param zero what a step without rows counts
 * @param rows what was counted, each for a step; those of one step are laid over each other
 */
export function completeSeries<Figures extends object>(
  buckets: readonly string[],
  zero: Figures,
  rows: readonly ({ bucket: string } & Partial<Figures>)[],
): (Figures & { bucket: string })[] {
  return buckets.map((bucket) => Object.assign({ ...zero, bucket }, ...rows.filter((row) => row.bucket === bucket)));
}

/**
 * A series with what happened on some days added, each to the step it falls into.
 * @param series as `completeSeries` makes it
 * @param days by the same names, none before the series begins
 */
export function addDaysTo<Step extends { bucket: string }>(series: readonly Step[], days: readonly Step[]): Step[] {
  return series.map((step, index) => {
    const next = series[index + 1]?.bucket;
    const own = days.filter(({ bucket }) => bucket >= step.bucket && (next === undefined || bucket < next));
    const numberOf = (day: Step, name: string) => Number(Object.entries(day).find(([key]) => key === name)?.[1]);
    const sums = Object.entries(step).map(([name, value]) => {
      if (typeof value !== "number") return [name, value];
      return [name, own.reduce<number>((sum, day) => sum + numberOf(day, name), value)];
    });
    return { ...step, ...Object.fromEntries(sums) };
  });
}
