import { describe, expect, it } from "vitest";
import type { CompletedAttempt, SectionDetails, SimulationCard } from "@/lib/exam/cards";
import { chooseDashboardStep, chooseNextStep } from "@/lib/exam/next-step";
import { passLine, toOutcome } from "@/lib/exam/outcome";
import { mapSections, type Section } from "@/lib/exam/sections";
import { judgeExam } from "@/lib/exam/verdict";

const details = (section: Section, score: number | null): SectionDetails => ({
  score,
  maxScore: 12,
  pending: score === null,
  passed: score === null ? null : score >= (section === "scrittura" ? 7 : 6),
  correctAnswers: section === "scrittura" ? null : score,
  totalQuestions: section === "scrittura" ? null : 12,
});

function finished(scores: Partial<Record<Section, number | null>> = {}): CompletedAttempt {
  const of = (section: Section) => details(section, scores[section] === undefined ? 10 : scores[section]);
  const sectionDetails = mapSections(of);
  const results = Object.entries(sectionDetails).map(([, value]) => ({ section: "lettura" as const, ...value }));
  return {
    id: "a234567890",
    date: "2026-11-20T10:00:00.000Z",
    setAside: false,
    mode: "practice",
    extraTime: "none",
    sectionDetails,
    ...judgeExam(results),
  };
}

const card = (id: number, more: Partial<SimulationCard> = {}): SimulationCard => ({
  id,
  title: `Simulazione ${id}`,
  description: "",
  attemptCount: 1,
  canStart: false,
  lastSession: null,
  completedAttempts: [],
  ...more,
});

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
    const outcome = toOutcome(finished({ scrittura: 6, cloze: 2 }));
    expect(outcome).toMatchObject({ passedCount: 3, sectionCount: 5, waiting: [] });
    expect(outcome.shortfalls).toEqual([
      { section: "cloze", score: 2, needed: 6 },
      { section: "scrittura", score: 6, needed: 7 },
    ]);
  });

  it("counts an unmarked writing as waiting, neither passed nor failed", () => {
    expect(toOutcome(finished({ scrittura: null }))).toEqual({
      passedCount: 4,
      sectionCount: 5,
      shortfalls: [],
      waiting: ["scrittura"],
      unmarked: [],
    });
  });
});

describe("the next step", () => {
  const cards = [card(1), card(2, { canStart: true })];

  it("is the review of the failed section farthest below its pass line", () => {
    expect(chooseNextStep(finished({ scrittura: 6, cloze: 2 }), cards, true)).toEqual({
      kind: "review",
      section: "cloze",
    });
  });

  it("is the section that the real exam would fail although it is passed here", () => {
    expect(chooseNextStep(finished({ ascolto1: 6, ascolto2: 7 }), cards, true)).toEqual({
      kind: "review",
      section: "ascolto1",
    });
  });

  it("is to continue an open simulation before starting another", () => {
    const open = card(3, { lastSession: { id: "b234567890", status: "active", mode: "practice" } });
    expect(chooseNextStep(finished(), [...cards, open], true)).toEqual({
      kind: "resume",
      sessionId: "b234567890",
      title: "Simulazione 3",
    });
    expect(chooseNextStep(finished(), cards, true)).toEqual({ kind: "start", simulationId: 2, title: "Simulazione 2" });
  });

  it("is never a simulation for an account that may not take one", () => {
    expect(chooseNextStep(finished({ lettura: 8 }), cards, false)).toEqual({ kind: "review", section: "lettura" });
  });
});

describe("the dashboard's first item", () => {
  const done = card(1, {
    lastSession: { id: "a234567890", status: "closed", mode: "practice" },
    completedAttempts: [finished({ lettura: 3 })],
  });
  const open = card(2, { lastSession: { id: "b234567890", status: "active", mode: "practice" } });
  const fresh = card(3, { canStart: true });

  it("is the open simulation, then the next one to begin", () => {
    expect(chooseDashboardStep([done, fresh, open], true, false)).toEqual({ kind: "card", card: open });
    expect(chooseDashboardStep([done, fresh], true, false)).toEqual({ kind: "card", card: fresh });
  });

  it("is the weakest section of the latest result once all are finished, never of an attempt set aside", () => {
    const aside = { ...finished({ cloze: 0 }), id: "c234567890", date: "2026-11-21T10:00:00.000Z", setAside: true };
    expect(chooseDashboardStep([done, card(2, { completedAttempts: [aside] })], true, false)).toEqual({
      kind: "review",
      attemptId: "a234567890",
      section: "lettura",
      title: "Simulazione 1",
    });
  });

  it("is the open attempt for a learner whose access is over but who may finish it, and otherwise nothing", () => {
    expect(chooseDashboardStep([done, open, fresh], false, true)).toEqual({ kind: "card", card: open });
    expect(chooseDashboardStep([done, open, fresh], false, false)).toBeNull();
  });
});
