export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

/** The moment that many times 24 hours later; earlier if negative. */
export const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS);
