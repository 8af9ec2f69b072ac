import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { CRITERIA, CRITERION_NAMES, sumCriteria } from "@/lib/exam/criteria";
import { criteriaSchema } from "@/lib/writing/schema";
import { HOSTILE_TEXTS } from "@/tests/support/hostile-texts";
import { markOffline } from "@/tools/eval/marker";
import { addCounts, countDetected, type MatchCounts, NO_COUNTS, precision, recall } from "@/tools/eval/measure";
import { readTexts } from "@/tools/eval/texts";

const opinion = { rating: z.int(), criteria: criteriaSchema, why: z.string().min(10) };
const goldenSchema = z.object({
  id: z.string(),
  original: z.string(),
  corrected: z.string(),
  ...opinion,
  second: z.object(opinion),
});

const texts = readFileSync("tests/evals/golden.jsonl", "utf8")
  .trim()
  .split("\n")
  .map((line) => goldenSchema.parse(JSON.parse(line)));

/* Written for this product, with the marks a teacher would give: `npm run eval -- tests/evals/golden.jsonl`. */
describe("the golden set", { timeout: 60_000 }, () => {
  it("has 60 texts with 2 to 12 points, marked twice by the five criteria", () => {
    expect(new Set(texts.map(({ id }) => id)).size).toBe(60);
    expect([...new Set(texts.map(({ rating }) => rating))].sort((a, b) => a - b)).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    for (const { criteria, rating } of texts.flatMap(({ second, ...first }) => [first, second])) {
      expect(sumCriteria(criteria)).toBe(rating);
      for (const name of CRITERION_NAMES) expect(criteria[name]).toBeLessThanOrEqual(CRITERIA[name]);
    }
  });

  it("has two opinions that agree within two points", () => {
    expect(texts.filter(({ rating, second }) => Math.abs(rating - second.rating) > 2).map(({ id }) => id)).toEqual([]);
  });

  it("confirms that the basic check is right in 95% of findings, and finds 30% of the errors", async () => {
    let counts: MatchCounts = NO_COUNTS;
    for (const text of texts) {
      const { errors } = await markOffline(text);
      counts = addCounts(counts, countDetected(text.original, text.corrected, errors));
    }
    expect(precision(counts)).toBeGreaterThan(0.95);
    expect(recall(counts)).toBeGreaterThan(0.3);
  });

  it("confirms that the basic check finds nothing in its corrected texts", async () => {
    const found: string[] = [];
    for (const { id, corrected } of texts) {
      const { errors } = await markOffline({ id, original: corrected });
      found.push(...errors.map(({ original }) => original));
    }
    expect(found).toEqual([]);
  });
});

describe("right sentences of many kinds", { timeout: 60_000 }, () => {
  it("are left alone by the basic check, but for 20 in 1000", async () => {
    const sentences = readFileSync("tests/evals/right.txt", "utf8").trim().split("\n");
    const touched: string[] = [];
    for (const original of sentences) {
      const { errors } = await markOffline({ id: "", original });
      if (errors.length > 0) touched.push(original);
    }
    expect(touched.length / sentences.length, touched.join("\n")).toBeLessThanOrEqual(0.02);
  });
});

describe("the texts with orders to the marker", () => {
  const lines = readTexts("tests/evals/hostile.jsonl");
  const [clean] = lines;
  const orders = lines.filter(({ pairOf }) => pairOf !== undefined);

  it("are one text with each of the forty hostile orders", () => {
    expect(orders.map(({ original }) => original)).toEqual(
      HOSTILE_TEXTS.map((order) => `${clean?.original}\n${order.toWellFormed()}`),
    );
  });

  it("each have the same text without the order, which keeps the order's honest words", () => {
    const others = lines.filter(({ pairOf }) => pairOf === undefined);
    expect(others.every(({ original }) => original.startsWith(clean?.original ?? "none"))).toBe(true);
    expect(new Set(orders.map(({ pairOf }) => pairOf))).toEqual(new Set(others.map(({ id }) => id)));
  });
});
