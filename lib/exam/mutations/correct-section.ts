import "server-only";
import { db, type Transaction } from "@/lib/db/client";
import { getSimulation } from "@/lib/exam/content/library";
import { keyedQuestions } from "@/lib/exam/kinds/table";
import { attemptClosedError, lockAttempt, requirePractice, sectionRecordKey } from "@/lib/exam/mutations/lock-attempt";
import { questionName } from "@/lib/exam/question-name";
import { parseStoredAnswers } from "@/lib/exam/schema";
import { markQuestions } from "@/lib/exam/score";
import type { QuestionSection } from "@/lib/exam/sections";
import type { Candidate } from "@/lib/payments/actor";

/**
 * Corrects and locks one question section of an active attempt. Idempotent.
 * @throws AppError not_found, conflict (exam_mode, attempt_closed, attempt_set_aside)
 */
export async function correctSection(
  candidate: Candidate,
  attemptId: string,
  section: QuestionSection,
  now = new Date(),
): Promise<void> {
  await db().$transaction(async (tx) => {
    const attempt = await lockAttempt(tx, candidate, attemptId);
    requirePractice(attempt);
    const isDone = await tx.sectionRecord.count({ where: { attemptId, section, lockedAt: { not: null } } });
    if (isDone > 0) return;
    if (attempt.status === "closed") throw attemptClosedError();
    await markSection(tx, attempt, section, now);
  });
}

/** Marks a question section as stored, and locks it. */
export async function markSection(
  tx: Transaction,
  attempt: { id: string; simulationId: number },
  section: QuestionSection,
  now: Date,
): Promise<void> {
  const where = sectionRecordKey(attempt.id, section);
  // Lock first: a concurrent save waits for this row and then finds it locked.
  const record = await tx.sectionRecord.update({ where, data: { lockedAt: now }, select: { answers: true } });
  const answers = parseStoredAnswers(record.answers);
  const questions = keyedQuestions(getSimulation(attempt.simulationId), section);
  const { score12: score, ...result } = markQuestions(questions, (id) => answers[questionName(section, id)]);
  await tx.sectionRecord.update({ where, data: { ...result, score, correctedAt: now, completed: true } });
}
