import { describe, expect, it } from "vitest";
import { requireAccountOf } from "@/lib/accounts/gate";
import { db } from "@/lib/db";
import { correctSection } from "@/lib/exam/mutations/correct-section";
import { handInWriting } from "@/lib/exam/mutations/hand-in-writing";
import { startAttempt } from "@/lib/exam/mutations/start-attempt";
import { findAccess } from "@/lib/payments/queries";
import { readReview } from "@/lib/report/queries";
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
