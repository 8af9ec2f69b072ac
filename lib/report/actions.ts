"use server";

import { getLocale } from "next-intl/server";
import { z } from "zod";
import { accountAction } from "@/lib/accounts/gate";
import { formSchema } from "@/lib/http/action";
import { learnerAction } from "@/lib/payments/gate";
import { cardVersionSchema, deckAnswerSchema } from "@/lib/report/deck/schema";
import { answerDeckCard, regradeAsEasy } from "@/lib/report/mutations/answer-deck-card";
import { deleteExam, saveOutcome, setExamDay } from "@/lib/report/mutations/real-exam";
import { examDaySchema, examOutcomeSchema } from "@/lib/report/schema";

/** Answers a card of the user's own deck; returns its correction and the next card. */
export const answerCard = learnerAction(deckAnswerSchema, async (learner, answer) =>
  answerDeckCard(learner, answer, await getLocale()),
);

/** Regrades a right answer to a card of the user's own deck as easy. */
export const regradeCardAsEasy = learnerAction(cardVersionSchema, regradeAsEasy);

export const saveExamDay = accountAction(formSchema(examDaySchema), setExamDay);

export const removeExam = accountAction(z.uuid(), deleteExam);

export const reportOutcome = accountAction(examOutcomeSchema, saveOutcome);
