import { describe, expect, it } from "vitest";
import { addDailyFigures, fillSeries, listBuckets } from "@/lib/admin/series";
import { addDays } from "@/lib/product/italian-day";

const quiet = { registrations: 0, sales: 0, revenueCents: 0, completions: 0, judged: 0, passed: 0, aiMicroUsd: 0 };

const daysBetween = (one: string, other: string) => (Date.parse(other) - Date.parse(one)) / 86_400_000;

describe("the steps of a range", () => {
  it("are thirty days, twelve weeks from Monday or twelve months, the last of which contains today", () => {
    const now = new Date("2026-11-21T12:00:00Z");
    expect([listBuckets("days", now)[0], listBuckets("days", now).at(-1)]).toEqual(["2026-10-23", "2026-11-21"]);
    expect([listBuckets("weeks", now)[0], listBuckets("weeks", now).at(-1)]).toEqual(["2026-08-31", "2026-11-16"]);
    expect([listBuckets("months", now)[0], listBuckets("months", now).at(-1)]).toEqual(["2025-12-01", "2026-11-01"]);
  });

  it("change at midnight in Italy, not UTC", () => {
    expect(listBuckets("days", new Date("2026-07-31T21:59:00Z")).at(-1)).toBe("2026-07-31");
    expect(listBuckets("days", new Date("2026-07-31T22:01:00Z")).at(-1)).toBe("2026-08-01");
    expect(listBuckets("months", new Date("2026-12-31T23:30:00Z")).at(-1)).toBe("2027-01-01");
  });

  it("skip no day and count none twice across clock changes, on any day of three years", () => {
    for (let day = "2026-01-01"; day < "2029-01-01"; day = addDays(day, 1)) {
      for (const time of ["00:30", "22:30", "23:30"]) {
        const now = new Date(`${day}T${time}:00Z`);
        const days = listBuckets("days", now);
        const weeks = listBuckets("weeks", now);
        expect(days.slice(1).every((one, index) => daysBetween(days[index] ?? "", one) === 1)).toBe(true);
        expect(weeks.slice(1).every((one, index) => daysBetween(weeks[index] ?? "", one) === 7)).toBe(true);
        expect(weeks.every((one) => new Date(one).getUTCDay() === 1)).toBe(true);
        expect(new Set(listBuckets("months", now)).size).toBe(12);
      }
    }
  });

  it("keep the days around both clock changes in order", () => {
    expect(listBuckets("days", new Date("2026-03-30T10:00:00Z")).slice(-3)).toEqual([
      "2026-03-28",
      "2026-03-29",
      "2026-03-30",
    ]);
    expect(listBuckets("days", new Date("2026-10-26T10:00:00Z")).slice(-3)).toEqual([
      "2026-10-24",
      "2026-10-25",
      "2026-10-26",
    ]);
  });
});

describe("a whole series", () => {
  it("has a zero for each empty step, and merges the rows of one step", () => {
    const rows = [
      { bucket: "b", sales: 2 },
      { bucket: "b", completions: 1 },
      { bucket: "z", sales: 9 },
    ];
    expect(fillSeries(["a", "b"], rows)).toEqual([
      { ...quiet, bucket: "a" },
      { ...quiet, bucket: "b", sales: 2, completions: 1 },
    ]);
  });

  it("adds days to the step that contains them", () => {
    const series = fillSeries(["2026-03-02", "2026-03-09"], [{ bucket: "2026-03-09", sales: 2 }]);
    const days = ["2026-03-02", "2026-03-08", "2026-03-09"].map((bucket) => ({ ...quiet, bucket, sales: 5 }));
    expect(addDailyFigures(series, days)).toEqual([
      { ...quiet, bucket: "2026-03-02", sales: 10 },
      { ...quiet, bucket: "2026-03-09", sales: 7 },
    ]);
  });
});
