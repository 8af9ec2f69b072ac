import { describe, expect, it } from "vitest";
import { requireAccountOf } from "@/lib/accounts/gate";
import { db } from "@/lib/db";
import { correctSection } from "@/lib/exam/mutations/correct-section";
import { handInWriting } from "@/lib/exam/mutations/hand-in-writing";
import { startAttempt } from "@/lib/exam/mutations/start-attempt";
import { findAccess } from "@/lib/payments/queries";
import { setExamDay } from "@/lib/report/mutations/real-exam";
import { readExams, readReview } from "@/lib/report/queries";
import { readStates } from "@/lib/report/queries/deck";
import { readKept } from "@/lib/report/queries/kept";
import { findWholeAttempt } from "@/lib/writing/queries";
import { readSessionState } from "@/lib/writing/session-state";
import { makeLearner } from "@/tests/support/factories";
import { countStatements } from "@/tests/support/statements";

describe("the exam page", () => {
  it("costs at most three database queries, a handed-in writing included", async () => {
    const learner = await makeLearner();
    const attemptId = await startAttempt(learner, 1);
    await correctSection(learner, attemptId, "ascolto1");
    await handInWriting(learner, attemptId, { text: "Ciao Sonia, sono contenta.", option: "B" });
    const { sessionVersion } = await db().user.findUniqueOrThrow({ where: { id: learner.id } });
    const statements = await countStatements(async () => {
      const account = await requireAccountOf({ userId: learner.id, version: sessionVersion });
      await findAccess(account);
      const whole = await findWholeAttempt(account, { id: attemptId });
      expect(whole?.handedIn?.text).toBe("Ciao Sonia, sono contenta.");
    });
    expect(statements).toBeLessThanOrEqual(3);
  });
});

describe("what is kept beside the attempts", () => {
  it("is read by one statement as by each part's own, moments and days included", async () => {
    const learner = await makeLearner();
    const attemptId = await startAttempt(learner, 1);
    await correctSection(learner, attemptId, "lettura");
    const now = new Date();
    expect(await readKept(learner, now)).toMatchObject({
      told: null,
      states: [],
      exams: await readExams(learner, now),
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
    const kept = await readKept(learner, now);
    expect(kept.states).toHaveLength(2);
    expect(kept.states).toEqual(expect.arrayContaining(await readStates(learner)));
    expect(kept.exams.upcoming?.day).toBe("2027-04-08");
    expect(kept.exams).toEqual(await readExams(learner, now));
  });
});

describe("a review", () => {
  it("is there once its section is corrected, and not before", async () => {
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

  it("and the state of an attempt are nobody else's", async () => {
    const attemptId = await startAttempt(await makeLearner(), 1);
    const other = await makeLearner();
    await expect(readSessionState(other, attemptId, "it")).rejects.toMatchObject({ code: "not_found" });
    await expect(readReview(other, attemptId, "lettura", "it")).rejects.toMatchObject({ code: "not_found" });
    expect(await findWholeAttempt(other, { id: attemptId })).toBeNull();
  });
});
