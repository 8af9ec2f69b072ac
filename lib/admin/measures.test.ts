import { describe, expect, it } from "vitest";
import { measureOf, sumFigures } from "@/lib/admin/measures";

const quiet = { registrations: 0, sales: 0, revenueCents: 0, completions: 0, judged: 0, passed: 0, aiMicroUsd: 0 };

describe("the measures of a range", () => {
  it("weight every judged simulation equally in the pass rate", () => {
    const series = [
      { ...quiet, bucket: "2026-11-20", judged: 1, passed: 1 },
      { ...quiet, bucket: "2026-11-21", judged: 9, passed: 0 },
    ];
    expect(measureOf("passRate", sumFigures(series))).toBe(0.1);
  });

  it("have no ratio of zero items", () => {
    expect(measureOf("passRate", quiet)).toBeNull();
    expect(measureOf("registrations", quiet)).toBe(0);
  });

  it("are in euro and dollars, including negative amounts", () => {
    expect(measureOf("revenue", { ...quiet, revenueCents: -899 })).toBe(-8.99);
    expect(measureOf("aiCost", { ...quiet, aiMicroUsd: 25_000 })).toBe(0.025);
  });
});
