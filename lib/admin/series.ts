import { sumFigures } from "@/lib/admin/measures";
import type { Figures, PartialFigures } from "@/lib/admin/queries/figures";
import { addDays, italianDay } from "@/lib/product/italian-day";

export const RANGES = ["days", "weeks", "months"] as const;
export type FigureRange = (typeof RANGES)[number];

const STEP_COUNTS: Record<FigureRange, number> = { days: 30, weeks: 12, months: 12 };

/** The first day in Italy of each step ("2026-11-16"), up to the current one. Weeks begin on Monday. */
export function listBuckets(range: FigureRange, now: Date): string[] {
  const today = italianDay(now);
  const length = STEP_COUNTS[range];
  return Array.from({ length }, (_, index) => stepBack(range, today, length - 1 - index));
}

function stepBack(range: FigureRange, today: string, steps: number): string {
  if (range === "days") return addDays(today, -steps);
  if (range === "weeks") return addDays(today, -((weekday(today) + 6) % 7) - 7 * steps);
  const [year = 0, month = 1] = today.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 - steps, 1)).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** One step per bucket: the sums of the bucket's rows. */
export function fillSeries(buckets: readonly string[], rows: readonly PartialFigures[]): Figures[] {
  return buckets.map((bucket) => ({ bucket, ...sumFigures(rows.filter((row) => row.bucket === bucket)) }));
}

/** Adds each day's figures to the step that contains it. No day may be before the start of the series. */
export function addDailyFigures(series: readonly Figures[], days: readonly Figures[]): Figures[] {
  return series.map((step, index) => {
    const next = series[index + 1]?.bucket;
    const inStep = days.filter(({ bucket }) => bucket >= step.bucket && (next === undefined || bucket < next));
    return { bucket: step.bucket, ...sumFigures([step, ...inStep]) };
  });
}
