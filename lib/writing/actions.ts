"use server";

import { accountAction } from "@/lib/accounts/gate";
import { attemptIdSchema } from "@/lib/exam/schema";
import { askTeacher } from "@/lib/writing/mutations/ask-teacher";

/** Requests a teacher's review of the marks of the caller's writing. */
export const contestMarks = accountAction(attemptIdSchema, askTeacher);
