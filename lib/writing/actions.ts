"use server";

import { requireAccount } from "@/lib/accounts/gate";
import { action } from "@/lib/action";
import { attemptIdSchema } from "@/lib/exam/schema";
import { askTeacher } from "@/lib/writing/mutations/ask-teacher";

const contest = action(attemptIdSchema, async (attemptId) => {
  await askTeacher(await requireAccount(), attemptId);
  return true;
});

/** Asks for a teacher to look at the marks of the caller's own writing. */
export async function contestMarks(attemptId: string) {
  return contest(attemptId);
}
