"use server";

import { getLocale } from "next-intl/server";
import { z } from "zod";
import { accountAction } from "@/lib/accounts/gate";
import { entryOf } from "@/lib/http/action";
import { learnerAction } from "@/lib/payments/gate";
import { deckAnswerSchema, easyAnswerSchema } from "@/lib/report/deck/schema";
import { answerDeckCard, callEasy } from "@/lib/report/mutations/answer-deck-card";
import { forgetExam, setExamDay, tellOutcome } from "@/lib/report/mutations/real-exam";
import { examDaySchema, examOutcomeSchema } from "@/lib/report/schema";

/** Answers a card of the caller's own deck; gives its correction and what comes next. */
export const answerCard = learnerAction(deckAnswerSchema, async (learner, answer) =>
  answerDeckCard(learner, answer, await getLocale()),
);

/** Says of a right answer to a card of the caller's own deck that it was easy. */
export const callCardEasy = learnerAction(easyAnswerSchema, callEasy);

/** Notes the day of the caller's real exam. */
export const saveExamDay = accountAction(entryOf(examDaySchema), async (account, entry) => setExamDay(account, entry));

/** Forgets one of the caller's exams. */
export const removeExam = accountAction(z.uuid(), forgetExam);

/** Notes how an ability of the caller's real exam went. */
export const saveOutcome = accountAction(examOutcomeSchema, async (account, told) => tellOutcome(account, told));
