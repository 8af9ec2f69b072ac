import { describe, expect, it } from "vitest";
import { addDays, endOfItalianDay, italianDay, startOfItalianDay } from "@/lib/italian-day";

describe("a day in Italy", () => {
  it("begins and ends by Italy's clock, in winter, in summer and on the days the clock changes", () => {
    expect(startOfItalianDay("2026-01-15").toISOString()).toBe("2026-01-14T23:00:00.000Z");
    expect(startOfItalianDay("2026-07-15").toISOString()).toBe("2026-07-14T22:00:00.000Z");
    expect(startOfItalianDay("2026-03-29").toISOString()).toBe("2026-03-28T23:00:00.000Z");
    expect(endOfItalianDay("2026-03-29").toISOString()).toBe("2026-03-29T21:59:59.999Z");
    expect(startOfItalianDay("2026-10-25").toISOString()).toBe("2026-10-24T22:00:00.000Z");
    expect(endOfItalianDay("2026-10-25").toISOString()).toBe("2026-10-25T22:59:59.999Z");
  });

  it("is the day of every moment in it, for years", () => {
    for (let day = "2026-01-01"; day < "2029-01-01"; day = addDays(day, 1)) {
      expect(italianDay(startOfItalianDay(day))).toBe(day);
      expect(italianDay(endOfItalianDay(day))).toBe(day);
      expect(italianDay(new Date(startOfItalianDay(day).getTime() - 1))).toBe(addDays(day, -1));
    }
  });
});
