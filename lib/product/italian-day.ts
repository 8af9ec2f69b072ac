import { DAY_MS, HOUR_MS } from "@/lib/time";

const italianFormat = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Rome" });

/** The calendar day in Italy: "2026-11-21". */
export function italianDay(moment: Date): string {
  return italianFormat.format(moment);
}

/** Midnight in Italy at the start of a day, in summer and winter time. @param day such as "2026-11-21" */
export function startOfItalianDay(day: string): Date {
  const utcMidnight = new Date(`${day}T00:00:00Z`).getTime();
  const summerStart = new Date(utcMidnight - 2 * HOUR_MS);
  return italianDay(summerStart) === day ? summerStart : new Date(utcMidnight - HOUR_MS);
}

/** @param day such as "2026-11-21" @param days may be negative */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return calendarDay(date);
}

/** Negative when the second day is before the first. */
export function daysBetween(first: string, second: string): number {
  return Math.round((Date.parse(second) - Date.parse(first)) / DAY_MS);
}

/** A day as stored: its midnight in UTC. @param day such as "1985-12-10" */
export function toCalendarDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** The inverse of `toCalendarDate`: "1985-12-10". */
export function calendarDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** The last millisecond of a day in Italy. @param day such as "2026-11-21" */
export function endOfItalianDay(day: string): Date {
  return new Date(startOfItalianDay(addDays(day, 1)).getTime() - 1);
}
