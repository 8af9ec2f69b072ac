"use server";

import { z } from "zod";
import { accountAction } from "@/lib/accounts/gate";
import { entryOf } from "@/lib/action";
import { forgetExam, setExamDay, tellOutcome } from "@/lib/report/mutations/real-exam";
import { examDaySchema, examOutcomeSchema } from "@/lib/report/schema";

/** Notes the day of the caller's real exam. */
export const saveExamDay = accountAction(entryOf(examDaySchema), async (account, entry) => setExamDay(account, entry));

/** Forgets one of the caller's exams. */
export const removeExam = accountAction(z.uuid(), forgetExam);

/** Notes how an ability of the caller's real exam went. */
export const saveOutcome = accountAction(examOutcomeSchema, async (account, told) => tellOutcome(account, told));
