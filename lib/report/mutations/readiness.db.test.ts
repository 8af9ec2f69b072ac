import { describe, expect, it } from "vitest";
import type { Account } from "@/lib/accounts/actor";
import { db } from "@/lib/db";
import { getSimulation } from "@/lib/exam/content/library";
import { finishAttempt } from "@/lib/exam/mutations/finish-attempt";
import { saveAnswers } from "@/lib/exam/mutations/save-answers";
import { startAttempt } from "@/lib/exam/mutations/start-attempt";
import { keyedQuestions } from "@/lib/exam/paper";
import { questionName } from "@/lib/exam/question-name";
import { QUESTION_SECTIONS } from "@/lib/exam/sections";
import type { Learner } from "@/lib/payments/actor";
import { relearnDifficulties } from "@/lib/report/mutations/learn-difficulties";
import { tellReadiness } from "@/lib/report/mutations/tell-readiness";
import { MODEL_VERSION } from "@/lib/report/readiness/readiness";
import { makeAccount, makeLearner } from "@/tests/support/factories";

/** A finished attempt whose first questions of each section were answered rightly, and the rest not at all. */
async function finish(learner: Learner, simulationId: number, right: number, writing: number | null = 8) {
  const attemptId = await startAttempt(learner, simulationId);
  for (const prova of QUESTION_SECTIONS) {
    const questions = keyedQuestions(getSimulation(simulationId), prova).slice(0, right);
    const answers = Object.fromEntries(questions.map((one) => [questionName(prova, one.id), one.correct_answer]));
    await saveAnswers(learner, attemptId, { prova, answers, completed: true });
  }
  await finishAttempt(learner, attemptId);
  await db().sectionRecord.update({
    where: { attemptId_section: { attemptId, section: "scrittura" } },
    data:
      writing === null ? { score: null, passed: null, correctedAt: null } : { score: writing, passed: writing >= 7 },
  });
  return attemptId;
}

const verdictsOf = ({ id }: Account) => db().readinessVerdict.findMany({ where: { userId: id } });

describe("what a learner is told", () => {
  it("is nothing before a simulation is finished, or while its writing waits for marks", async () => {
    expect(await tellReadiness(await makeAccount())).toBeNull();
    const learner = await makeLearner();
    await finish(learner, 1, 6, null);
    expect(await tellReadiness(learner)).toBeNull();
    expect(await verdictsOf(learner)).toEqual([]);
  });

  it("rests on their own simulations alone, and is kept once for the same marks with the model's version", async () => {
    const good = await makeLearner();
    await finish(good, 1, 12, 11);
    const poor = await makeLearner();
    await finish(poor, 1, 2, 4);
    const told = await tellReadiness(good);
    expect(told).toMatchObject({ version: MODEL_VERSION, simulations: 1 });
    expect(await tellReadiness(good)).toEqual(told);
    const other = await tellReadiness(poor);
    expect(other?.written.to).toBeLessThan(told?.written.from ?? 0);

    expect((await verdictsOf(good)).map(({ readiness }) => readiness)).toEqual([told]);
    await finish(good, 2, 12, 10);
    expect((await tellReadiness(good))?.simulations).toBe(2);
    expect(await verdictsOf(good)).toHaveLength(2);
  });
});

describe("the difficulties of questions", () => {
  it("are learned from finished attempts and leave out answers to an earlier wording", async () => {
    const now = new Date();
    await relearnDifficulties(now);
    const place = { simulationId: 5, section: "cloze" as const, questionId: 1 };
    const read = () => db().itemDifficulty.findUniqueOrThrow({ where: { simulationId_section_questionId: place } });
    expect(await read()).toMatchObject({ learners: 0 });
    for (let learner = 0; learner < 3; learner += 1) await finish(await makeLearner(), 5, 1);
    await relearnDifficulties(now);
    const first = await read();
    expect(first.learners).toBe(3);
    const unanswered = { ...place, questionId: 6 };
    const last = await db().itemDifficulty.findUniqueOrThrow({
      where: { simulationId_section_questionId: unanswered },
    });
    expect(first.mean).toBeLessThan(last.mean);

    // The question was mended after those three had answered it.
    await db().itemDifficulty.update({
      where: { simulationId_section_questionId: place },
      data: { wording: "00000000" },
    });
    await relearnDifficulties(new Date(now.getTime() + 60_000));
    expect(await read()).toMatchObject({ learners: 0 });
    expect((await read()).wording).toBe(first.wording);
  });
});
