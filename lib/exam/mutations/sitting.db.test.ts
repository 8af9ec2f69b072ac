import { describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import type { AttemptOptions, Part } from "@/lib/exam/mode";
import { correctSection } from "@/lib/exam/mutations/correct-section";
import { finishAttempt } from "@/lib/exam/mutations/finish-attempt";
import { handInWriting } from "@/lib/exam/mutations/hand-in-writing";
import { saveAnswers } from "@/lib/exam/mutations/save-answers";
import { advanceSittings, beginPart, endPart, refreshSitting } from "@/lib/exam/mutations/sitting";
import { startAttempt } from "@/lib/exam/mutations/start-attempt";
import {
  findAttemptAt,
  getAttempt,
  listRunningSittings,
  requireBegunAttempt,
  requireNoActiveSitting,
  requireSectionOpen,
  sectionRecordOf,
} from "@/lib/exam/queries";
import type { Section } from "@/lib/exam/sections";
import { makeLearner } from "@/tests/support/factories";

const START = new Date("2026-11-22T09:00:00Z");
const at = (minutes: number, seconds = 0) => new Date(START.getTime() + (minutes * 60 + seconds) * 1000);

const EXAM: AttemptOptions = { mode: "exam", extraTime: "none" };

async function startExam(manner = EXAM) {
  const learner = await makeLearner();
  return { learner, attemptId: await startAttempt(learner, 1, manner) };
}

async function beginExam(manner = EXAM) {
  const exam = await startExam(manner);
  await beginPart(exam.learner, exam.attemptId, "listening", START);
  return exam;
}

const save = (prova: Section, answers: Record<string, string>, typedAt?: Date) => ({
  prova,
  answers,
  completed: false,
  typedAt,
});

/** Begins and hands in the parts before this one, a minute each, then begins this one at minute 10. */
async function beginExamAt(part: Part) {
  const exam = await beginExam();
  const { learner, attemptId } = exam;
  await endPart(learner, attemptId, "listening", at(1));
  if (part === "writing") {
    await beginPart(learner, attemptId, "reading", at(2));
    await endPart(learner, attemptId, "reading", at(3));
  }
  await beginPart(learner, attemptId, part, at(10));
  return exam;
}

describe("the mode of an attempt", () => {
  it("is chosen at the start and never changes", async () => {
    const { learner, attemptId } = await startExam({ mode: "exam", extraTime: "thirty" });
    expect(await startAttempt(learner, 1)).toBe(attemptId);
    expect(await getAttempt(learner, attemptId)).toMatchObject({ mode: "exam", extraTime: "thirty" });
  });

  it("is practice by default, and practice has no extra time", async () => {
    const learner = await makeLearner();
    const first = await getAttempt(learner, await startAttempt(learner, 1));
    const second = await getAttempt(learner, await startAttempt(learner, 2, { mode: "practice", extraTime: "fifty" }));
    for (const attempt of [first, second]) expect(attempt).toMatchObject({ mode: "practice", extraTime: "none" });
    await expect(refreshSitting(learner, first.id)).rejects.toMatchObject({ reason: "practice_mode" });
  });
});

describe("a part of the exam", () => {
  it("begins once, however many requests begin it, and ends when its time is over", async () => {
    const { learner, attemptId } = await startExam({ mode: "exam", extraTime: "fifty" });
    await Promise.all(Array.from({ length: 10 }, () => beginPart(learner, attemptId, "listening", START)));
    const view = await beginPart(learner, attemptId, "listening", at(5));
    expect(view).toMatchObject({ phase: "running", part: "listening", remainingMs: 40 * 60_000, extraTime: "fifty" });
    expect(await db().sittingPart.count({ where: { attemptId } })).toBe(1);
  });

  it("cannot begin before the previous part is handed in, nor a second time", async () => {
    const { learner, attemptId } = await beginExam();
    const begin = (part: Part, now: Date) => beginPart(learner, attemptId, part, now);
    await expect(begin("reading", at(1))).rejects.toMatchObject({ reason: "part_not_begun" });
    await expect(endPart(learner, attemptId, "reading", at(1))).rejects.toMatchObject({ reason: "part_not_begun" });
    await endPart(learner, attemptId, "listening", at(2));
    await expect(begin("writing", at(3))).rejects.toMatchObject({ reason: "part_not_begun" });
    await expect(begin("listening", at(3))).rejects.toMatchObject({ reason: "time_over" });
    expect(await begin("reading", at(3))).toMatchObject({ phase: "running", part: "reading" });
  });

  it("handed in early keeps that time, however often the hand-in is repeated", async () => {
    const { learner, attemptId } = await beginExam();
    await endPart(learner, attemptId, "listening", at(2));
    const view = await endPart(learner, attemptId, "listening", at(4));
    expect(view.parts[0]).toMatchObject({ state: "done", endedAt: at(2).toISOString() });
  });

  it("handed in after its end counts as handed in at its end", async () => {
    const { learner, attemptId } = await beginExam();
    const view = await endPart(learner, attemptId, "listening", at(30, 5));
    expect(view.parts[0]).toMatchObject({ endedAt: at(30).toISOString() });
  });
});

describe("answers in a sitting", () => {
  it("are accepted only while the section's part runs", async () => {
    const { learner, attemptId } = await startExam();
    const saveAt = (prova: Section, now: Date) =>
      saveAnswers(
        learner,
        attemptId,
        save(prova, prova === "scrittura" ? { text: "Ciao" } : { [`${prova}_1`]: "A" }),
        now,
      );
    await expect(saveAt("ascolto1", START)).rejects.toMatchObject({ reason: "part_not_begun" });
    await beginPart(learner, attemptId, "listening", START);
    expect(await saveAt("ascolto1", at(1))).toMatchObject({ revision: 1 });
    await expect(saveAt("cloze", at(1))).rejects.toMatchObject({ reason: "part_not_begun" });
    await endPart(learner, attemptId, "listening", at(2));
    await expect(saveAt("ascolto1", at(2, 1))).rejects.toMatchObject({ reason: "time_over" });
    await beginPart(learner, attemptId, "reading", at(3));
    expect(await saveAt("cloze", at(4))).toMatchObject({ revision: 1 });
    await expect(saveAt("ascolto1", at(4))).rejects.toMatchObject({ reason: "time_over" });
    await expect(saveAt("scrittura", at(4))).rejects.toMatchObject({ reason: "part_not_begun" });
  });

  it("given before the end may arrive fifteen seconds late; those given after it, or arriving later, change nothing", async () => {
    const { learner, attemptId } = await beginExam();
    const arrive = (letter: string, typedAt: Date | undefined, now: Date) =>
      saveAnswers(learner, attemptId, save("ascolto1", { ascolto1_1: letter }, typedAt), now);
    const timeOver = { code: "conflict", reason: "time_over" };
    await arrive("A", at(30, -1), at(30, 14));
    await expect(arrive("B", at(30, 1), at(30, 2))).rejects.toMatchObject(timeOver);
    await expect(arrive("B", undefined, at(30, 2))).rejects.toMatchObject(timeOver);
    await expect(arrive("B", at(30, -1), at(30, 16))).rejects.toMatchObject(timeOver);
    expect(sectionRecordOf(await getAttempt(learner, attemptId), "ascolto1").answers).toEqual({ ascolto1_1: "A" });
  });

  it("without time limits are accepted at any time", async () => {
    const { learner, attemptId } = await beginExam({ mode: "exam", extraTime: "untimed" });
    const saved = await saveAnswers(learner, attemptId, save("ascolto2", { ascolto2_1: "V" }), at(600));
    expect(saved).toMatchObject({ revision: 1 });
  });
});

describe("the dashboard", () => {
  it("reads only the account's own sittings whose clock is running, and does not change them", async () => {
    const { learner, attemptId } = await startExam();
    expect(await listRunningSittings(learner)).toEqual(new Map());
    await beginPart(learner, attemptId, "listening", at(0));
    const [[id, view] = []] = [...(await listRunningSittings(learner, at(10)))];
    expect([id, view?.phase, view?.part, view?.remainingMs]).toEqual([attemptId, "running", "listening", 20 * 60_000]);
    const rest = (await listRunningSittings(learner, at(35))).get(attemptId);
    expect([rest?.phase, rest?.part, rest?.remainingMs]).toEqual(["rest", "reading", 5 * 60_000]);
    expect(await db().sittingPart.count({ where: { attemptId, endedAt: null } })).toBe(1);
    const { learner: other } = await startExam();
    expect(await listRunningSittings(other, at(10))).toEqual(new Map());
  });
});

describe("before the end of a sitting", () => {
  it("no section can be corrected, handed in or finished", async () => {
    const { learner, attemptId } = await beginExam();
    const examMode = { code: "conflict", reason: "exam_mode" };
    await expect(correctSection(learner, attemptId, "ascolto1")).rejects.toMatchObject(examMode);
    await expect(handInWriting(learner, attemptId, { text: "Ciao" })).rejects.toMatchObject(examMode);
    await expect(finishAttempt(learner, attemptId)).rejects.toMatchObject(examMode);
    await expect(requireNoActiveSitting(learner, 1)).rejects.toMatchObject(examMode);
    const { sections, status } = await getAttempt(learner, attemptId);
    expect(status).toBe("active");
    expect(sections.filter(({ lockedAt, correctedAt }) => lockedAt ?? correctedAt)).toEqual([]);
  });

  it("a paper is not available to a learner who has not started it", async () => {
    const { learner } = await startExam();
    const notBegun = { code: "conflict", reason: "attempt_not_begun" };
    expect(() => requireBegunAttempt(learner, null)).toThrow(expect.objectContaining(notBegun));
    expect(requireBegunAttempt(learner, await findAttemptAt(learner, 1))).toMatchObject({ simulationId: 1 });
  });

  it("a section is visible only while its part runs", async () => {
    const { learner, attemptId } = await startExam();
    const attempt = await getAttempt(learner, attemptId);
    await expect(requireSectionOpen(attempt, "ascolto1")).rejects.toMatchObject({ reason: "part_not_begun" });
    await beginPart(learner, attemptId, "listening");
    await requireSectionOpen(attempt, "ascolto2");
    await expect(requireSectionOpen(attempt, "lettura")).rejects.toMatchObject({ reason: "part_not_begun" });
    await endPart(learner, attemptId, "listening");
    await expect(requireSectionOpen(attempt, "ascolto1")).rejects.toMatchObject({ reason: "time_over" });
  });
});

describe("the end of a sitting", () => {
  it("comes when the last part is handed in: everything is marked as it is, and recordings can be played again", async () => {
    const { learner, attemptId } = await beginExamAt("writing");
    await saveAnswers(learner, attemptId, save("scrittura", { text: "Cara Anna", option: "A" }), at(11));
    const view = await endPart(learner, attemptId, "writing", at(12));
    expect(view.phase).toBe("over");
    const attempt = await getAttempt(learner, attemptId);
    expect(attempt).toMatchObject({ status: "closed", closedAt: at(12) });
    expect(attempt.sections.every(({ lockedAt }) => lockedAt !== null)).toBe(true);
    expect(await db().writing.findUnique({ where: { attemptId } })).toMatchObject({ text: "Cara Anna", option: "A" });
    expect((await endPart(learner, attemptId, "writing", at(13))).phase).toBe("over");
    await requireNoActiveSitting(learner, 1);
  });

  it("comes automatically if the learner never returns, with the saved answers", async () => {
    const { learner, attemptId } = await beginExam();
    await saveAnswers(learner, attemptId, save("ascolto1", { ascolto1_1: "A" }), at(5));
    await advanceSittings(at(29));
    expect(await db().sittingPart.findMany({ where: { attemptId, endedAt: null } })).toHaveLength(1);
    await advanceSittings(at(131));
    const attempt = await getAttempt(learner, attemptId);
    expect(attempt).toMatchObject({ status: "closed", closedAt: at(130) });
    expect(sectionRecordOf(attempt, "ascolto1").marks.find(({ id }) => id === 1)).toMatchObject({ userAnswer: "A" });
  });

  it("also comes when a page only reads the sitting", async () => {
    const { learner, attemptId } = await beginExamAt("writing");
    expect(await refreshSitting(learner, attemptId, at(50, 10))).toMatchObject({ phase: "ending", part: "writing" });
    expect(await refreshSitting(learner, attemptId, at(50, 20))).toMatchObject({ phase: "over", part: null });
    expect(await getAttempt(learner, attemptId)).toMatchObject({ status: "closed", closedAt: at(50) });
  });

  it("does not come automatically for an attempt set aside or without time limits", async () => {
    const aside = await beginExam();
    await db().attempt.update({ where: { id: aside.attemptId }, data: { setAsideAt: at(1) } });
    const untimed = await beginExam({ mode: "exam", extraTime: "untimed" });
    await advanceSittings(at(10_000));
    for (const { attemptId } of [aside, untimed])
      expect(await db().attempt.findUnique({ where: { id: attemptId } })).toMatchObject({ status: "active" });
  });
});

describe("another learner's sitting", () => {
  it("is not found by any operation", async () => {
    const { attemptId } = await beginExam();
    const other = await makeLearner();
    const notFound = { code: "not_found" };
    await expect(refreshSitting(other, attemptId, at(1))).rejects.toMatchObject(notFound);
    await expect(beginPart(other, attemptId, "reading", at(1))).rejects.toMatchObject(notFound);
    await expect(endPart(other, attemptId, "listening", at(1))).rejects.toMatchObject(notFound);
  });
});
