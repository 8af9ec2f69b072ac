import { expect, it } from "vitest";
import {
  formatChoice,
  formatCount,
  formatDay,
  formatDifference,
  formatEuros,
  formatList,
  formatMoment,
  formatPercent,
  formatScore,
} from "@/lib/product/format";

const evening = new Date("2026-11-21T17:05:09Z");
const summer = new Date("2026-07-01T22:30:00Z");

it("dates and times are in Italian time and in the reader's language, whichever was formatted before", () => {
  for (const _again of [1, 2]) {
    expect(formatDay(evening, "it")).toBe("21 novembre 2026");
    expect(formatDay(evening, "en")).toBe("November 21, 2026");
    expect(formatDay(summer, "it")).toBe("2 luglio 2026");
    expect(formatMoment(evening, "it")).toBe("21 novembre 2026 alle ore 18:05");
    expect(formatMoment(evening, "it", "medium")).toBe("21 novembre 2026 alle ore 18:05:09");
  }
});

it("scores and amounts have their own number of decimals, in the reader's language", () => {
  for (const _again of [1, 2]) {
    expect([formatScore(6.55, "it"), formatScore(7, "it"), formatScore(6.5, "en")]).toEqual(["6,6", "7", "6.5"]);
    expect([formatEuros(899, "it"), formatEuros(900, "it"), formatEuros(899, "en")]).toEqual([
      "€8,99",
      "€9,00",
      "€8.99",
    ]);
    expect([formatDifference(1.5, "it"), formatDifference(-2, "en"), formatDifference(0, "en")]).toEqual([
      "+1,5",
      "-2",
      "0",
    ]);
    expect([formatPercent(0.57, "it"), formatPercent(-0.2, "es")]).toEqual(["57%", "-20\u00a0%"]);
    expect([formatCount(12_345, "it"), formatCount(12_345, "en")]).toEqual(["12.345", "12,345"]);
  }
});

it("the euro sign is where the reader's language puts it", () => {
  expect(["it", "en", "pl", "ro"].map((locale) => formatEuros(899, locale))).toEqual([
    "€8,99",
    "€8.99",
    "8,99\u00a0€",
    "8,99\u00a0€",
  ]);
});

it("lists are joined as in the reader's language", () => {
  const parts = ["a", "b", "c"];
  expect(["it", "en", "it"].map((locale) => formatList(parts, locale))).toEqual([
    "a, b e c",
    "a, b, and c",
    "a, b e c",
  ]);
  expect(["it", "en", "pl"].map((locale) => formatChoice(parts, locale))).toEqual([
    "a, b o c",
    "a, b, or c",
    "a, b lub c",
  ]);
});
