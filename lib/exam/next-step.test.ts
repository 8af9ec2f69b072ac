import { describe, expect, it } from "vitest";
import { chooseNextStep } from "@/lib/exam/next-step";
import { passLine, toOutcome } from "@/lib/exam/outcome";
import { makeCard, makeFinished } from "@/tests/support/simulation-cards";

describe("the pass line", () => {
  it("is half of the questions, rounded up, on the scale of 12, and 7 for the writing", () => {
    expect(passLine("ascolto1", 6)).toBe(6);
    expect(passLine("lettura", 12)).toBe(6);
    expect(passLine("cloze", 7)).toBe(6.9);
    expect(passLine("scrittura", null)).toBe(7);
  });
});

describe("the summary of an attempt", () => {
  it("lists every failed section with the missing points, the farthest below its pass line first", () => {
    const outcome = toOutcome(makeFinished({ scrittura: 6, cloze: 2 }));
    expect(outcome).toMatchObject({ passedCount: 3, sectionCount: 5, waiting: [] });
    expect(outcome.shortfalls).toEqual([
      { section: "cloze", score: 2, needed: 6 },
      { section: "scrittura", score: 6, needed: 7 },
    ]);
  });

  it("counts an unmarked writing as waiting, neither passed nor failed", () => {
    expect(toOutcome(makeFinished({ scrittura: null }))).toEqual({
      passedCount: 4,
      sectionCount: 5,
      shortfalls: [],
      waiting: ["scrittura"],
      unmarked: [],
    });
  });
});

describe("the next step", () => {
  const cards = [makeCard(1), makeCard(2, { canStart: true })];

  it("is the review of the failed section farthest below its pass line", () => {
    expect(chooseNextStep(makeFinished({ scrittura: 6, cloze: 2 }), cards, true)).toEqual({
      kind: "review",
      section: "cloze",
    });
  });

  it("is the section that the real exam would fail although it is passed here", () => {
    expect(chooseNextStep(makeFinished({ ascolto1: 6, ascolto2: 7 }), cards, true)).toEqual({
      kind: "review",
      section: "ascolto1",
    });
  });

  it("is to continue an open simulation before starting another", () => {
    const open = makeCard(3, { lastSession: { id: "b234567890", status: "active", mode: "practice" } });
    expect(chooseNextStep(makeFinished(), [...cards, open], true)).toEqual({
      kind: "resume",
      sessionId: "b234567890",
      title: "Simulazione 3",
    });
    expect(chooseNextStep(makeFinished(), cards, true)).toEqual({
      kind: "start",
      simulationId: 2,
      title: "Simulazione 2",
    });
  });

  it("is never a simulation for an account that may not take one", () => {
    expect(chooseNextStep(makeFinished({ lettura: 8 }), cards, false)).toEqual({ kind: "review", section: "lettura" });
  });
});
