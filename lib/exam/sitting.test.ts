import { describe, expect, it } from "vitest";
import { EXTRA_TIMES, PARTS, partMinutes, partOf, sectionsOf } from "@/lib/exam/mode";
import { SECTIONS } from "@/lib/exam/sections";
import { advanceSitting, GRACE_MS, isSittingOver, newPartTimes, toSittingView } from "@/lib/exam/sitting";

const START = new Date("2026-11-22T09:00:00Z");
const at = (minutes: number, ms = 0) => new Date(START.getTime() + minutes * 60_000 + ms);
const listening = newPartTimes("listening", "none", START);

describe("the time limit of a part", () => {
  it("is the real exam's, with 30% or 50% more, or none", () => {
    const times = EXTRA_TIMES.map((extraTime) => PARTS.map((part) => partMinutes(part, extraTime)));
    expect(times).toEqual([
      [30, 40, 40],
      [39, 52, 52],
      [45, 60, 60],
      [null, null, null],
    ]);
  });

  it("covers every section once, in the exam's order", () => {
    expect(PARTS.flatMap(sectionsOf)).toEqual(SECTIONS);
    expect(SECTIONS.map(partOf)).toEqual(["listening", "listening", "reading", "reading", "writing"]);
  });

  it("is exact to the second", () => {
    expect(listening.endsAt).toEqual(at(30));
    expect(toSittingView([listening], "none", at(30, -1))).toMatchObject({ phase: "running", remainingMs: 1 });
    expect(toSittingView([listening], "none", at(30))).toMatchObject({ phase: "ending", remainingMs: 0 });
  });
});

describe("the clock of a sitting", () => {
  it("hands in a part at its end, after the last saves have had time to arrive", () => {
    expect(advanceSitting([listening], "none", at(30, GRACE_MS - 1))).toEqual([listening]);
    expect(advanceSitting([listening], "none", at(30, GRACE_MS))).toEqual([{ ...listening, endedAt: at(30) }]);
  });

  it("begins the next part after ten minutes of rest, and not before", () => {
    const resting = [{ ...listening, endedAt: at(20) }];
    expect(toSittingView(resting, "none", at(21))).toMatchObject({
      phase: "rest",
      part: "reading",
      remainingMs: 9 * 60_000,
    });
    expect(advanceSitting(resting, "none", at(30, -1))).toEqual(resting);
    expect(advanceSitting(resting, "none", at(30))).toEqual([...resting, newPartTimes("reading", "none", at(30))]);
  });

  it("ends an abandoned sitting, each part after its own time", () => {
    const parts = advanceSitting([listening], "none", at(1000));
    expect(parts.map(({ startedAt, endedAt }) => [startedAt, endedAt])).toEqual([
      [START, at(30)],
      [at(40), at(80)],
      [at(90), at(130)],
    ]);
    expect(isSittingOver(parts)).toBe(true);
    expect(toSittingView(parts, "none", at(1000))).toMatchObject({ phase: "over", part: null, remainingMs: null });
  });

  it("never moves a sitting without time limits", () => {
    const untimed = newPartTimes("listening", "untimed", START);
    expect(untimed.endsAt).toBeNull();
    expect(advanceSitting([untimed], "untimed", at(10_000))).toEqual([untimed]);
    const resting = [{ ...untimed, endedAt: at(50) }];
    expect(advanceSitting(resting, "untimed", at(10_000))).toEqual(resting);
    expect(toSittingView(resting, "untimed", at(60))).toMatchObject({ phase: "rest", remainingMs: null });
  });

  it("does nothing before the first part begins", () => {
    expect(advanceSitting([], "none", at(1000))).toEqual([]);
    expect(toSittingView([], "none", START)).toMatchObject({ phase: "ready", part: "listening", remainingMs: null });
  });
});
