import { afterAll, describe, expect, it, vi } from "vitest";
import { getSimulation, type Simulation } from "@/lib/exam/content/library";
import type { Attempt, SectionRecord } from "@/lib/exam/queries";
import { SECTIONS } from "@/lib/exam/sections";

const papers: { replacement: Simulation | null } = { replacement: null };
vi.resetModules();
vi.doMock(import("@/lib/exam/content/library"), async (original) => {
  const real = await original();
  return { ...real, getSimulation: (id) => papers.replacement ?? real.getSimulation(id) };
});
const { basisOf } = await import("@/lib/report/readiness/basis");
afterAll(() => {
  vi.doUnmock("@/lib/exam/content/library");
  vi.resetModules();
});

const AT = new Date("2026-11-22T10:00:00Z");
const LEARNED = new Date("2026-11-22T02:00:00Z");

const section = (name: SectionRecord["section"], changed: Partial<SectionRecord> = {}): SectionRecord => ({
  section: name,
  answers: {},
  seconds: {},
  completed: true,
  savedAt: AT,
  correctedAt: AT,
  marks: [{ id: 1, userAnswer: "A", correctAnswer: "A", isCorrect: true }],
  correctAnswers: 1,
  totalQuestions: 1,
  score: 8,
  passed: true,
  maxScore: 12,
  pending: false,
  revision: 1,
  lockedAt: AT,
  ...changed,
});

/** A finished attempt with a change in its writing. */
function attempt(changed: Partial<Attempt> = {}, writing: Partial<SectionRecord> = {}): Attempt {
  const sections = SECTIONS.map((name) => section(name, name === "scrittura" ? writing : {}));
  const facts = {
    simulationId: 1,
    status: "closed",
    mode: "exam",
    extraTime: "none",
    onPaper: false,
    setAsideAt: null,
  } as const;
  return { id: "a", ...facts, startedAt: AT, closedAt: AT, sections, ...changed };
}

describe("the input hash of a readiness", () => {
  it("is the same for the same marks, regardless of data that does not count", () => {
    const basis = basisOf([attempt()], LEARNED);
    expect(basis).toMatch(/^[0-9a-f]{16}$/);
    expect(basisOf([attempt({ id: "b", status: "active" }), attempt({}, { revision: 7 })], LEARNED)).toBe(basis);
  });

  it("changes with every input of the readiness", () => {
    const mark = { id: 1, userAnswer: "A", correctAnswer: "A", isCorrect: true };
    const all = [
      basisOf([attempt()], LEARNED),
      basisOf([attempt()], null),
      basisOf([attempt()], new Date(+LEARNED + 1)),
      basisOf([attempt(), attempt({ id: "b" })], LEARNED),
      basisOf([attempt({ mode: "practice" })], LEARNED),
      basisOf([attempt({ simulationId: 2 })], LEARNED),
      basisOf([attempt({ startedAt: LEARNED })], LEARNED),
      basisOf([attempt({}, { score: 7 })], LEARNED),
      // A writing that waits, and one that gets no mark: both have none, and only the second excludes writing.
      basisOf([attempt({}, { score: null })], LEARNED),
      basisOf([attempt({}, { score: null, maxScore: null })], LEARNED),
      basisOf([attempt({}, { correctedAt: null })], LEARNED),
      basisOf([attempt({}, { marks: [{ ...mark, isCorrect: false }] })], LEARNED),
      basisOf([attempt({}, { marks: [{ ...mark, correctAnswer: "B" }] })], LEARNED),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  it("changes when a question of the paper is corrected", () => {
    const basis = basisOf([attempt()], LEARNED);
    const replacement = structuredClone(getSimulation(1));
    const [question] = replacement.sections.lettura.questions;
    if (question) question.question = "Una domanda rimessa a posto.";
    papers.replacement = replacement;
    expect(basisOf([attempt()], LEARNED)).not.toBe(basis);
    papers.replacement = null;
    expect(basisOf([attempt()], LEARNED)).toBe(basis);
  });
});
