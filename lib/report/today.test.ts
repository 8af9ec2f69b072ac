import { describe, expect, it } from "vitest";
import type { SimulationCard } from "@/lib/exam/cards";
import type { Attempt, SectionRecord } from "@/lib/exam/queries";
import { SECTIONS, type Section } from "@/lib/exam/sections";
import type { QuestionCard } from "@/lib/report/deck/cards";
import { nextStep } from "@/lib/report/deck/step";
import type { CardState } from "@/lib/report/queries/deck";
import { chooseTodayStep, type TodayStep } from "@/lib/report/today";
import { makeCard, makeFinished } from "@/tests/support/simulation-cards";

const NOW = new Date("2026-11-23T09:00:00Z");
const YESTERDAY = new Date("2026-11-22T09:00:00Z");

/** An attempt of which these sections are handed in. */
function makeAttempt(
  id: string,
  simulationId: number,
  handedIn: readonly Section[],
  more: Partial<Attempt> = {},
): Attempt {
  const sections = SECTIONS.map(
    (section): SectionRecord => ({
      section,
      answers: {},
      seconds: {},
      completed: false,
      savedAt: null,
      correctedAt: null,
      lockedAt: handedIn.includes(section) ? YESTERDAY : null,
      marks: [],
      correctAnswers: null,
      totalQuestions: null,
      score: null,
      passed: null,
      maxScore: 12,
      pending: false,
      revision: 0,
    }),
  );
  const facts = {
    mode: "practice",
    extraTime: "none",
    onPaper: false,
    startedAt: YESTERDAY,
    closedAt: null,
    setAsideAt: null,
  } as const;
  return { id, simulationId, status: "active", ...facts, sections, ...more };
}

const missed = (questionId: number): QuestionCard => ({
  kind: "question",
  name: `1/lettura/${questionId}`,
  simulationId: 1,
  section: "lettura",
  questionId,
  tag: "main-idea",
  foundAt: YESTERDAY,
});

const answered = (questionId: number, answeredAt: Date): CardState => ({
  name: missed(questionId).name,
  version: 1,
  stage: "review",
  dueAt: YESTERDAY,
  stability: 1,
  difficulty: 5,
  scheduledDays: 1,
  step: 0,
  reps: 1,
  lapses: 0,
  answeredAt,
  grade: "again",
  siblings: [],
  createdAt: YESTERDAY,
});

const DECK = { cards: [missed(1), missed(2), missed(3)], states: [] };
const EMPTY = { cards: [], states: [] };
const fresh = makeCard(2, { canStart: true });

/** A card of simulation 1 as finished, with its attempt and its writing. */
function finishOne(scores: Parameters<typeof makeFinished>[0]) {
  const result = makeFinished(scores);
  const card = makeCard(1, {
    lastSession: { id: result.id, status: "closed", mode: "practice" },
    completedAttempts: [result],
  });
  const attempt = makeAttempt(result.id, 1, SECTIONS, { status: "closed", closedAt: YESTERDAY });
  const writing = { id: "w", text: "Ciao", option: "A", result: null, wait: null, basicCheck: null };
  return { card, attempts: [attempt], papers: [{ attempt, writing }] };
}

type Situation = Parameters<typeof chooseTodayStep>[0];

function choose(situation: Partial<Situation> & { cards: SimulationCard[] }, now = NOW): TodayStep | null {
  const nothing = { attempts: [], papers: [], deck: EMPTY, examDay: null, rewritten: [] };
  return chooseTodayStep({ ...nothing, canContinue: true, mayFinish: false, ...situation }, now);
}

