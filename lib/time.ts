export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

/** The moment that many times 24 hours later; earlier if negative. */
export const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS);

/**
 * The same day and time, months later; earlier if negative. Nobody gets less than was promised: 29 February plus
 * 12 months is 1 March, and minus 12 months 28 February.
 */
export function monthsAfter(moment: Date, months: number): Date {
  const moved = new Date(moment);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  if (months < 0 && moved.getUTCDate() !== moment.getUTCDate()) moved.setUTCDate(0);
  return moved;
}
