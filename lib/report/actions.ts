"use server";

import { getLocale } from "next-intl/server";
import { learnerAction } from "@/lib/payments/gate";
import { deckAnswerSchema, easyAnswerSchema } from "@/lib/report/deck/schema";
import { answerDeckCard, callEasy } from "@/lib/report/mutations/answer-deck-card";

/** Answers a card of the caller's own deck; gives its correction and what comes next. */
export const answerCard = learnerAction(deckAnswerSchema, async (learner, answer) =>
  answerDeckCard(learner, answer, await getLocale()),
);

/** Says of a right answer to a card of the caller's own deck that it was easy. */
export const callCardEasy = learnerAction(easyAnswerSchema, callEasy);
