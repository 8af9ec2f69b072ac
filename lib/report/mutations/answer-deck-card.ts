import "server-only";
import { db } from "@/lib/db/client";
import { listSiblings } from "@/lib/exam/content/siblings";
import { correctQuestion, type QuestionCorrection } from "@/lib/exam/correction";
import type { TranscriptText } from "@/lib/exam/transcript";
import { AppError } from "@/lib/http/errors";
import type { Learner } from "@/lib/payments/actor";
import { isSiblingOf, toAskableQuestion } from "@/lib/report/deck/askable-question";
import type { DeckCard, QuestionCard } from "@/lib/report/deck/cards";
import { timeUntil } from "@/lib/report/deck/plan";
import { type DeckGrade, scheduleNext } from "@/lib/report/deck/schedule";
import { type CardVersion, type DeckAnswer, type Schedule, scheduleSchema } from "@/lib/report/deck/schema";
import { nextStep } from "@/lib/report/deck/step";
import type { DeckAnswerResult } from "@/lib/report/deck/view";
import { cardColumns, readCardStates, readDeck } from "@/lib/report/queries/deck";
import type { Prisma } from "@/prisma/generated/client";

/**
 * Records an answer and returns the next card. An answer to an outdated version is corrected but not counted.
 * @throws AppError not_found if the card is not in the deck, invalid_input for a letter that is not offered
 */
export async function answerDeckCard(
  learner: Learner,
  answer: DeckAnswer,
  locale: string,
  now = new Date(),
): Promise<DeckAnswerResult> {
  const { cards, states } = await readDeck(learner);
  const card = cards.find(({ name, kind }) => name === answer.name && kind === answer.kind);
  if (!card) throw new AppError("not_found", "no such card in the deck");
  const { grade, correction, sibling, transcript } = gradeAnswer(card, answer, locale);
  const state = states.find(({ name }) => name === card.name) ?? null;
  if (answer.version === (state?.version ?? 0))
    await storeAnswer(learner, { name: card.name, grade, sibling, state, version: answer.version }, now);
  const after = await readCardStates(learner);
  const stored = after.find(({ name }) => name === card.name);
  return {
    correction,
    ...(transcript ? { transcript } : {}),
    isRight: grade !== "again",
    version: stored?.version ?? 0,
    back: timeUntil(stored?.dueAt ?? now, now),
    next: nextStep({ cards, states: after }, answer.startedAt, now, locale),
  };
}

type GradedAnswer = {
  grade: DeckGrade;
  correction: QuestionCorrection | null;
  sibling: string | null;
  transcript?: TranscriptText[] | undefined;
};

function gradeAnswer(card: DeckCard, answer: DeckAnswer, locale: string): GradedAnswer {
  if (answer.kind === "error") return { grade: answer.grade, correction: null, sibling: null };
  if (card.kind === "error") throw new AppError("invalid_input");
  const askable = toAskableQuestion(card, findSibling(card, answer.sibling));
  if (!askable) throw new AppError("not_found", "the question no longer exists");
  if (answer.letter !== "" && !askable.question.letters.includes(answer.letter)) throw new AppError("invalid_input");
  const correction = correctQuestion(askable.question, answer.letter, locale);
  const grade = correction.isCorrect ? "good" : "again";
  return { grade, correction, sibling: answer.sibling, transcript: askable.transcript };
}

function findSibling(card: QuestionCard, id: string | null) {
  if (id === null) return null;
  const sibling = listSiblings().find((candidate) => candidate.id === id && isSiblingOf(candidate, card));
  if (!sibling) throw new AppError("not_found", "no such sibling");
  return sibling;
}

type AnswerRecord = { name: string; grade: DeckGrade; sibling: string | null; state: Schedule | null; version: number };

/** Does nothing if another answer was stored first. */
async function storeAnswer(learner: Learner, answer: AnswerRecord, now: Date): Promise<void> {
  const { name, grade, sibling, state, version } = answer;
  const schedule = scheduleNext(state, grade, now);
  const key = { userId: learner.id, name };
  if (!state) {
    await db().deckCard.createMany({ data: [{ ...key, ...schedule, grade, createdAt: now }], skipDuplicates: true });
    return;
  }
  await db().deckCard.updateMany({
    where: { ...key, version },
    data: {
      ...schedule,
      grade,
      before: serializeSchedule(state),
      version: { increment: 1 },
      ...(sibling ? { siblings: { push: sibling } } : {}),
    },
  });
}

function serializeSchedule(schedule: Schedule): Prisma.InputJsonObject {
  const { dueAt, answeredAt, ...numbers } = scheduleSchema.parse(schedule);
  return { ...numbers, dueAt: dueAt.toISOString(), answeredAt: answeredAt.toISOString() };
}

/** Regrades the latest right answer as easy. No effect if repeated, or after another answer. */
export async function regradeAsEasy(learner: Learner, { name, version }: CardVersion): Promise<void> {
  const where = { userId: learner.id, name, version, grade: "good" } as const;
  const row = await db().deckCard.findFirst({ where, select: { ...cardColumns, before: true } });
  if (!row) return;
  const before = row.before === null ? null : scheduleSchema.parse(row.before);
  const schedule = scheduleNext(before, "easy", row.answeredAt);
  await db().deckCard.updateMany({ where, data: { ...schedule, grade: "easy" } });
}
