import { expect, it } from "vitest";
import { endOfItalianDay, italianDay } from "@/lib/product/italian-day";

it.each([
  ["2026-01-15", "2026-01-15T22:59:59.999Z"],
  ["2026-07-15", "2026-07-15T21:59:59.999Z"],
  ["2026-03-29", "2026-03-29T21:59:59.999Z"],
  ["2026-10-25", "2026-10-25T22:59:59.999Z"],
])("the last moment of %s is in Italian time, in winter and in summer", (day, end) => {
  expect(endOfItalianDay(day).toISOString()).toBe(end);
  expect(italianDay(endOfItalianDay(day))).toBe(day);
  expect(italianDay(new Date(endOfItalianDay(day).getTime() + 1))).not.toBe(day);
});
