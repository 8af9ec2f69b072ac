import { describe, expect, it } from "vitest";
import { countTexts, displayedStep, listUnheard, questionsVisibleFromMs } from "@/lib/exam/hearing-guide";
import type { HearingStep, StepKind } from "@/lib/exam/hearing-script";

const ORDER: [StepKind, number | null][] = [
  ["pause", null],
  ["announcement", null],
  ["pause", null],
  ["text", 1],
  ["break", null],
  ["text", 2],
  ["announcement", null],
  ["pause", null],
  ["reading", null],
];
const STEPS = ORDER.map(([kind, text], index): HearingStep => {
  const place = { index, kind, startMs: index * 1000, durationMs: 1000, section: "ascolto1" } as const;
  return { ...place, text, hearing: text === null ? null : 1, words: null, hasSound: kind !== "pause" };
});
const nameAt = (index: number) => displayedStep(STEPS, STEPS[index] ?? null)?.index;

describe("the text that a page shows during the hearing", () => {
  it("names what is played, and during a short pause or a break what comes next", () => {
    expect([nameAt(0), nameAt(3), nameAt(4), nameAt(7)]).toEqual([1, 3, 5, 8]);
    expect(displayedStep(STEPS, null)).toBeNull();
  });

  it("shows the questions from the announcement of the reading time on, and not earlier", () => {
    expect(questionsVisibleFromMs(STEPS, "ascolto1")).toBe(6000);
    expect(questionsVisibleFromMs(STEPS, "ascolto2")).toBeNull();
  });

  it("lists what has not been heard to its end", () => {
    const both = [...STEPS, ...STEPS.map((step) => ({ ...step, startMs: step.startMs + 9000, hearing: 2 as const }))];
    const unheard = (positionMs: number) => listUnheard(both, positionMs).map(({ hearing, count }) => [hearing, count]);
    expect(unheard(0)).toEqual([
      [1, 2],
      [2, 2],
    ]);
    expect(unheard(5500)).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(unheard(13_000)).toEqual([[2, 1]]);
    expect(unheard(18_000)).toEqual([]);
  });

  it("numbers the texts of a section", () => {
    expect([countTexts(STEPS, "ascolto1"), countTexts(STEPS, "ascolto2")]).toEqual([2, 0]);
  });
});
