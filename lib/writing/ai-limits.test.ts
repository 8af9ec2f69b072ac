import { describe, expect, it } from "vitest";
import { daysAfter } from "@/lib/time";
import { DRAFT_DAYS, MAX_DRAFTS_IN_PERIOD, toDraftAllowance } from "@/lib/writing/ai-limits";

const NOW = new Date("2026-11-26T10:00:00Z");
const daysAgo = (...days: number[]) => days.map((count) => daysAfter(NOW, -count));

describe("the drafts that a learner may still hand in", () => {
  it("are all at first, and fewer with each one of the last days", () => {
    expect(toDraftAllowance([], NOW)).toEqual({ left: MAX_DRAFTS_IN_PERIOD, nextAt: null });
    expect(toDraftAllowance(daysAgo(0, 3, DRAFT_DAYS, 30), NOW)).toEqual({
      left: MAX_DRAFTS_IN_PERIOD - 2,
      nextAt: null,
    });
  });

  it("are none until the oldest one of the last days is over", () => {
    const some = daysAgo(6, 1, 2, 5, 3);
    expect(toDraftAllowance(some, NOW)).toEqual({ left: 0, nextAt: daysAfter(NOW, DRAFT_DAYS - 6) });
  });

  it("are none for longer if more were handed in than now allowed", () => {
    const many = daysAgo(6, 5, 4, 3, 2, 1, 0);
    expect(toDraftAllowance(many, NOW)).toEqual({ left: 0, nextAt: daysAfter(NOW, DRAFT_DAYS - 4) });
  });
});
