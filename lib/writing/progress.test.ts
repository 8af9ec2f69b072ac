import { describe, expect, it } from "vitest";
import { mapCriteria } from "@/lib/exam/criteria";
import type { ErrorType } from "@/lib/writing/error-kinds";
import { bestDraft, compareDrafts, rankAmongModels } from "@/lib/writing/progress";
import type { WritingError, WritingResult } from "@/lib/writing/schema";

function draft(number: number, score: number, types: ErrorType[] = [], words = 100) {
  const errors = types.map((type, at): WritingError => {
    return { id: at + 1, type, original: "", corrected: "", explanation: "", ...PLACE };
  });
  const result: WritingResult = {
    score,
    estimatedScore: score,
    passed: score >= 7,
    criteria: { ...mapCriteria(() => 0), lessico: score },
    feedback: "",
    overallFeedback: "",
    originalText: "parola ".repeat(words),
    correctedText: "",
    errors,
    source: "ai",
    ai_generated: true,
    teacherAsked: false,
    details: null,
  };
  return { number, result };
}
const PLACE = { start: 0, end: 0, correctedStart: 0, correctedEnd: 0 };

describe("the best draft", () => {
  it("has the highest mark; among equals the fewest errors per word, then the earlier one", () => {
    expect(bestDraft([draft(2, 6), draft(3, 8)])?.number).toBe(3);
    expect(bestDraft([draft(2, 8, ["altro"], 50), draft(3, 8, ["altro"], 100)])?.number).toBe(3);
    expect(bestDraft([draft(2, 8), draft(3, 8)])?.number).toBe(2);
    expect(bestDraft([])).toBeNull();
  });
});

describe("two drafts compared", () => {
  it("show every criterion, and the kinds of error of either per hundred words", () => {
    const first = draft(1, 1, ["grammaticale", "grammaticale", "ortografico"], 80).result;
    const { criteria, kinds } = compareDrafts(first, draft(2, 2, ["grammaticale", "lessicale"], 120).result);
    expect(criteria.find(({ criterion }) => criterion === "lessico")).toEqual({ criterion: "lessico", from: 1, to: 2 });
    expect(criteria).toHaveLength(5);
    expect(kinds).toEqual([
      { kind: "grammaticale", from: 2.5, to: 0.8 },
      { kind: "lessicale", from: 0, to: 0.8 },
      { kind: "ortografico", from: 1.3, to: 0 },
    ]);
  });
});

describe("a mark among the model answers", () => {
  const models = [
    { level: "insufficiente", score: 4 },
    { level: "sufficiente", score: 7 },
    { level: "buono", score: 9 },
    { level: "ottimo", score: 12 },
  ] as const;
  const order = (score: number) => rankAmongModels(score, models).map(({ level }) => level ?? "mine");

  it("is at its rank, above a model with the same points", () => {
    expect(order(8)).toEqual(["ottimo", "buono", "mine", "sufficiente", "insufficiente"]);
    expect(order(7)).toEqual(["ottimo", "buono", "mine", "sufficiente", "insufficiente"]);
    expect(order(12)[0]).toBe("mine");
    expect(order(0).at(-1)).toBe("mine");
  });
});
