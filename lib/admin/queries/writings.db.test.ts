import { describe, expect, it } from "vitest";
import { findWritingToMark, listWritingsToMark } from "@/lib/admin/queries/writings";
import { db } from "@/lib/db/client";
import { handInWriting } from "@/lib/exam/mutations/hand-in-writing";
import { startAttempt } from "@/lib/exam/mutations/start-attempt";
import { getAttempt, sectionRecordOf } from "@/lib/exam/queries";
import { answerShortText } from "@/lib/writing/mutations/answer-short-text";
import { markByTeacher } from "@/lib/writing/mutations/mark-by-teacher";
import { queueTeacherReview } from "@/lib/writing/mutations/queue-teacher-review";
import { findWriting } from "@/lib/writing/queries";
import { listTeacherLines } from "@/lib/writing/queries/teacher-lines";
import { teacherMarksSchema } from "@/lib/writing/schema";
import english from "@/messages/en.json";
import italian from "@/messages/it.json";
import { makeAdmin, makeLearner } from "@/tests/support/factories";

const TEXT = "Gentile signora, ieri ho andato dal medico perchè sto male.";
const AI_CRITERIA = { efficacia: 1, stile: 1, morfosintassi: 2, lessico: 1, ortografia: 0 };
const CRITERIA = { efficacia: 2, stile: 1, morfosintassi: 3, lessico: 2, ortografia: 0 };
const ERROR = {
  id: 1,
  type: "grammaticale",
  original: "ho",
  corrected: "sono",
  explanation: "«Andare» vuole «essere».",
  start: 22,
  end: 24,
  correctedStart: 22,
  correctedEnd: 26,
} as const;

async function handIn(text = TEXT) {
  const learner = await makeLearner();
  const attemptId = await startAttempt(learner, 1);
  const writingId = await handInWriting(learner, attemptId, { text, option: "A" });
  return { learner, attemptId, writingId };
}

/** The result of the AI teacher: marks, or a fault. */
async function storeAi(writingId: string, failure: string | null = null): Promise<void> {
  const marks = { criteria: AI_CRITERIA, score: 5, feedback: "Bene.", finishedAt: new Date(), errors: [ERROR] };
  await db().correction.create({
    data: {
      writingId,
      source: "ai",
      key: `test:${writingId}`,
      locale: "it",
      failure,
      state: failure ? "failed" : "done",
      ...(failure ? {} : { ...marks, correctedText: TEXT.replace("ho", "sono") }),
    },
  });
}

const marksFor = (writingId: string) => ({
  writingId,
  criteria: CRITERIA,
  feedback: "Brava: si capisce tutto.",
  correctedText: "Gentile signora, ieri sono andato dal medico perché sto male.",
});

async function kindOf(writingId: string) {
  const queue = await listWritingsToMark(await makeAdmin());
  return queue.find(({ id }) => id === writingId)?.kind ?? null;
}

describe("requesting a teacher", () => {
  it("puts a writing marked by the AI teacher into the queue, once; the AI's marks stay until the teacher's come", async () => {
    const { learner, attemptId, writingId } = await handIn();
    await storeAi(writingId);
    expect(await kindOf(writingId)).toBeNull();
    await Promise.all(Array.from({ length: 10 }, () => queueTeacherReview(learner, attemptId)));
    expect(await db().correction.count({ where: { writingId, source: "teacher" } })).toBe(1);
    expect(await kindOf(writingId)).toBe("contested");
    expect((await findWriting(learner, attemptId))?.result).toMatchObject({
      score: 5,
      source: "ai",
      teacherAsked: true,
    });
  });

  it("is refused for another learner's writing, and before there are marks", async () => {
    const { learner, attemptId, writingId } = await handIn();
    await expect(queueTeacherReview(learner, attemptId)).rejects.toMatchObject({ code: "conflict" });
    await storeAi(writingId);
    await expect(queueTeacherReview(await makeLearner(), attemptId)).rejects.toMatchObject({ code: "not_found" });
    expect(await db().correction.count({ where: { writingId, source: "teacher" } })).toBe(0);
  });
});

