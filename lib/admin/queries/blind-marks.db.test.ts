import { describe, expect, it } from "vitest";
import type { Admin } from "@/lib/accounts/actor";
import { openWriting } from "@/lib/admin/mutations/open-writing";
import { listAuditEvents } from "@/lib/admin/queries/audit";
import { findBlindText, listBlindTexts, readAgreement } from "@/lib/admin/queries/blind-marks";
import { db } from "@/lib/db/client";
import { type CriteriaScores, sumCriteria } from "@/lib/exam/criteria";
import { handInWriting } from "@/lib/exam/mutations/hand-in-writing";
import { startAttempt } from "@/lib/exam/mutations/start-attempt";
import { beginBlindMarks, revealMarks, saveBlindMarks } from "@/lib/writing/mutations/blind-marks";
import { markByTeacher } from "@/lib/writing/mutations/mark-by-teacher";
import { findWriting } from "@/lib/writing/queries";
import { makeAdmin, makeLearner } from "@/tests/support/factories";

const AI = { efficacia: 3, stile: 0, morfosintassi: 1, lessico: 1, ortografia: 1 };
const ONE = { efficacia: 2, stile: 1, morfosintassi: 2, lessico: 2, ortografia: 1 };
const OTHER = { efficacia: 2, stile: 1, morfosintassi: 4, lessico: 2, ortografia: 0 };
const EVENTS = { kind: null, actor: null, student: null, from: null, to: null, before: null };
const DAY_MS = 24 * 60 * 60 * 1000;

/** A writing with the AI teacher's marks. */
async function makeMarked() {
  const learner = await makeLearner();
  const attemptId = await startAttempt(learner, 1);
  const writingId = await handInWriting(learner, attemptId, { text: "Gentile signora, sto male.", option: "A" });
  const marks = { criteria: AI, score: sumCriteria(AI), feedback: "Giudizio dell'AI.", finishedAt: new Date() };
  await db().correction.create({
    data: { writingId, source: "ai", key: `ai:${writingId}`, locale: "it", state: "done", ...marks },
  });
  return { learner, attemptId, writingId };
}

async function markBlind(teacher: Admin, writingId: string, criteria: CriteriaScores = ONE) {
  await beginBlindMarks(teacher, writingId);
  await saveBlindMarks(teacher, { writingId, criteria });
}

const isOffered = async (teacher: Admin, writingId: string) =>
  (await listBlindTexts(teacher)).some(({ id }) => id === writingId);

describe("marking blind", () => {
  it("hides the AI's marks and the other teacher's until the teacher's own are saved", async () => {
    const { writingId } = await makeMarked();
    const [first, second] = await Promise.all([makeAdmin(), makeAdmin()]);
    await markBlind(first, writingId, OTHER);
    await beginBlindMarks(second, writingId);

    const offered = (await listBlindTexts(second)).find(({ id }) => id === writingId);
    expect(Object.keys(offered ?? {}).sort()).toEqual(["hasOtherReading", "id", "option", "simulationId", "words"]);
    const text = await findBlindText(second, writingId);
    expect(Object.keys(text ?? {}).sort()).toEqual(["id", "option", "simulationId", "text"]);
    expect(await openWriting(second, writingId)).toBe("blind");
    const { entries } = await listAuditEvents(second, { ...EVENTS, kind: "writing_marked_blind" });
    expect(entries.map(({ details }) => details)).toContainEqual([["writingId", writingId]]);

    await saveBlindMarks(second, { writingId, criteria: ONE });
    expect(await openWriting(second, writingId)).toMatchObject({ handedIn: { result: { score: 6 } } });
    expect(await findBlindText(second, writingId)).toBeNull();
  });

  it("is closed to a teacher who has seen the marks, signed them, or saved their own", async () => {
    const { writingId } = await makeMarked();
    const [reader, signer, marker] = await Promise.all([makeAdmin(), makeAdmin(), makeAdmin()]);
    expect(await openWriting(reader, writingId)).toMatchObject({ handedIn: { result: { score: 6 } } });
    await markByTeacher(signer, { writingId, criteria: ONE, feedback: "Bene.", correctedText: "" });
    await markBlind(marker, writingId);
    for (const teacher of [reader, signer, marker]) {
      await expect(beginBlindMarks(teacher, writingId)).rejects.toMatchObject({ code: "conflict" });
      await expect(saveBlindMarks(teacher, { writingId, criteria: OTHER })).rejects.toMatchObject({ code: "conflict" });
    }
    expect(await isOffered(reader, writingId)).toBe(false);
    expect(await isOffered(marker, writingId)).toBe(false);
    expect(await isOffered(await makeAdmin(), writingId)).toBe(true);
  });

  it("is limited to two teachers, even concurrently, and a place unused for a day is free again", async () => {
    const { writingId } = await makeMarked();
    const teachers = await Promise.all(Array.from({ length: 4 }, makeAdmin));
    const tried = await Promise.allSettled(teachers.map((teacher) => beginBlindMarks(teacher, writingId)));
    expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    const tomorrow = new Date(Date.now() + DAY_MS + 1000);
    const late = await makeAdmin();
    await beginBlindMarks(late, writingId, tomorrow);
    expect(await findBlindText(late, writingId)).not.toBeNull();
    await expect(beginBlindMarks(late, "0198a9c0-0000-7000-8000-000000000000")).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("lets a teacher whose place has expired see the marks, and then no longer mark blind", async () => {
    const { writingId } = await makeMarked();
    const teacher = await makeAdmin();
    await beginBlindMarks(teacher, writingId);
    expect(await revealMarks(teacher, writingId)).toBe(false);
    expect(await revealMarks(teacher, writingId, new Date(Date.now() + DAY_MS + 1000))).toBe(true);
    await expect(saveBlindMarks(teacher, { writingId, criteria: ONE })).rejects.toMatchObject({ code: "conflict" });
  });

  it("changes nothing for the learner, whose result stays as it was", async () => {
    const { learner, attemptId, writingId } = await makeMarked();
    const before = await findWriting(learner, attemptId);
    const [first, second] = await Promise.all([makeAdmin(), makeAdmin()]);
    await markBlind(first, writingId, OTHER);
    await markBlind(second, writingId, ONE);
    expect(await findWriting(learner, attemptId)).toEqual(before);
    await db().user.delete({ where: { id: first.id } });
    await expect(beginBlindMarks(await makeAdmin(), writingId)).rejects.toMatchObject({ code: "conflict" });
    expect(await isOffered(await makeAdmin(), writingId)).toBe(false);
  });
});

describe("the agreement between markers", () => {
  it("counts only blind marks: two teachers' of one text, and each teacher's against the AI's", async () => {
    await db().teacherReading.deleteMany();
    const admin = await makeAdmin();
    expect(await readAgreement(admin)).toEqual({ teachers: null, ai: null, drift: null });
    const { writingId } = await makeMarked();
    await markBlind(await makeAdmin(), writingId, ONE);
    await markBlind(await makeAdmin(), writingId, OTHER);
    const signed = await makeMarked();
    await markByTeacher(admin, { writingId: signed.writingId, criteria: ONE, feedback: "Bene.", correctedText: "" });
    const { teachers, ai } = await readAgreement(admin);
    expect(teachers).toMatchObject({ pairs: 1, difference: 1, criteria: { morfosintassi: 2, ortografia: -1 } });
    expect(ai).toMatchObject({ pairs: 2, difference: -2.5, criteria: { efficacia: 1, stile: -1 } });
  });
});
