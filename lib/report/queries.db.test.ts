import { describe, expect, it } from "vitest";
import { requireAccountOf } from "@/lib/accounts/gate";
import { db } from "@/lib/db/client";
import { correctSection } from "@/lib/exam/mutations/correct-section";
import { handInWriting } from "@/lib/exam/mutations/hand-in-writing";
import { saveAnswers } from "@/lib/exam/mutations/save-answers";
import { startAttempt } from "@/lib/exam/mutations/start-attempt";
import { findAttempt } from "@/lib/exam/queries";
import { findAccess } from "@/lib/payments/queries";
import { setExamDay } from "@/lib/report/mutations/real-exam";
import { readExams, readReview } from "@/lib/report/queries";
import { readDashboardData } from "@/lib/report/queries/dashboard";
import { readCardStates } from "@/lib/report/queries/deck";
import { findAttemptWithWriting, findWriting, listAttemptsWithWriting } from "@/lib/writing/queries";
import { readSessionState } from "@/lib/writing/session-state";
import { makeLearner } from "@/tests/support/factories";
import { countStatements } from "@/tests/support/statements";

describe("the exam page", () => {
  it("costs at most three database queries, even with a handed-in writing", async () => {
    const learner = await makeLearner();
    const attemptId = await startAttempt(learner, 1);
    await correctSection(learner, attemptId, "ascolto1");
    await handInWriting(learner, attemptId, { text: "Ciao Sonia, sono contenta.", option: "B" });
    const { sessionVersion } = await db().user.findUniqueOrThrow({ where: { id: learner.id } });
    const statements = await countStatements(async () => {
      const account = await requireAccountOf({ userId: learner.id, version: sessionVersion });
      await findAccess(account);
      const whole = await findAttemptWithWriting(account, { id: attemptId });
      expect(whole?.handedIn?.text).toBe("Ciao Sonia, sono contenta.");
    });
    expect(statements).toBeLessThanOrEqual(3);
  });
});

describe("an attempt with its writing", () => {
  it("is read by one statement with the same result as by Prisma: answers, marks, times and corrections", async () => {
    const learner = await makeLearner();
    const attemptId = await startAttempt(learner, 1);
    const save = { prova: "lettura" as const, answers: { lettura_1: "V" }, completed: false };
    await saveAnswers(learner, attemptId, save);
    await correctSection(learner, attemptId, "lettura");
    await handInWriting(learner, attemptId, { text: "Ciao Sonia, sono contenta.", option: "B" });
    const { id: writingId } = await db().writing.findUniqueOrThrow({ where: { attemptId } });
    const marked = { writingId, source: "ai" as const, state: "done" as const, locale: "it", finishedAt: new Date() };
    const details = { criteria: { efficacia: 2, stile: 2, morfosintassi: 2, lessico: 2, ortografia: 2 }, errors: [] };
    for (const [key, minutes, score] of [
      ["old", 2, 9],
      ["new", 1, 10],
    ] as const)
      await db().correction.create({
        data: {
          ...marked,
          ...details,
          key: attemptId + key,
          score,
          createdAt: new Date(Date.now() - minutes * 60_000),
        },
      });
    const own = { attempt: await findAttempt(learner, attemptId), handedIn: await findWriting(learner, attemptId) };
    expect(own.attempt?.sections.some(({ marks, score }) => marks.length > 0 && score !== null)).toBe(true);
    expect(own.handedIn?.result?.score).toBe(10);
    expect(await findAttemptWithWriting(learner, { id: attemptId })).toEqual(own);
    expect(await findAttemptWithWriting(learner, { simulationId: 1 })).toEqual(own);
    expect(await listAttemptsWithWriting(learner)).toEqual([own]);
  });
});

describe("the data stored besides the attempts", () => {
  it("is read by one statement with the same result as by separate queries, times and dates included", async () => {
    const learner = await makeLearner();
    const attemptId = await startAttempt(learner, 1);
    await correctSection(learner, attemptId, "lettura");
    const now = new Date();
    expect(await readDashboardData(learner, now)).toMatchObject({
      latest: null,
      states: [],
      exams: await readExams(learner, now),
      rewritten: [],
    });
    await db().deckCard.createMany({
      data: ["1/lettura/1", "1/lettura/2"].map((name) => ({
        userId: learner.id,
        name,
        stage: "review" as const,
        dueAt: now,
        stability: 1.5,
        difficulty: 4.25,
        scheduledDays: 3,
        step: 0,
        reps: 2,
        lapses: 1,
        answeredAt: now,
        grade: "good" as const,
        siblings: ["a", "b"],
      })),
    });
    await setExamDay(learner, { examDay: "2027-04-08", extraTime: "on" }, now);
    const draft = { userId: learner.id, simulationId: 1, text: "", revision: 0, savedAt: now };
    await db().draft.createMany({
      data: [
        { ...draft, attemptId, number: 2 },
        { ...draft, attemptId, number: 3 },
        { ...draft, option: "A", number: 1 },
      ],
    });
    const kept = await readDashboardData(learner, now);
    expect(kept.states).toHaveLength(2);
    expect(kept.states).toEqual(expect.arrayContaining(await readCardStates(learner)));
    expect(kept.rewritten).toEqual([attemptId]);
    expect(kept.exams.upcoming?.day).toBe("2027-04-08");
    expect(kept.exams).toEqual(await readExams(learner, now));
  });
});

describe("a review", () => {
  it("exists once its section is corrected, and not before", async () => {
    const learner = await makeLearner();
    const attemptId = await startAttempt(learner, 1);
    await expect(readReview(learner, attemptId, "lettura", "it")).rejects.toMatchObject({ code: "not_found" });
    await correctSection(learner, attemptId, "lettura");
    const review = await readReview(learner, attemptId, "lettura", "it");
    expect(review).toMatchObject({ prova: "lettura", correctionResult: { totalQuestions: 12, correctAnswers: 0 } });
  });

  it("of a waiting writing has the text and the spelling check, and no score", async () => {
    const learner = await makeLearner();
    const attemptId = await startAttempt(learner, 1);
    await handInWriting(learner, attemptId, { text: "Io o mangiatto la pizza.", option: "A" });
    const review = await readReview(learner, attemptId, "scrittura", "it");
    expect(review).toMatchObject({
      status: "pending",
      correctionResult: null,
      originalText: "Io o mangiatto la pizza.",
    });
    expect("spelling" in review && review.spelling?.map(({ original }) => original)).toEqual(["o", "mangiatto"]);
  });

  it("and the state of an attempt are not found by other learners", async () => {
    const attemptId = await startAttempt(await makeLearner(), 1);
    const other = await makeLearner();
    await expect(readSessionState(other, attemptId, "it")).rejects.toMatchObject({ code: "not_found" });
    await expect(readReview(other, attemptId, "lettura", "it")).rejects.toMatchObject({ code: "not_found" });
    expect(await findAttemptWithWriting(other, { id: attemptId })).toBeNull();
  });
});
