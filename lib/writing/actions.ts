"use server";

import { accountAction } from "@/lib/accounts/gate";
import { attemptIdSchema } from "@/lib/exam/schema";
import { askTeacher } from "@/lib/writing/mutations/ask-teacher";

/** Asks for a teacher to look at the marks of the caller's own writing. */
export const contestMarks = accountAction(attemptIdSchema, askTeacher);
