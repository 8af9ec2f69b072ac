"use server";

import { requireAccount } from "@/lib/accounts/gate";
import { action } from "@/lib/action";
import { AppError } from "@/lib/errors";
import { attemptIdSchema } from "@/lib/exam/schema";
import { askTeacher } from "@/lib/writing/mutations/ask-teacher";

const contest = action(attemptIdSchema, async (attemptId) => {
  const account = await requireAccount();
  if (account.isSuspended) throw new AppError("suspended");
  await askTeacher(account, attemptId);
  return true;
});

/** Asks for a teacher to look at the marks of the caller's own writing. */
export async function contestMarks(attemptId: string) {
  return contest(attemptId);
}
