import "server-only";
import { z } from "zod";
import type { Admin } from "@/lib/accounts/actor";
import { recordEvent } from "@/lib/accounts/mutations/record-event";
import { db } from "@/lib/db/client";
import { sumCriteria } from "@/lib/exam/criteria";
import { storeWritingScore } from "@/lib/exam/mutations/hand-in-writing";
import { WRITING_PASS } from "@/lib/exam/score";
import { AppError } from "@/lib/http/errors";
import { log } from "@/lib/observability/log";
import { readErrorNotes } from "@/lib/writing/error-notes";
import { lockWriting } from "@/lib/writing/mutations/lock-writing";
import { teacherKey } from "@/lib/writing/mutations/queue-teacher-review";
import { listTeacherLines } from "@/lib/writing/queries/teacher-lines";
import { parseErrors, spellingFindingSchema, type TeacherMarks } from "@/lib/writing/schema";
import { locateTeacherErrors } from "@/lib/writing/teacher-errors";

/**
 * Makes a teacher's marks the result, in place of the AI's and of earlier ones that the teacher saw.
 * @param locale of the page on which the teacher read the proposed explanations; it may differ from the account's
 * @throws AppError not_found, conflict (marked_meanwhile)
 */
export async function markByTeacher(
  admin: Admin,
  marks: TeacherMarks,
  locale = admin.locale,
  now = new Date(),
): Promise<void> {
  const { writingId, criteria, feedback, seenMarkedAt = null } = marks;
  const score = sumCriteria(criteria);
  const [say, lines] = [await readErrorNotes(locale), await listTeacherLines(admin)];
  await db().$transaction(async (tx) => {
    await lockWriting(tx, writingId);
    const writing = await tx.writing.findUniqueOrThrow({
      where: { id: writingId },
      select: {
        attemptId: true,
        text: true,
        basicCheck: true,
        attempt: { select: { userId: true, user: { select: { locale: true } } } },
        corrections: {
          where: { state: "done" },
          orderBy: { finishedAt: "desc" },
          select: { source: true, errors: true, finishedAt: true },
        },
      },
    });
    const markedAt = writing.corrections.find(({ source }) => source === "teacher")?.finishedAt ?? null;
    if (markedAt?.getTime() !== seenMarkedAt?.getTime())
      throw new AppError("conflict", "a teacher has marked it meanwhile", { reason: "marked_meanwhile" });
    const correctedText = marks.correctedText.trim() === "" ? writing.text : marks.correctedText;
    const explained = writing.corrections.flatMap(({ errors }) => parseErrors(errors));
    const sources = { explained, findings: z.array(spellingFindingSchema).parse(writing.basicCheck ?? []), lines };
    const sayToLearner = await readErrorNotes(writing.attempt.user.locale);
    const errors = locateTeacherErrors(writing.text, { ...marks, correctedText }, sources, say, sayToLearner);
    const given = { criteria, score, feedback, correctedText, errors };
    const done = { state: "done" as const, locale, finishedAt: now, ...given };
    await tx.correction.upsert({
      where: { key: teacherKey(writingId) },
      create: { writingId, source: "teacher", key: teacherKey(writingId), ...done },
      update: done,
    });
    await storeWritingScore(tx, writing.attemptId, score, score >= WRITING_PASS, now);
    await recordEvent(tx, {
      kind: "writing_marked",
      actorId: admin.id,
      subjectId: writing.attempt.userId,
      details: { writingId, attemptId: writing.attemptId, score },
    });
  });
  log().info({ writingId, teacherId: admin.id, score }, "a writing was marked by a teacher");
}
