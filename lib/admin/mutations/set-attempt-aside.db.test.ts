import { describe, expect, it } from "vitest";
import { setAttemptAside } from "@/lib/admin/mutations/set-attempt-aside";
import { db } from "@/lib/db/client";
import { toSimulationCards } from "@/lib/exam/cards";
import { listSimulations } from "@/lib/exam/content/library";
import { correctSection } from "@/lib/exam/mutations/correct-section";
import { finishAttempt } from "@/lib/exam/mutations/finish-attempt";
import { handInWriting } from "@/lib/exam/mutations/hand-in-writing";
import { saveAnswers } from "@/lib/exam/mutations/save-answers";
import { startAttempt } from "@/lib/exam/mutations/start-attempt";
import { findAttemptAt, getAttempt, hasCorrected, listAttempts, sectionRecordOf } from "@/lib/exam/queries";
import { readReview } from "@/lib/report/queries";
import { markByTeacher } from "@/lib/writing/mutations/mark-by-teacher";
import { findAttemptWithWriting } from "@/lib/writing/queries";
import { readSessionState } from "@/lib/writing/session-state";
import { makeAdmin, makeLearner } from "@/tests/support/factories";
import { inBatches } from "@/tests/support/in-batches";

const reason = "Ha cambiato computer a metà della prova.";
const setAside = { reason: "attempt_set_aside", code: "conflict" };
const answers = (letter: string) => ({ prova: "ascolto1" as const, answers: { ascolto1_1: letter }, completed: false });

async function begin() {
  const [admin, learner] = [await makeAdmin(), await makeLearner()];
  return { admin, learner, attemptId: await startAttempt(learner, 1) };
}

const cardOf = async (learner: Awaited<ReturnType<typeof makeLearner>>) =>
  toSimulationCards(listSimulations(), await listAttempts(learner), true, "it")[0];

