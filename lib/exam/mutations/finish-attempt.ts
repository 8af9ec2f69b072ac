import "server-only";
import { db, type Transaction } from "@/lib/db/client";
import { markSection } from "@/lib/exam/mutations/correct-section";
import { storeWriting } from "@/lib/exam/mutations/hand-in-writing";
import { type LockedAttempt, lockAttempt, requirePractice, sectionRecordKey } from "@/lib/exam/mutations/lock-attempt";
import { parseStoredAnswers } from "@/lib/exam/schema";
import { QUESTION_SECTIONS, WRITING_SECTION } from "@/lib/exam/sections";
import type { Candidate } from "@/lib/payments/actor";

/**
 * Closes a practice attempt: marks open question sections and hands in the writing; an empty one scores 0. Idempotent.
 * @throws AppError not_found, conflict (attempt_set_aside, exam_mode)
 */
export async function finishAttempt(candidate: Candidate, attemptId: string, now = new Date()): Promise<void> {
  await db().$transaction(async (tx) => {
    const attempt = await lockAttempt(tx, candidate, attemptId);
    requirePractice(attempt);
    if (attempt.status === "active") await closeAttempt(tx, attempt, now);
  });
}

/** Like `finishAttempt`, for an attempt that is locked and active. */
export async function closeAttempt(tx: Transaction, { id, simulationId }: LockedAttempt, now: Date): Promise<void> {
  const where = { attemptId: id, lockedAt: null };
  const open = await tx.sectionRecord.findMany({ where, select: { section: true, answers: true } });
  for (const section of QUESTION_SECTIONS) {
    if (open.some((record) => record.section === section)) await markSection(tx, { id, simulationId }, section, now);
  }
  const writing = open.find(({ section }) => section === WRITING_SECTION);
  if (writing) {
    const { text = "", option } = parseStoredAnswers(writing.answers);
    if (text.trim() === "")
      await tx.sectionRecord.update({
        where: sectionRecordKey(id, WRITING_SECTION),
        data: { lockedAt: now, correctedAt: now, completed: true, score: 0, passed: false },
      });
    else await storeWriting(tx, id, { text, option: option === "A" || option === "B" ? option : undefined }, now);
  }
  await tx.attempt.update({ where: { id }, data: { status: "closed", closedAt: now } });
}
