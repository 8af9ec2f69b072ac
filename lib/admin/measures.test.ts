import { describe, expect, it } from "vitest";
import { measureOf, sumFigures } from "@/lib/admin/measures";

const quiet = { registrations: 0, sales: 0, revenueCents: 0, completions: 0, judged: 0, passed: 0, aiMicroUsd: 0 };

describe("the measures of a range", () => {
  it("weigh every judged simulation alike in the share of those passed", () => {
    const series = [
      { ...quiet, bucket: "2026-11-20", judged: 1, passed: 1 },
      { ...quiet, bucket: "2026-11-21", judged: 9, passed: 0 },
    ];
    expect(measureOf("passRate", sumFigures(series))).toBe(0.1);
  });

  it("say nothing about a share of nothing", () => {
    expect(measureOf("passRate", quiet)).toBeNull();
    expect(measureOf("registrations", quiet)).toBe(0);
  });

  it("are in euro and dollars, also below zero", () => {
    expect(measureOf("revenue", { ...quiet, revenueCents: -899 })).toBe(-8.99);
    expect(measureOf("aiCost", { ...quiet, aiMicroUsd: 25_000 })).toBe(0.025);
  });
});
