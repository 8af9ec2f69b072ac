import ical, { ICalEventTransparency } from "ical-generator";
import { addDays, toCalendarDate } from "@/lib/product/italian-day";

/** `key` is stable, so that importing a file again moves the entry. */
export type CalendarEntry = { key: string; day: string; title: string; text: string };

/** A plan as iCalendar (RFC 5545): all-day entries that do not block time. `site`: its host makes their ids unique. */
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