describe("an attempt set aside", () => {
  it("is kept as it was, and no operation can change it", async () => {
    const { admin, learner, attemptId } = await begin();
    await saveAnswers(learner, attemptId, answers("B"));
    await setAttemptAside(admin, { attemptId, reason });
    await expect(saveAnswers(learner, attemptId, answers("A"))).rejects.toMatchObject(setAside);
    await expect(correctSection(learner, attemptId, "ascolto1")).rejects.toMatchObject(setAside);
    await expect(handInWriting(learner, attemptId, { text: "Ciao" })).rejects.toMatchObject(setAside);
    await expect(finishAttempt(learner, attemptId)).rejects.toMatchObject(setAside);
    await expect(readSessionState(learner, attemptId, "it")).rejects.toMatchObject(setAside);
    const kept = await getAttempt(learner, attemptId);
    expect(kept).toMatchObject({ status: "active", closedAt: null });
    expect(sectionRecordOf(kept, "ascolto1")).toMatchObject({
      answers: { ascolto1_1: "B" },
      revision: 1,
      lockedAt: null,
    });
  });

  it("allows one new attempt, however many requests start one concurrently", async () => {
    const { admin, learner, attemptId } = await begin();
    await setAttemptAside(admin, { attemptId, reason });
    expect(await findAttemptAt(learner, 1)).toBeNull();
    expect(await cardOf(learner)).toMatchObject({ attemptCount: 0, canStart: true, lastSession: null });
    const ids = await inBatches(200, () => startAttempt(learner, 1));
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).not.toBe(attemptId);
    expect(await db().attempt.count({ where: { userId: learner.id } })).toBe(2);
    expect((await findAttemptAt(learner, 1))?.id).toBe(ids[0]);
    expect((await findAttemptWithWriting(learner, { simulationId: 1 }))?.attempt.id).toBe(ids[0]);
    expect(await cardOf(learner)).toMatchObject({ attemptCount: 1, canStart: false, lastSession: { id: ids[0] } });
  });

  it("stays readable to its learner if it was corrected, and on the dashboard if it was finished", async () => {
    const { admin, learner, attemptId } = await begin();
    await correctSection(learner, attemptId, "ascolto1");
    await finishAttempt(learner, attemptId);
    await setAttemptAside(admin, { attemptId, reason });
    expect(await readReview(learner, attemptId, "ascolto1", "it")).toMatchObject({ prova: "ascolto1" });
    expect(await hasCorrected(learner, 1, "ascolto1")).toBe(true);
    expect((await readSessionState(learner, attemptId, "it")).session.status).toBe("closed");
    await finishAttempt(learner, attemptId);
    const again = await startAttempt(learner, 1);
    expect(await cardOf(learner)).toMatchObject({
      lastSession: { id: again, status: "active" },
      completedAttempts: [{ id: attemptId, setAside: true }],
    });
  });

  it("keeps its keys closed while the simulation is taken again as at the exam", async () => {
    const { admin, learner, attemptId } = await begin();
    await correctSection(learner, attemptId, "ascolto1");
    await setAttemptAside(admin, { attemptId, reason });
    await startAttempt(learner, 1, { mode: "exam", extraTime: "none" });
    const review = readReview(learner, attemptId, "ascolto1", "it");
    await expect(review).rejects.toMatchObject({ code: "conflict", reason: "exam_mode" });
    await db().attempt.update({ where: { id: attemptId }, data: { status: "closed", closedAt: new Date() } });
    const state = readSessionState(learner, attemptId, "it");
    await expect(state).rejects.toMatchObject({ code: "conflict", reason: "exam_mode" });
  });

  it("still gets the marks of a running correction", async () => {
    const { admin, learner, attemptId } = await begin();
    const writingId = await handInWriting(learner, attemptId, { text: "Ciao Anna, come stai?", option: "A" });
    await setAttemptAside(admin, { attemptId, reason });
    const criteria = { efficacia: 3, stile: 1, morfosintassi: 2, lessico: 2, ortografia: 1 };
    await markByTeacher(admin, { writingId, criteria, feedback: "Bene.", correctedText: "" });
    expect(sectionRecordOf(await getAttempt(learner, attemptId), "scrittura")).toMatchObject({
      score: 9,
      passed: true,
    });
    expect(await db().auditEvent.findMany({ where: { subjectId: learner.id, kind: "writing_marked" } })).toMatchObject([
      { actorId: admin.id, details: { writingId, attemptId, score: 9 } },
    ]);
  });

  it("is set aside once by two concurrent admins, with one audit event", async () => {
    const { admin, learner, attemptId } = await begin();
    const other = await makeAdmin();
    const both = await Promise.allSettled(
      [admin, other].map((one) => setAttemptAside(one, { attemptId, reason: `${reason} ${one.id}` })),
    );
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(both.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "conflict" } });
    const events = await db().auditEvent.findMany({ where: { subjectId: learner.id, kind: "attempt_set_aside" } });
    expect(events).toHaveLength(1);
    expect(events[0]?.details).toEqual({ attemptId, simulationId: 1, status: "active" });
    expect(events[0]?.reason).toBe(`${reason} ${events[0]?.actorId}`);
  });

  it("rejects a concurrent save of the learner", async () => {
    const { admin, learner, attemptId } = await begin();
    const saves = Array.from({ length: 40 }, (_, index) =>
      saveAnswers(learner, attemptId, answers("ABC"[index % 3] ?? "A")),
    );
    const [, ...outcomes] = await Promise.allSettled([setAttemptAside(admin, { attemptId, reason }), ...saves]);
    const saved = outcomes.filter(({ status }) => status === "fulfilled").length;
    const record = sectionRecordOf(await getAttempt(learner, attemptId), "ascolto1");
    expect(record.revision).toBe(saved);
    for (const outcome of outcomes) {
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject(setAside);
    }
  });

  it("is finished completely or not at all if the learner finishes it concurrently", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { admin, learner, attemptId } = await begin();
      const [, finished] = await Promise.allSettled([
        setAttemptAside(admin, { attemptId, reason }),
        finishAttempt(learner, attemptId),
      ]);
      const attempt = await getAttempt(learner, attemptId);
      expect(attempt.status).toBe(finished?.status === "fulfilled" ? "closed" : "active");
      expect(attempt.sections.every(({ lockedAt }) => (lockedAt !== null) === (attempt.status === "closed"))).toBe(
        true,
      );
    }
  });

  it("must exist", async () => {
    await expect(setAttemptAside(await makeAdmin(), { attemptId: "abcdefghjk", reason })).rejects.toMatchObject({
      code: "not_found",
    });
  });
});