describe("the step that the dashboard offers", () => {
  const open = makeCard(3, { lastSession: { id: "b", status: "active", mode: "practice" } });
  const underWay = (handedIn: readonly Section[]) => ({
    cards: [fresh, open],
    attempts: [makeAttempt("b", 3, handedIn)],
    deck: DECK,
  });

  it("begins with a quarter of an hour: one section, not a whole simulation", () => {
    expect(choose({ cards: [fresh] })).toEqual({ kind: "start", card: fresh, section: "ascolto1", minutes: 15 });
  });

  it("is first an open attempt, at its first open section", () => {
    const step = { kind: "resume", card: open };
    expect(choose(underWay(["ascolto1", "ascolto2"]))).toEqual({ ...step, section: "lettura", minutes: 20 });
    expect(choose(underWay(["ascolto1", "ascolto2", "lettura", "cloze"]))).toMatchObject({ minutes: 40 });
    expect(choose(underWay(SECTIONS))).toEqual({ ...step, section: null, minutes: null });
  });

  it("names the part and its time, with extra time, of an exam that has not begun", () => {
    const attempts = [makeAttempt("b", 3, [], { mode: "exam", extraTime: "fifty" })];
    expect(choose({ cards: [open], attempts })).toEqual({
      kind: "resumeExam",
      card: open,
      part: "listening",
      minutes: 45,
    });
  });

  it("names no section of a simulation on paper, which is handed in as a whole", () => {
    const attempts = [makeAttempt("b", 3, [], { onPaper: true })];
    expect(choose({ cards: [open], attempts })).toEqual({ kind: "resumeOnPaper", card: open, minutes: null });
  });

  it("is then the deck, once a day, with as many cards as the deck opens with", () => {
    const step = choose({ cards: [fresh], deck: DECK });
    expect(step).toEqual({ kind: "deck", count: 3, minutes: 5 });
    expect(step).toMatchObject({ count: nextStep(DECK, NOW, NOW, "it").due });
    const later = { ...DECK, states: [answered(1, NOW)] };
    expect(choose({ cards: [fresh], deck: later })).toMatchObject({ kind: "start" });
    expect(choose({ cards: [fresh], deck: { ...DECK, states: [answered(1, YESTERDAY)] } })).toMatchObject({ count: 3 });
    expect(choose({ cards: [makeCard(1)], deck: later })).toMatchObject({ kind: "deck" });
  });

  it("is to rewrite the text once, if the writing is the weakest ability and under 7", () => {
    const { card, ...rest } = finishOne({ scrittura: 6 });
    const cards = [card, fresh];
    expect(choose({ cards, ...rest })).toMatchObject({ kind: "rewrite", attemptId: "a234567890", minutes: 15 });
    expect(choose({ cards, ...rest, rewritten: ["a234567890"] })).toMatchObject({ kind: "start" });
    const { card: good, ...others } = finishOne({ scrittura: 7 });
    expect(choose({ cards: [good, fresh], ...others })).toMatchObject({ kind: "start" });
    expect(choose({ cards: [finishOne({ scrittura: 6, cloze: 0, lettura: 1 }).card, fresh], ...rest })).toMatchObject({
      kind: "start",
    });
  });

  it("is the weakest section of the weakest ability once all simulations are finished", () => {
    const { card, ...rest } = finishOne({ ascolto1: 9, ascolto2: 6 });
    expect(choose({ cards: [card], ...rest })).toEqual({
      kind: "review",
      attemptId: "a234567890",
      simulationId: 1,
      section: "ascolto2",
      minutes: 10,
    });
  });

  it("follows the plan: nothing new in the two days before the exam, then rest, then the exam", () => {
    const { card, ...rest } = finishOne({});
    const steps = ["2026-11-26", "2026-11-25", "2026-11-24", "2026-11-23"].map(
      (examDay) => choose({ cards: [card, fresh], ...rest, examDay })?.kind,
    );
    expect(steps).toEqual(["start", "review", "rest", "examDay"]);
    expect(choose({ cards: [fresh], examDay: "2026-11-25" })).toMatchObject({ kind: "start" });
    const deck = { ...DECK, states: [answered(1, NOW)] };
    expect(choose({ cards: [card, fresh], ...rest, deck, examDay: "2026-11-25" })).toMatchObject({ kind: "deck" });
  });

  it("is nothing without access, except to finish an open attempt within the day of grace", () => {
    const blocked = { ...underWay([]), canContinue: false, examDay: "2026-11-23" };
    expect(choose(blocked)).toBeNull();
    expect(choose({ ...blocked, mayFinish: true })).toMatchObject({ kind: "resume", card: open });
    expect(choose({ cards: [fresh], deck: DECK, canContinue: false, mayFinish: true })).toBeNull();
  });
});
