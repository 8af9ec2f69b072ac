import { describe, expect, it } from "vitest";
import { isCircuitOpen, isForTeacher, MAX_TRIES, nextTry, type PastCall } from "@/lib/writing/faults";
import { costMicroUsd, maxCostMicroUsd } from "@/lib/writing/price";

const NOW = new Date("2026-11-21T10:00:00Z");
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);
const calls = (...outcomes: PastCall["outcome"][]): PastCall[] =>
  outcomes.map((outcome, index) => ({ outcome, at: ago(5 + index) }));

describe("the consequence of a fault", () => {
  it("is a growing pause, and finally a teacher, while the service is still asked", () => {
    const minutes = [1, 2, 3, 4, 5, MAX_TRIES].map(
      (tries) => ((nextTry("overloaded", tries, NOW)?.getTime() ?? 0) - NOW.getTime()) / 60_000,
    );
    expect(minutes).toEqual([1, 5, 15, 60, 240, 240]);
    expect([MAX_TRIES - 1, MAX_TRIES].map((tries) => isForTeacher("overloaded", tries))).toEqual([false, true]);
    expect(isForTeacher("paused", MAX_TRIES)).toBe(false);
    expect(nextTry("refused", 1, NOW)).toBeNull();
    expect(isForTeacher("refused", 1)).toBe(true);
  });

  it("is a retry the next day if today's budget is spent, however often", () => {
    for (const limit of ["budget", "draft_budget", "learner_limit", "draft_limit"] as const)
      expect(nextTry(limit, MAX_TRIES + 1, NOW)?.toISOString()).toBe("2026-11-21T23:00:00.000Z");
    expect(nextTry("paused", MAX_TRIES + 1, NOW)).not.toBeNull();
  });
});

describe("the circuit breaker", () => {
  it("opens after four service faults in a row, and at once after a refused key", () => {
    expect(isCircuitOpen([], NOW)).toBe(false);
    expect(isCircuitOpen(calls("overloaded", "timeout", "proxy"), NOW)).toBe(false);
    expect(isCircuitOpen(calls("overloaded", "timeout", "proxy", "unreachable", "ok"), NOW)).toBe(true);
    expect(isCircuitOpen(calls("overloaded", "timeout", "ok", "proxy", "unreachable"), NOW)).toBe(false);
    expect(isCircuitOpen(calls("bad_key", "ok"), NOW)).toBe(true);
  });

  it("ignores faults that are not the service's", () => {
    expect(isCircuitOpen(calls("refused", "invalid", "truncated", "refused", "invalid"), NOW)).toBe(false);
  });

  it("allows one call after a minute, and closes if it succeeds", () => {
    const faults = calls("overloaded", "overloaded", "overloaded", "overloaded").map((call) => ({
      ...call,
      at: ago(70),
    }));
    expect(isCircuitOpen(faults, NOW)).toBe(false);
    expect(isCircuitOpen([{ outcome: null, at: ago(2) }, ...faults], NOW)).toBe(true);
    expect(isCircuitOpen([{ outcome: "ok", at: ago(2) }, ...faults], NOW)).toBe(false);
  });
});

describe("the price of a call", () => {
  it("is in millionths of a dollar, by model, and a model without a price costs as much as the most expensive one", () => {
    const usage = { inputTokens: 1500, outputTokens: 900 };
    expect(costMicroUsd("claude-sonnet-5-5", usage)).toBe(12_000);
    expect(costMicroUsd("claude-haiku-5-5", usage)).toBe(600);
    expect(costMicroUsd("something-else", usage)).toBe(costMicroUsd("claude-opus-5-5", usage));
  });

  it("never exceeds the reserved amount", () => {
    expect(maxCostMicroUsd("claude-sonnet-5-5", 6000, 4000)).toBe(44_000);
  });
});
