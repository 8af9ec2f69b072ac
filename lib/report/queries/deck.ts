import "server-only";
import type { Account } from "@/lib/accounts/actor";
import { db } from "@/lib/db";
import { type Attempt, listAttempts } from "@/lib/exam/queries";
import { WRITING_SECTION } from "@/lib/exam/sections";
import type { Learner } from "@/lib/payments/actor";
import { type MarkedWriting, missedQuestions, writingErrors } from "@/lib/report/deck/cards";
import type { CardState } from "@/lib/report/deck/plan";
import { type Deck, nextStep } from "@/lib/report/deck/step";
import type { DeckStep } from "@/lib/report/deck/view";
import { toHandedIn, writingColumns } from "@/lib/writing/queries";
import type { Prisma } from "@/prisma/generated/client";

/** What is stored of a card, without what an undone answer needs. */
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

/**
 * The account's own deck: what they missed, and how each card stands.
 * @param attempts all of the account's attempts, where the caller has read them already
 */
export async function readDeck(account: Account, attempts?: readonly Attempt[]): Promise<Deck> {
  const known = attempts ?? (await listAttempts(account));
  const [writings, states] = await Promise.all([listMarkedWritings(account, known), readStates(account)]);
  return { cards: [...missedQuestions(known), ...writingErrors(writings)], states };
}

/** What is stored of the account's own cards. */
export function readStates(account: Account): Promise<CardState[]> {
  return db().deckCard.findMany({ where: { userId: account.id }, select: cardColumns });
}

/** The first card of a session that begins now. */
export async function openDeck(learner: Learner, locale: string, now: Date): Promise<DeckStep> {
  return nextStep(await readDeck(learner), now, now, locale);
}

async function listMarkedWritings(account: Account, attempts: readonly Attempt[]): Promise<MarkedWriting[]> {
  const marked = new Map(
    attempts.flatMap(({ id, simulationId, sections }) => {
      const markedAt = sections.find(({ section }) => section === WRITING_SECTION)?.correctedAt;
      return markedAt ? [[id, { simulationId, markedAt }] as const] : [];
    }),
  );
  if (marked.size === 0) return [];
  const rows = await db().writing.findMany({
    where: { attemptId: { in: [...marked.keys()] }, attempt: { userId: account.id } },
    select: { ...writingColumns, attemptId: true },
    relationLoadStrategy: "join",
  });
  return rows.flatMap(({ attemptId, ...row }) => {
    const { result } = toHandedIn(row);
    const attempt = marked.get(attemptId);
    return result && attempt ? [{ attemptId, ...attempt, result }] : [];
  });
}
