import "server-only";
import type { Account } from "@/lib/accounts/actor";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";

/**
 * The one row of a writing for its teacher: queued when the learner asks for one, done when a teacher has marked. Its
 * key lets it stand only once, so a learner asks once per attempt.
 */
export const teacherKey = (writingId: string): string => `teacher:${writingId}`;

/**
 * Asks for a teacher to look at the AI teacher's marks of one of the account's own writings. Repeated, it changes nothing.
 * @throws AppError suspended, not_found, conflict (there are no marks of the AI teacher to contest)
 */
export async function askTeacher(account: Account, attemptId: string): Promise<void> {
  if (account.isSuspended) throw new AppError("suspended");
  const writing = await db().writing.findFirst({
    where: { attemptId, attempt: { userId: account.id } },
    select: { id: true, corrections: { where: { source: "ai", state: "done" }, select: { id: true }, take: 1 } },
  });
  if (!writing) throw new AppError("not_found");
  if (writing.corrections.length === 0) throw new AppError("conflict", "no marks of the AI teacher to contest");
  await db().correction.createMany({
    data: [{ writingId: writing.id, source: "teacher", key: teacherKey(writing.id), locale: account.locale }],
    skipDuplicates: true,
  });
}
