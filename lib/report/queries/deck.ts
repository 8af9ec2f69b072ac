import "server-only";
import type { Account } from "@/lib/accounts/actor";
import { db } from "@/lib/db/client";
import type { Learner } from "@/lib/payments/actor";
import { cardsOf } from "@/lib/report/deck/cards";
import { type Deck, nextStep } from "@/lib/report/deck/step";
import type { DeckStep } from "@/lib/report/deck/view";
import { listAttemptsWithWriting } from "@/lib/writing/queries";
import type { Prisma } from "@/prisma/generated/client";

/** A stored card, without the `before` column that only `regradeAsEasy` needs. */
export const cardColumns = {
  name: true,
  version: true,
  stage: true,
  dueAt: true,
  stability: true,
  difficulty: true,
  scheduledDays: true,
  step: true,
  reps: true,
  lapses: true,
  answeredAt: true,
  grade: true,
  siblings: true,
  createdAt: true,
} as const satisfies Prisma.DeckCardSelect;

export type CardState = Prisma.DeckCardGetPayload<{ select: typeof cardColumns }>;

export async function readDeck(account: Account): Promise<Deck> {
  const [whole, states] = await Promise.all([listAttemptsWithWriting(account), readCardStates(account)]);
  return { cards: cardsOf(whole), states };
}

export function readCardStates(account: Account): Promise<CardState[]> {
  return db().deckCard.findMany({ where: { userId: account.id }, select: cardColumns });
}

/** The first card of a session that begins now. */
export async function readFirstStep(learner: Learner, locale: string, now: Date): Promise<DeckStep> {
  return nextStep(await readDeck(learner), now, now, locale);
}
