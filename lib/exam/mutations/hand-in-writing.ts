import "server-only";
import type { z } from "zod";
import { db, type Transaction } from "@/lib/db/client";
import { attemptClosedError, lockAttempt, requirePractice, sectionRecordKey } from "@/lib/exam/mutations/lock-attempt";
import type { handInWritingSchema, WritingAnswers } from "@/lib/exam/schema";
import { WRITING_SECTION } from "@/lib/exam/sections";
import { AppError } from "@/lib/http/errors";
import type { Candidate } from "@/lib/payments/actor";

/**
 * Hands in the writing exactly as typed and returns its id; idempotent for the same text. `revision` is the newest save
 * that the sender knows.
 * @throws AppError invalid_input (empty text), not_found, conflict (exam_mode, attempt_closed, attempt_set_aside,
 *   already_corrected, newer_answers_saved)
 */
export async function handInWriting(
  candidate: Candidate,
  attemptId: string,
  { text = "", option, revision }: z.infer<typeof handInWritingSchema>,
  now = new Date(),
): Promise<string> {
  if (text.trim() === "") throw new AppError("invalid_input", "empty writing", { fields: { text: "empty_writing" } });
  return db().$transaction(async (tx) => {
    const attempt = await lockAttempt(tx, candidate, attemptId);
    requirePractice(attempt);
    const writing = await tx.writing.findUnique({ where: { attemptId }, select: { id: true, text: true } });
    if (writing?.text === text) return writing.id;
    if (writing) throw new AppError("conflict", "writing handed in", { reason: "already_corrected" });
    if (attempt.status === "closed") throw attemptClosedError();
    if (revision !== undefined) {
      const newer = { ...sectionRecordKey(attemptId, WRITING_SECTION), revision: { gt: revision } };
      if (await tx.sectionRecord.findUnique({ where: newer, select: { revision: true } }))
        throw new AppError("conflict", "a newer text is saved", { reason: "newer_answers_saved" });
    }
    return storeWriting(tx, attemptId, { text, option }, now);
  });
}

/** Stores the text as handed in and locks the section. @returns its id */
export async function storeWriting(
  tx: Transaction,
  attemptId: string,
  { text = "", option }: WritingAnswers,
  now: Date,
): Promise<string> {
  const answers = { text, ...(option ? { option } : {}) };
  await tx.sectionRecord.update({
    where: sectionRecordKey(attemptId, WRITING_SECTION),
    data: { answers, revision: { increment: 1 }, completed: true, savedAt: now, lockedAt: now },
  });
  const data = { attemptId, text, option: option ?? null, submittedAt: now };
  const { id } = await tx.writing.create({ data, select: { id: true } });
  return id;
}

/** Stores a writing's score; called by the writing domain after a correction. @param score 0 to 12 */
export async function storeWritingScore(
  tx: Transaction,
  attemptId: string,
  score: number,
  passed: boolean,
  now: Date,
): Promise<void> {
  const where = sectionRecordKey(attemptId, WRITING_SECTION);
  await tx.sectionRecord.update({ where, data: { score, passed, correctedAt: now } });
}
