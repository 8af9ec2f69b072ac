import ical, { ICalEventTransparency } from "ical-generator";
import { addDays, toCalendarDate } from "@/lib/product/italian-day";

/** A day of the plan in words. `key` stays the same for the same thing, so that a file that is taken again moves it. */
export type CalendarEntry = { key: string; day: string; title: string; text: string };

/**
 * A plan as an iCalendar file (RFC 5545): whole days, which have no time zone, and which keep nobody from being free.
 * @param id of the exam it leads to
 * @param site the site's address, whose host makes the entries' names unlike all others
 */
export function toCalendarFile(
  name: string,
  entries: readonly CalendarEntry[],
  { id, site, now }: { id: string; site: string; now: Date },
): string {
  const { host, hostname } = new URL(site);
  const calendar = ical({ name, prodId: { company: hostname, product: "plan", language: "IT" } });
  for (const { key, day, title, text } of entries) {
    calendar.createEvent({
      id: `${id}-${key}@${host}`,
      stamp: now,
      start: toCalendarDate(day),
      end: toCalendarDate(addDays(day, 1)),
      allDay: true,
      timezone: "UTC",
      summary: title,
      description: text,
      url: new URL("/piano", site).href,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}
