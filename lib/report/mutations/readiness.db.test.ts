import { describe, expect, it } from "vitest";
import type { Account } from "@/lib/accounts/actor";
import { db } from "@/lib/db/client";
import { getSimulation } from "@/lib/exam/content/library";
import { CRITERIA, type CriteriaScores, mapCriteria } from "@/lib/exam/criteria";
import { keyedQuestions } from "@/lib/exam/kinds/table";
import { finishAttempt } from "@/lib/exam/mutations/finish-attempt";
import { saveAnswers } from "@/lib/exam/mutations/save-answers";
import { startAttempt } from "@/lib/exam/mutations/start-attempt";
import { listAttempts } from "@/lib/exam/queries";
import { questionName } from "@/lib/exam/question-name";
import { QUESTION_SECTIONS } from "@/lib/exam/sections";
import type { Learner } from "@/lib/payments/actor";
import { findSessionUserWithGrants } from "@/lib/payments/queries";
import { relearnDifficulties } from "@/lib/report/mutations/learn-difficulties";
import { loadDashboard } from "@/lib/report/mutations/load-dashboard";
import { readDifficulties } from "@/lib/report/queries/dashboard";
import { toMeasurements } from "@/lib/report/readiness/measurements";
import { estimateReadiness, MODEL_VERSION } from "@/lib/report/readiness/readiness";
import { markByTeacher } from "@/lib/writing/mutations/mark-by-teacher";
import { makeAccount, makeAdmin, makeLearner } from "@/tests/support/factories";
import { listStatements } from "@/tests/support/statements";

/** A finished attempt with the first questions of each section right, and the others wrong or blank. */
async function finish(
  learner: Learner,
  simulationId: number,
  right: number,
  writing: number | null = 8,
  text = "",
): Promise<string> {
  const attemptId = await startAttempt(learner, simulationId);
  for (const prova of QUESTION_SECTIONS) {
    const questions = keyedQuestions(getSimulation(simulationId), prova).slice(0, right);
    const answers = Object.fromEntries(questions.map((one) => [questionName(prova, one.id), one.correct_answer]));
    await saveAnswers(learner, attemptId, { prova, answers, completed: true });
  }
  if (text) {
    const answers = { text, option: "A" };
    await saveAnswers(learner, attemptId, { prova: "scrittura", answers, completed: true });
  }
  await finishAttempt(learner, attemptId);
  await db().sectionRecord.update({
    where: { attemptId_section: { attemptId, section: "scrittura" } },
    data:
      writing === null
        ? { score: null, passed: null, correctedAt: null }
        : { score: writing, passed: writing >= 7, correctedAt: new Date() },
  });
  return attemptId;
}

const tell = async (account: Account) => (await loadDashboard(account)).readiness;
const verdictsOf = ({ id }: Account) =>
  db().readinessVerdict.findMany({ where: { userId: id }, orderBy: { createdAt: "asc" } });

describe("the readiness shown to a learner", () => {
  it("is empty before a simulation is finished, or while its writing waits for marks", async () => {
    expect(await tell(await makeAccount())).toBeNull();
    const learner = await makeLearner();
    await finish(learner, 1, 6, null);
    expect(await tell(learner)).toBeNull();
    expect(await verdictsOf(learner)).toEqual([]);
  });

  it("uses the learner's own simulations only, and is stored once per set of marks with the model's version", async () => {
    const good = await makeLearner();
    await finish(good, 1, 12, 11);
    const poor = await makeLearner();
    await finish(poor, 1, 2, 4);
    const told = await tell(good);
    expect(told).toMatchObject({ version: MODEL_VERSION, simulations: 1 });
    expect(await tell(good)).toEqual(told);
    const other = await tell(poor);
    expect(other?.written.to).toBeLessThan(told?.written.from ?? 0);

    expect((await verdictsOf(good)).map(({ readiness }) => readiness)).toEqual([told]);
    await finish(good, 2, 12, 10);
    expect((await tell(good))?.simulations).toBe(2);
    expect(await verdictsOf(good)).toHaveLength(2);
  });
});

