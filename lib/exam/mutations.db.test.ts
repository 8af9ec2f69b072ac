import { describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { toSimulationCards } from "@/lib/exam/cards";
import { getSimulation, listSimulations } from "@/lib/exam/content/library";
import { keyedQuestions } from "@/lib/exam/kinds/table";
import { correctSection } from "@/lib/exam/mutations/correct-section";
import { finishAttempt } from "@/lib/exam/mutations/finish-attempt";
import { handInWriting, storeWritingScore } from "@/lib/exam/mutations/hand-in-writing";
import { saveAnswers } from "@/lib/exam/mutations/save-answers";
import { startAttempt } from "@/lib/exam/mutations/start-attempt";
import { findAttempt, getAttempt, getPrintableAttempt, listAttempts, sectionRecordOf } from "@/lib/exam/queries";
import { questionName } from "@/lib/exam/question-name";
import { saveAnswersSchema } from "@/lib/exam/schema";
import type { QuestionSection } from "@/lib/exam/sections";
import { judgeExam } from "@/lib/exam/verdict";
import type { Learner } from "@/lib/payments/actor";
import { makeLearner } from "@/tests/support/factories";
import { inBatches } from "@/tests/support/in-batches";
import { listStatements } from "@/tests/support/statements";

async function startAsLearner() {
  const learner = await makeLearner();
  return { learner, attemptId: await startAttempt(learner, 1) };
}

const keys = (section: QuestionSection) =>
  Object.fromEntries(
    keyedQuestions(getSimulation(1), section).map((question) => [
      questionName(section, question.id),
      question.correct_answer,
    ]),
  );

const save = (prova: "ascolto1" | "lettura" | "scrittura", answers: Record<string, string>, revision?: number) => ({
  prova,
  answers,
  completed: false,
  revision,
});

describe("starting a simulation", () => {
  it("makes one attempt, however many requests are concurrent", async () => {
    const learner = await makeLearner();
    const ids = await inBatches(200, () => startAttempt(learner, 1));
    expect(new Set(ids).size).toBe(1);
    expect(await db().attempt.count({ where: { userId: learner.id } })).toBe(1);
    expect(await db().sectionRecord.count({ where: { attempt: { userId: learner.id } } })).toBe(5);
  });

  it("is refused for a simulation that does not exist, and once the attempt is closed", async () => {
    const { learner, attemptId } = await startAsLearner();
    await expect(startAttempt(learner, 9999)).rejects.toMatchObject({ code: "not_found" });
    await finishAttempt(learner, attemptId);
    await expect(startAttempt(learner, 1)).rejects.toMatchObject({ code: "conflict", reason: "attempt_closed" });
  });

  it("is refused if the account was deleted a moment ago", async () => {
    const learner = await makeLearner();
    await db().user.delete({ where: { id: learner.id } });
    await expect(startAttempt(learner, 1)).rejects.toMatchObject({ code: "unauthenticated" });
  });
});

describe("saving answers", () => {
  it("merges new answers into the stored ones and increments the revision", async () => {
    const { learner, attemptId } = await startAsLearner();
    await saveAnswers(learner, attemptId, save("ascolto1", { ascolto1_1: "A", ascolto1_2: "B" }));
    const saved = await saveAnswers(learner, attemptId, save("ascolto1", { ascolto1_2: "C" }));
    expect(saved).toMatchObject({ prova: "ascolto1", revision: 2 });
    const record = sectionRecordOf(await getAttempt(learner, attemptId), "ascolto1");
    expect(record.answers).toEqual({ ascolto1_1: "A", ascolto1_2: "C" });
  });

  it("reads only the simulation's id, and only once; after that it writes with one statement", async () => {
    const { learner, attemptId } = await startAsLearner();
    const once = () =>
      listStatements(async () => {
        await saveAnswers(learner, attemptId, save("ascolto1", { ascolto1_1: "A" }));
      });
    const [first, second] = [await once(), await once()];
    expect(first).toHaveLength(2);
    expect(first[0]).toContain('"simulationId"');
    expect(first[0]).not.toContain("SectionRecord");
    expect(second).toEqual([expect.stringContaining('UPDATE "SectionRecord"')]);
  });

  it("responds with not found for a deleted attempt and for another learner's, cached or not", async () => {
    const { learner, attemptId } = await startAsLearner();
    const other = await makeLearner();
    await saveAnswers(learner, attemptId, save("ascolto1", { ascolto1_1: "A" }));
    await expect(saveAnswers(other, attemptId, save("ascolto1", { ascolto1_1: "B" }))).rejects.toMatchObject({
      code: "not_found",
    });
    await db().attempt.delete({ where: { id: attemptId } });
    await expect(saveAnswers(learner, attemptId, save("ascolto1", { ascolto1_1: "B" }))).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("never overwrites a newer revision with an older one", async () => {
    const { learner, attemptId } = await startAsLearner();
    await saveAnswers(learner, attemptId, save("ascolto1", { ascolto1_1: "B" }, 5));
    await expect(saveAnswers(learner, attemptId, save("ascolto1", { ascolto1_1: "A" }, 4))).rejects.toMatchObject({
      reason: "newer_answers_saved",
    });
    await expect(saveAnswers(learner, attemptId, save("ascolto1", { ascolto1_1: "A" }, 5))).rejects.toMatchObject({
      reason: "newer_answers_saved",
    });
    expect(sectionRecordOf(await getAttempt(learner, attemptId), "ascolto1").answers).toEqual({ ascolto1_1: "B" });
  });

  it("confirms a repeated save", async () => {
    const { learner, attemptId } = await startAsLearner();
    const first = await saveAnswers(learner, attemptId, save("ascolto1", { ascolto1_1: "B" }, 3));
    expect(await saveAnswers(learner, attemptId, save("ascolto1", { ascolto1_1: "B" }, 3))).toEqual(first);
  });

  it("keeps the highest of 100 revisions that arrive in any order", async () => {
    const { learner, attemptId } = await startAsLearner();
    const order = Array.from({ length: 100 }, (_, index) => ((index * 37) % 100) + 1);
    await Promise.allSettled(
      order.map((revision) =>
        saveAnswers(learner, attemptId, save("ascolto1", { ascolto1_1: revision === 100 ? "C" : "A" }, revision)),
      ),
    );
    const record = sectionRecordOf(await getAttempt(learner, attemptId), "ascolto1");
    expect(record).toMatchObject({ revision: 100, answers: { ascolto1_1: "C" } });
  });

  it("refuses questions and letters that the section does not have", async () => {
    const { learner, attemptId } = await startAsLearner();
    const cases: Record<string, string>[] = [
      { ascolto1_7: "A" },
      { ascolto1_1: "D" },
      { lettura_1: "V" },
      { ascolto1_1: "V" },
    ];
    for (const answers of cases) {
      await expect(saveAnswers(learner, attemptId, save("ascolto1", answers))).rejects.toMatchObject({
        code: "invalid_input",
      });
    }
  });

  it("is refused once the section is corrected or the attempt closed", async () => {
    const { learner, attemptId } = await startAsLearner();
    await correctSection(learner, attemptId, "ascolto1");
    await expect(saveAnswers(learner, attemptId, save("ascolto1", { ascolto1_1: "A" }))).rejects.toMatchObject({
      reason: "already_corrected",
    });
    await finishAttempt(learner, attemptId);
    await expect(saveAnswers(learner, attemptId, save("lettura", { lettura_1: "V" }))).rejects.toMatchObject({
      code: "conflict",
    });
  });
});

describe("the time spent on questions", () => {
  const timed = (answers: Record<string, string>, seconds: Record<string, number>, revision?: number) => ({
    ...save("ascolto1", answers, revision),
    seconds,
  });
  const secondsOf = async (learner: Parameters<typeof getAttempt>[0], attemptId: string) =>
    sectionRecordOf(await getAttempt(learner, attemptId), "ascolto1").seconds;

  it("is stored as totals: repeats and a second window are not added up, the larger total counts", async () => {
    const { learner, attemptId } = await startAsLearner();
    expect(await secondsOf(learner, attemptId)).toEqual({});
    await saveAnswers(learner, attemptId, timed({ ascolto1_1: "A" }, { ascolto1_1: 20 }));
    await saveAnswers(learner, attemptId, timed({ ascolto1_1: "A" }, { ascolto1_1: 20 }));
    await saveAnswers(learner, attemptId, timed({ ascolto1_2: "B" }, { ascolto1_1: 5, ascolto1_2: 9 }));
    await saveAnswers(learner, attemptId, timed({ ascolto1_2: "C" }, { ascolto1_2: 31 }));
    await saveAnswers(learner, attemptId, save("ascolto1", { ascolto1_3: "A" }));
    expect(await secondsOf(learner, attemptId)).toEqual({ ascolto1_1: 20, ascolto1_2: 31 });
  });

  it("is not changed by a save that comes too late", async () => {
    const { learner, attemptId } = await startAsLearner();
    await saveAnswers(learner, attemptId, timed({ ascolto1_1: "A" }, { ascolto1_1: 20 }, 5));
    const late = saveAnswers(learner, attemptId, timed({ ascolto1_1: "B" }, { ascolto1_1: 90 }, 4));
    await expect(late).rejects.toMatchObject({ reason: "newer_answers_saved" });
    expect(await secondsOf(learner, attemptId)).toEqual({ ascolto1_1: 20 });
  });

  it("is not stored for questions that the section does not have, but the answers are", async () => {
    const { learner, attemptId } = await startAsLearner();
    await saveAnswers(learner, attemptId, timed({ ascolto1_1: "A" }, { ascolto1_1: 3, lettura_1: 8, ascolto1_99: 1 }));
    expect(await secondsOf(learner, attemptId)).toEqual({ ascolto1_1: 3 });
  });

  it("is dropped if it is invalid, and the answers are saved", () => {
    const body = { prova: "ascolto1", answers: { ascolto1_1: "A" } };
    for (const seconds of [
      { ascolto1_1: -1 },
      { ascolto1_1: 3601 },
      { ascolto1_1: 1.5 },
      { ascolto1_1: "9" },
      7,
      null,
    ]) {
      const parsed = saveAnswersSchema.parse({ ...body, seconds });
      expect([parsed.answers, parsed.seconds]).toEqual([body.answers, undefined]);
    }
    expect(saveAnswersSchema.parse({ ...body, seconds: { ascolto1_1: 9 } }).seconds).toEqual({ ascolto1_1: 9 });
  });
});

describe("correcting a section", () => {
  it("marks the saved answers and never changes afterwards", async () => {
    const { learner, attemptId } = await startAsLearner();
    const answers = { ...keys("ascolto1"), ascolto1_6: "" };
    await saveAnswers(learner, attemptId, save("ascolto1", answers));
    await correctSection(learner, attemptId, "ascolto1");
    const record = sectionRecordOf(await getAttempt(learner, attemptId), "ascolto1");
    expect(record).toMatchObject({ correctAnswers: 5, totalQuestions: 6, score: 10, passed: true });
    await correctSection(learner, attemptId, "ascolto1");
    expect(sectionRecordOf(await getAttempt(learner, attemptId), "ascolto1")).toEqual(record);
  });

  it("never loses a confirmed save that arrives concurrently", async () => {
    const { learner, attemptId } = await startAsLearner();
    const [saved] = await Promise.allSettled([
      saveAnswers(learner, attemptId, save("ascolto1", keys("ascolto1"))),
      correctSection(learner, attemptId, "ascolto1"),
    ]);
    const record = sectionRecordOf(await getAttempt(learner, attemptId), "ascolto1");
    expect(record.correctAnswers).toBe(saved?.status === "fulfilled" ? 6 : 0);
  });
});

describe("finishing", () => {
  it("marks open sections as they are, gives an empty writing 0, and changes nothing when repeated", async () => {
    const { learner, attemptId } = await startAsLearner();
    await saveAnswers(learner, attemptId, save("lettura", keys("lettura") as Record<string, string>));
    await finishAttempt(learner, attemptId);
    const attempt = await getAttempt(learner, attemptId);
    expect(judgeExam(attempt.sections)).toEqual({
      totalScore: 12,
      maxTotalScore: 60,
      examPassed: false,
      pending: false,
    });
    expect(sectionRecordOf(attempt, "scrittura")).toMatchObject({ score: 0, passed: false });
    await finishAttempt(learner, attemptId);
    expect((await getAttempt(learner, attemptId)).closedAt).toEqual(attempt.closedAt);
  });

  it("hands in a text that was not corrected, and leaves its score open", async () => {
    const { learner, attemptId } = await startAsLearner();
    const text = "Gentile signora,\nle scrivo perchè… 😀";
    await saveAnswers(learner, attemptId, { prova: "scrittura", answers: { text, option: "B" }, completed: false });
    await finishAttempt(learner, attemptId);
    const attempt = await getAttempt(learner, attemptId);
    expect(judgeExam(attempt.sections)).toMatchObject({ pending: true, examPassed: false });
    expect(await db().writing.findUnique({ where: { attemptId } })).toMatchObject({ text, option: "B" });
  });
});

describe("the result of a finished simulation", () => {
  const canRewrite = async (learner: Learner) => {
    const [card] = toSimulationCards(listSimulations(), await listAttempts(learner), true, "it");
    return card?.completedAttempts.at(-1)?.canRewrite;
  };

  it("offers another draft of a marked text, not of an empty one, and not while the simulation is taken again", async () => {
    const [empty, { learner, attemptId }] = [await startAsLearner(), await startAsLearner()];
    await finishAttempt(empty.learner, empty.attemptId);
    expect(await canRewrite(empty.learner)).toBe(false);
    await handInWriting(learner, attemptId, { text: "Ciao Anna", option: "A" });
    await finishAttempt(learner, attemptId);
    expect(await canRewrite(learner)).toBe(false);
    await db().$transaction((tx) => storeWritingScore(tx, attemptId, 9, true, new Date()));
    expect(await canRewrite(learner)).toBe(true);
    await db().attempt.update({ where: { id: attemptId }, data: { setAsideAt: new Date() } });
    expect(await canRewrite(learner)).toBe(true);
    await startAttempt(learner, 1);
    expect(await canRewrite(learner)).toBe(false);
  });
});

describe("handing in the writing", () => {
  it("stores the text unchanged, once", async () => {
    const { learner, attemptId } = await startAsLearner();
    const text = "  Ciao\r\n\tAnna 👩‍👧 è  ";
    const id = await handInWriting(learner, attemptId, { text, option: "A" });
    expect(await handInWriting(learner, attemptId, { text, option: "A" })).toBe(id);
    expect(await db().writing.findMany({ where: { attemptId }, select: { text: true } })).toEqual([{ text }]);
    await expect(handInWriting(learner, attemptId, { text: "altro" })).rejects.toMatchObject({
      reason: "already_corrected",
    });
  });

  it("never replaces a text saved after the revision that it is based on", async () => {
    const { learner, attemptId } = await startAsLearner();
    for (const [revision, text] of ["sul computer", "sul telefono"].entries())
      await saveAnswers(learner, attemptId, { ...save("scrittura", { text }), revision: revision + 1 });
    const handIn = (text: string, revision: number) => handInWriting(learner, attemptId, { text, revision });
    await expect(handIn("sul computer", 1)).rejects.toMatchObject({ reason: "newer_answers_saved" });
    expect(await handIn("sul telefono", 2)).toEqual(expect.any(String));
  });

  it("refuses an empty text", async () => {
    const { learner, attemptId } = await startAsLearner();
    await expect(handInWriting(learner, attemptId, { text: " \n " })).rejects.toMatchObject({
      fields: { text: "empty_writing" },
    });
  });
});

describe("printing a simulation", () => {
  it("is for its owner, once it is finished and while it counts", async () => {
    const { learner, attemptId } = await startAsLearner();
    const print = (who = learner) => getPrintableAttempt(who, attemptId);
    await expect(print()).rejects.toMatchObject({ code: "conflict", reason: "attempt_not_closed" });
    await finishAttempt(learner, attemptId);
    expect(await print()).toMatchObject({ simulationId: 1, status: "closed" });
    await expect(print(await makeLearner())).rejects.toMatchObject({ code: "not_found" });
    await db().attempt.update({ where: { id: attemptId }, data: { setAsideAt: new Date() } });
    await expect(print()).rejects.toMatchObject({ code: "conflict", reason: "attempt_set_aside" });
  });

  it("during an attempt is only for its owner, if it was begun on paper and still counts", async () => {
    const learner = await makeLearner();
    const attemptId = await startAttempt(learner, 1, { mode: "paper", extraTime: "fifty" });
    const print = (who = learner) => getPrintableAttempt(who, attemptId);
    expect(await print()).toMatchObject({ status: "active", mode: "practice", onPaper: true, extraTime: "none" });
    await expect(print(await makeLearner())).rejects.toMatchObject({ code: "not_found" });
    const sitting = await startAttempt(learner, 2, { mode: "exam", extraTime: "none" });
    await expect(getPrintableAttempt(learner, sitting)).rejects.toMatchObject({ reason: "attempt_not_closed" });
    await db().attempt.update({ where: { id: attemptId }, data: { setAsideAt: new Date() } });
    await expect(print()).rejects.toMatchObject({ reason: "attempt_set_aside" });
  });

  it("is chosen at the start: a second start on paper does not make an open attempt printable", async () => {
    const { learner, attemptId } = await startAsLearner();
    expect(await startAttempt(learner, 1, { mode: "paper", extraTime: "none" })).toBe(attemptId);
    await expect(getPrintableAttempt(learner, attemptId)).rejects.toMatchObject({ reason: "attempt_not_closed" });
  });
});

describe("a simulation on paper", () => {
  it("is saved, handed in as a whole and marked as practice, without the seconds of copying", async () => {
    const learner = await makeLearner();
    const attemptId = await startAttempt(learner, 1, { mode: "paper", extraTime: "none" });
    await saveAnswers(learner, attemptId, { ...save("lettura", keys("lettura")), seconds: { lettura_1: 2 } });
    await saveAnswers(learner, attemptId, save("scrittura", { text: "Cara Anna, vieni?", option: "A" }));
    const before = sectionRecordOf(await getAttempt(learner, attemptId), "lettura");
    expect(before).toMatchObject({ marks: [], seconds: {}, lockedAt: null });
    await finishAttempt(learner, attemptId);
    const attempt = await getAttempt(learner, attemptId);
    expect(sectionRecordOf(attempt, "lettura")).toMatchObject({ correctAnswers: 12, score: 12 });
    expect(sectionRecordOf(attempt, "cloze")).toMatchObject({ correctAnswers: 0, score: 0 });
    expect(await db().writing.count({ where: { attemptId } })).toBe(1);
    expect(attempt).toMatchObject({ mode: "practice", onPaper: true, status: "closed" });
  });
});

describe("another learner's attempt", () => {
  it("is not found by any operation", async () => {
    const { attemptId } = await startAsLearner();
    const other = await makeLearner();
    const notFound = { code: "not_found" };
    expect(await findAttempt(other, attemptId)).toBeNull();
    await expect(saveAnswers(other, attemptId, save("ascolto1", { ascolto1_1: "A" }))).rejects.toMatchObject(notFound);
    await expect(correctSection(other, attemptId, "ascolto1")).rejects.toMatchObject(notFound);
    await expect(handInWriting(other, attemptId, { text: "Ciao" })).rejects.toMatchObject(notFound);
    await expect(finishAttempt(other, attemptId)).rejects.toMatchObject(notFound);
  });
});
