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

/** Answers a card of the user's own deck; returns its correction and the next card. */
export const answerCard = learnerAction(deckAnswerSchema, async (learner, answer) =>
  answerDeckCard(learner, answer, await getLocale()),
);

/** Regrades a right answer to a card of the user's own deck as easy. */
export const callCardEasy = learnerAction(easyAnswerSchema, callEasy);

export const saveExamDay = accountAction(entryOf(examDaySchema), async (account, entry) => setExamDay(account, entry));

export const removeExam = accountAction(z.uuid(), forgetExam);

export const saveOutcome = accountAction(examOutcomeSchema, async (account, told) => tellOutcome(account, told));