/** The readiness computed from scratch, without stored data. */
async function workedOut(account: Account) {
  return estimateReadiness(toMeasurements(await listAttempts(account), await readDifficulties()));
}

describe("a stored readiness", () => {
  it("is shown again by the dashboard's three statements, none of which writes", async () => {
    const learner = await makeLearner();
    for (const simulationId of [1, 2, 3]) await finish(learner, simulationId, 6);
    const told = await tell(learner);
    const statements = await listStatements(async () => {
      await findSessionUserWithGrants(learner.id);
      const { readiness, papers, deck } = await loadDashboard(learner);
      expect(readiness).toEqual(told);
      expect([papers.length, deck.cards.length > 0]).toEqual([3, true]);
    });
    expect(statements.filter((statement) => !statement.startsWith("SELECT"))).toEqual([]);
    expect(statements).toHaveLength(3);
  });

  it("is recomputed after a correction that changes a mark, and reused when the mark is back", async () => {
    const admin = await makeAdmin();
    const learner = await makeLearner();
    const attemptId = await finish(learner, 1, 9, 11, "Cara Sonia, la zona è bella.");
    const told = await tell(learner);
    const { id: writingId } = await db().writing.findUniqueOrThrow({ where: { attemptId } });
    const firstMarkedAt = new Date();
    const mark = (criteria: CriteriaScores, seenMarkedAt: Date | null, now?: Date) =>
      markByTeacher(admin, { writingId, criteria, feedback: "", correctedText: "", seenMarkedAt }, admin.locale, now);
    await mark(
      mapCriteria(() => 0),
      null,
      firstMarkedAt,
    );
    const after = await tell(learner);
    expect(after).toEqual(await workedOut(learner));
    expect(after?.written.from).toBeLessThan(told?.written.from ?? 0);
    await mark({ ...mapCriteria((name) => CRITERIA[name]), stile: CRITERIA.stile - 1 }, firstMarkedAt);
    expect(await tell(learner)).toEqual(told);
    expect(await verdictsOf(learner)).toHaveLength(2);
  });

  it("is recomputed after difficulties were learned, and uses the same row if the result does not change", async () => {
    const learner = await makeLearner();
    await finish(learner, 4, 8);
    await relearnDifficulties();
    const told = await tell(learner);
    await relearnDifficulties(new Date(Date.now() + 1000));
    expect(await tell(learner)).toEqual(told);
    const kept = await verdictsOf(learner);
    expect(kept).toHaveLength(1);

    for (let other = 0; other < 6; other += 1) await finish(await makeLearner(), 4, 1);
    await relearnDifficulties(new Date(Date.now() + 2000));
    const after = await tell(learner);
    expect(after).toEqual(await workedOut(learner));
    expect(after).not.toEqual(told);
    expect((await verdictsOf(learner)).map(({ readiness }) => readiness)).toEqual([told, after]);
  });

  it("is recomputed if its format is outdated", async () => {
    const learner = await makeLearner();
    await finish(learner, 1, 7);
    const told = await tell(learner);
    await db().readinessVerdict.updateMany({ where: { userId: learner.id }, data: { readiness: { version: "old" } } });
    expect(await tell(learner)).toEqual(told);
    expect((await verdictsOf(learner)).map(({ readiness }) => readiness)).toEqual([told]);
  });

  it("is never used for another learner, even with the same marks", async () => {
    const [first, second] = [await makeLearner(), await makeLearner()];
    await finish(first, 1, 5);
    await tell(first);
    expect(await tell(second)).toBeNull();
  });
});

describe("the difficulties of questions", () => {
  it("are learned from finished attempts and exclude answers to an earlier wording", async () => {
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

    // The question was changed after those three had answered it.
    await db().itemDifficulty.update({
      where: { simulationId_section_questionId: place },
      data: { wording: "00000000" },
    });
    await relearnDifficulties(new Date(now.getTime() + 60_000));
    expect(await read()).toMatchObject({ learners: 0 });
    expect((await read()).wording).toBe(first.wording);
  });
});
