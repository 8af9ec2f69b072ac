import "server-only";
import { db } from "@/lib/db/client";
import { attemptClosedError, lockAttempt, requirePractice } from "@/lib/exam/mutations/lock-attempt";
import { markSection } from "@/lib/exam/mutations/mark-section";
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
