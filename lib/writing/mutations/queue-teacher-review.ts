import "server-only";
import type { Account } from "@/lib/accounts/actor";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";

/** Key of a writing's only teacher row: queued when the learner asks, done when a teacher has marked. */
export const teacherKey = (writingId: string): string => `teacher:${writingId}`;

/** Requests a teacher's review; idempotent. @throws AppError suspended, not_found, conflict (no AI marks) */
export async function queueTeacherReview(account: Account, attemptId: string): Promise<void> {
  if (account.isSuspended) throw new AppError("suspended");
  const writing = await db().writing.findFirst({
    where: { attemptId, attempt: { userId: account.id } },
    select: { id: true, corrections: { where: { source: "ai", state: "done" }, select: { id: true }, take: 1 } },
  });
  if (!writing) throw new AppError("not_found");
  if (writing.corrections.length === 0) throw new AppError("conflict", "no AI marks to contest");
  await db().correction.createMany({
    data: [{ writingId: writing.id, source: "teacher", key: teacherKey(writing.id), locale: account.locale }],
    skipDuplicates: true,
  });
}
