const HOUR_MS = 60 * 60 * 1000;
const italianDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Rome" });

/** The day a moment falls on by the clock of Italy, as `2026-11-21`. */
export function dayInItaly(moment: Date): string {
  return italianDay.format(moment);
}

/**
 * The last moment of a day by the clock of Italy.
 * @param day such as `2026-11-21`
 */
export function endOfDayInItaly(day: string): Date {
  const winterEnd = new Date(new Date(`${day}T00:00:00Z`).getTime() + 23 * HOUR_MS - 1);
  return dayInItaly(winterEnd) === day ? winterEnd : new Date(winterEnd.getTime() - HOUR_MS);
}
