import { describe, expect, it } from "vitest";
import type { ItemAnalysis } from "@/lib/admin/item-analysis";
import { listReviewReasons, rateReliability } from "@/lib/admin/item-rules";

/** A question for which A, B and C were chosen this often (out of a hundred); the key is A. */
function question(shares: readonly number[], change: Partial<ItemAnalysis> = {}): ItemAnalysis {
  const letters = ["A", "B", "C"].slice(0, shares.length);
  const learners = 100;
  return {
    id: 1,
    key: "A",
    learners,
    excluded: 0,
    facility: (shares[0] ?? 0) / 100,
    facilityInterval: null,
    discrimination: 0.4,
    discriminationInterval: null,
    options: letters.map((letter, at) => {
      const count = shares[at] ?? 0;
      return { letter, isKey: letter === "A", learners: count, share: count / 100 };
    }),
    unanswered: { learners: 0, share: 0 },
    ...change,
  };
}

describe("the reasons to review a question", () => {
  it.each([
    ["nothing, at 50%", question([50, 30, 20]), []],
    ["nothing, at the limits of 30% and 0.25", question([30, 30, 30], { discrimination: 0.25 }), []],
    ["nothing, at 70%", question([70, 20, 10]), []],
    ["too easy", question([71, 19, 10]), ["tooEasy"]],
    ["too hard, and a wrong option wins", question([29, 40, 31]), ["wrongPreferred", "tooHard"]],
    ["hardly discriminates", question([50, 30, 20], { discrimination: 0.24 }), ["lowDiscrimination"]],
    ["negative discrimination", question([50, 30, 20], { discrimination: -0.1 }), ["negative"]],
    ["an option that nobody chooses", question([60, 40, 0]), ["idleOption"]],
    ["of two options only the share counts", question([97, 3]), ["tooEasy"]],
    ["unknown discrimination", question([50, 30, 20], { discrimination: null }), []],
  ] as const)("%s", (_what, item, reasons) => {
    expect(listReviewReasons(item)).toEqual(reasons);
  });

  it("are not given while fewer than 30 learners have answered", () => {
    expect(listReviewReasons(question([0, 100, 0], { learners: 29, discrimination: -1 }))).toEqual([]);
    expect(listReviewReasons(question([0, 100, 0], { learners: 30, discrimination: -1 }))).not.toEqual([]);
  });
});

it("a reliability is described in words", () => {
  expect([0.85, 0.8, 0.7, 0.5, 0.49, -0.2].map(rateReliability)).toEqual([
    "good",
    "good",
    "enough",
    "weak",
    "poor",
    "poor",
  ]);
});
