import { addDays, italianDay } from "@/lib/product/italian-day";

export const RANGES = ["days", "weeks", "months"] as const;
export type FigureRange = (typeof RANGES)[number];

const STEP_COUNTS: Record<FigureRange, number> = { days: 30, weeks: 12, months: 12 };

/** The first day in Italy of each step ("2026-11-16"), up to the current one. Weeks begin on Monday. */
export function listBuckets(range: FigureRange, now: Date): string[] {
  const today = italianDay(now);
  return Array.from({ length: STEP_COUNTS[range] }, (_, index) =>
    stepBack(range, today, STEP_COUNTS[range] - 1 - index),
  );
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

/** One row per bucket: the rows of a bucket merged into one, missing figures as in `zero`. */
export function fillSeries<Figures extends object>(
  buckets: readonly string[],
  zero: Figures,
  rows: readonly ({ bucket: string } & Partial<Figures>)[],
): (Figures & { bucket: string })[] {
  return buckets.map((bucket) => Object.assign({ ...zero, bucket }, ...rows.filter((row) => row.bucket === bucket)));
}

/** Adds each day's figures to the step that contains it. No day may be before the start of the series. */
export function addDailyFigures<Step extends { bucket: string }>(
  series: readonly Step[],
  days: readonly Step[],
): Step[] {
  return series.map((step, index) => {
    const next = series[index + 1]?.bucket;
    const inStep = days.filter(({ bucket }) => bucket >= step.bucket && (next === undefined || bucket < next));
    const numberOf = (day: Step, name: string) => Number(Object.entries(day).find(([key]) => key === name)?.[1]);
    const sums = Object.entries(step).map(([name, value]) => {
      if (typeof value !== "number") return [name, value];
      return [name, inStep.reduce<number>((sum, day) => sum + numberOf(day, name), value)];
    });
    return { ...step, ...Object.fromEntries(sums) };
  });
}