describe("a teacher's marks", () => {
  it("replace the AI's, are signed, and keep its explanations for identical changes", async () => {
    const { learner, attemptId, writingId } = await handIn();
    await storeAi(writingId);
    await queueTeacherReview(learner, attemptId);
    await markByTeacher(await makeAdmin(), marksFor(writingId));
    const result = (await findWriting(learner, attemptId))?.result;
    expect(result).toMatchObject({
      score: 8,
      passed: true,
      source: "teacher",
      ai_generated: false,
      criteria: CRITERIA,
    });
    expect(result?.errors.map(({ original, corrected, type }) => [original, corrected, type])).toEqual([
      ["ho", "sono", "grammaticale"],
      ["perchè", "perché", "ortografico"],
    ]);
    for (const { start, end, original } of result?.errors ?? []) expect(TEXT.slice(start, end)).toBe(original);
    expect(sectionRecordOf(await getAttempt(learner, attemptId), "scrittura")).toMatchObject({
      score: 8,
      passed: true,
    });
    expect(await kindOf(writingId)).toBeNull();
  });

  it("explain every difference in the teacher's words or a proposal's; a teacher's words are reused", async () => {
    const { learner, attemptId, writingId } = await handIn();
    await db().user.update({ where: { id: learner.id }, data: { locale: "en" } });
    const own = {
      start: TEXT.indexOf("ho "),
      corrected: "sono",
      type: "sintattico",
      explanation: "Serve «essere».",
    } as const;
    const admin = await makeAdmin();
    await markByTeacher(admin, { ...marksFor(writingId), notes: [own] });
    const explanationsOf = async (of: typeof learner, id: string) =>
      (await findWriting(of, id))?.result?.errors.map(({ type, explanation }) => [type, explanation]);
    expect(await explanationsOf(learner, attemptId)).toEqual([
      ["sintattico", own.explanation],
      ["ortografico", english.writing.spelling.reasons.accent],
    ]);
    expect(await listTeacherLines(await makeAdmin())).toContainEqual({
      wrong: "ho",
      right: "sono",
      type: "sintattico",
      explanation: own.explanation,
    });
    const other = await handIn("Stamattina ho arrivata tardi.");
    const correctedText = "Stamattina sono arrivata tardi.";
    await markByTeacher(await makeAdmin(), { ...marksFor(other.writingId), correctedText });
    expect(await explanationsOf(other.learner, other.attemptId)).toEqual([["sintattico", own.explanation]]);
  });

  it("are recognised as proposals in the language of the teacher's page, which may differ from the account's", async () => {
    const { learner, attemptId, writingId } = await handIn();
    const proposed = {
      start: TEXT.indexOf("perche"),
      corrected: "perché",
      type: "ortografico",
      explanation: english.writing.spelling.reasons.accent,
    } as const;
    await markByTeacher(await makeAdmin(), { ...marksFor(writingId), notes: [proposed] }, "en");
    const explanations = (await findWriting(learner, attemptId))?.result?.errors.map(({ explanation }) => explanation);
    expect(explanations).toContain(italian.writing.spelling.reasons.accent);
    expect(explanations).not.toContain(proposed.explanation);
  });

  it("are given to a short text at once, by its length, but only once and never to a longer text", async () => {
    const { learner, attemptId, writingId } = await handIn();
    const admin = await makeAdmin();
    await answerShortText(admin, { writingId, feedback: "Troppo corto." });
    expect((await findWriting(learner, attemptId))?.result).toMatchObject({
      source: "teacher",
      score: 2,
      feedback: "Troppo corto.",
      correctedText: TEXT,
      errors: [],
    });
    await expect(answerShortText(admin, { writingId, feedback: "Di nuovo." })).rejects.toMatchObject({
      code: "conflict",
    });
    const long = await handIn("parola ".repeat(30));
    await expect(answerShortText(admin, { writingId: long.writingId, feedback: "No." })).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("can be given if the AI gave none, and changed", async () => {
    const { learner, attemptId, writingId } = await handIn();
    const [first, second] = [await makeAdmin(), await makeAdmin()];
    await markByTeacher(first, marksFor(writingId));
    const seenMarkedAt = (await findWritingToMark(second, writingId))?.teacherMarkedAt ?? null;
    expect(seenMarkedAt).toBeInstanceOf(Date);
    await markByTeacher(second, { ...marksFor(writingId), criteria: { ...CRITERIA, efficacia: 0 }, seenMarkedAt });
    expect((await findWriting(learner, attemptId))?.result).toMatchObject({ score: 6, passed: false });
    expect(await db().correction.count({ where: { writingId } })).toBe(1);
    await expect(queueTeacherReview(learner, attemptId)).rejects.toMatchObject({ code: "conflict" });
  });

  it("are not replaced by a teacher who has not seen them", async () => {
    const { learner, attemptId, writingId } = await handIn();
    await storeAi(writingId);
    await queueTeacherReview(learner, attemptId);
    const teachers = [await makeAdmin(), await makeAdmin()];
    const seen = (await findWritingToMark(await makeAdmin(), writingId))?.teacherMarkedAt ?? null;
    expect(seen).toBeNull();
    const conflict = { code: "conflict", reason: "marked_meanwhile" };
    const both = await Promise.allSettled(
      teachers.map((teacher, index) =>
        markByTeacher(teacher, { ...marksFor(writingId), feedback: `${index}`, seenMarkedAt: seen }),
      ),
    );
    expect(both.filter(({ status }) => status === "rejected")).toMatchObject([{ reason: conflict }]);
    const stored = `${both.findIndex(({ status }) => status === "fulfilled")}`;
    const tooLate = { ...marksFor(writingId), seenMarkedAt: new Date(0) };
    await expect(markByTeacher(await makeAdmin(), tooLate)).rejects.toMatchObject(conflict);
    expect((await findWriting(learner, attemptId))?.result).toMatchObject({ source: "teacher", feedback: stored });
    const marked = { subjectId: learner.id, kind: "writing_marked" } as const;
    expect(await db().auditEvent.count({ where: marked })).toBe(1);
  });

  it("stay within the criteria's maximum points", () => {
    const marks = marksFor(crypto.randomUUID());
    expect(teacherMarksSchema.safeParse(marks).success).toBe(true);
    const note = { start: 0, corrected: "", type: "altro", explanation: " " };
    expect(teacherMarksSchema.safeParse({ ...marks, notes: [note] }).success).toBe(false);
    for (const wrong of [{ efficacia: 4 }, { stile: -1 }, { lessico: 1.5 }]) {
      expect(teacherMarksSchema.safeParse({ ...marks, criteria: { ...CRITERIA, ...wrong } }).success).toBe(false);
    }
  });
});

describe("the teachers' queue", () => {
  it("shows the reason of each writing", async () => {
    const [short, failed, long, waiting] = [
      await handIn(),
      await handIn(),
      await handIn("parola ".repeat(700)),
      await handIn("parola ".repeat(100)),
    ];
    await storeAi(failed.writingId, "refused");
    await storeAi(long.writingId, "too_long");
    expect(await Promise.all([short, failed, long, waiting].map(({ writingId }) => kindOf(writingId)))).toEqual([
      "outOfRange",
      "failed",
      "outOfRange",
      "waiting",
    ]);
  });

  it("shows a writing without its learner's name", async () => {
    const { learner, writingId, attemptId } = await handIn();
    const writing = await findWritingToMark(await makeAdmin(), writingId);
    expect(writing).toMatchObject({ id: writingId, attemptId, simulationId: 1, handedIn: { text: TEXT, option: "A" } });
    expect(JSON.stringify(writing)).not.toContain(learner.email);
    expect(await findWritingToMark(await makeAdmin(), crypto.randomUUID())).toBeNull();
  });
});
