"use server";

import { accountAction } from "@/lib/accounts/gate";
import { attemptIdSchema } from "@/lib/exam/schema";
import { queueTeacherReview } from "@/lib/writing/mutations/queue-teacher-review";

/** Requests a teacher's review of the marks of the caller's writing. */
export const requestTeacherReview = accountAction(attemptIdSchema, queueTeacherReview);
