import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { CRITERIA, CRITERION_NAMES, sumCriteria } from "@/lib/exam/criteria";
import { criteriaSchema } from "@/lib/writing/schema";
import { markOffline } from "@/scripts/eval/marker";
import { countDetected, precision } from "@/scripts/eval/measure";

const goldenSchema = z.object({
  id: z.string(),
  original: z.string(),
  corrected: z.string(),
  rating: z.int(),
  criteria: criteriaSchema,
  why: z.string().min(20),
});

const texts = readFileSync("tests/evals/golden.jsonl", "utf8")
  .trim()
  .split("\n")
  .map((line) => goldenSchema.parse(JSON.parse(line)));

/* Written for this product, with the marks a teacher would give: `npm run eval -- tests/evals/golden.jsonl`. */
describe("the golden set", { timeout: 60_000 }, () => {
  it("has 25 texts from 2 to 12 points, marked by the five criteria", () => {
    expect(new Set(texts.map(({ id }) => id)).size).toBe(25);
    expect([...new Set(texts.map(({ rating }) => rating))].sort((a, b) => a - b)).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    for (const { criteria, rating } of texts) {
      expect(sumCriteria(criteria)).toBe(rating);
      for (const name of CRITERION_NAMES) expect(criteria[name]).toBeLessThanOrEqual(CRITERIA[name]);
    }
  });

  it("keeps the basic check right nine times out of ten", async () => {
    let [right, found] = [0, 0];
    for (const text of texts) {
      const { errors } = await markOffline(text);
      const counts = countDetected(text.original, text.corrected, errors);
      right += counts.right;
      found += counts.found;
    }
    expect(found).toBeGreaterThan(50);
    expect(precision({ right, found, wanted: found })).toBeGreaterThan(0.9);
  });

  it("shows the basic check nothing to mark in its corrected texts", async () => {
    for (const { id, corrected } of texts) {
      const { errors } = await markOffline({ id, original: corrected });
      expect([id, errors.map(({ original }) => original)]).toEqual([id, []]);
    }
  });
});
