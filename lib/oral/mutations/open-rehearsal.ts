import "server-only";
import { randomInt } from "node:crypto";
import { db, type Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import { getTopic } from "@/lib/oral/content/topics";
import { makeDraw } from "@/lib/oral/draw";
import { ownRehearsal, toTopicId } from "@/lib/oral/queries";
import type { RehearsalMode, SpokenQuestion, TopicCard } from "@/lib/oral/rehearsal-view";
import type { TopicId } from "@/lib/oral/topic-map";
import { toGuideQuestions, toTopicCard } from "@/lib/oral/topic-views";
import type { Learner } from "@/lib/payments/actor";
import { enforceLimit } from "@/lib/security/rate-limit";
import { HOUR_MS } from "@/lib/time";

/** Period in which a draw without a chosen topic is reused: a repeated press or a reload draws nothing new. */
const DRAW_MS = HOUR_MS;

/**
 * Starts a rehearsal with four drawn topics, as far as possible none that the learner has chosen before.
 * @throws AppError rate_limited
 */
export async function openRehearsal(
  learner: Learner,
  mode: RehearsalMode,
  now = new Date(),
): Promise<{ id: string; draw: { topics: TopicCard[]; guide: SpokenQuestion[] } }> {
  await enforceLimit("rehearsal_by_account", learner.id);
  const { id, seed, topics } = await db().$transaction(async (tx) => {
    // Serializes concurrent starts, so that a press that is sent twice makes one rehearsal.
    await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${learner.id}::uuid FOR UPDATE`;
    return (await findOpenDraw(tx, learner, mode, now)) ?? makeRehearsal(tx, learner, mode, now);
  });
  return { id, draw: { topics: topics.map((drawn) => toTopicCard(getTopic(drawn))), guide: toGuideQuestions(seed) } };
}

async function findOpenDraw(tx: Transaction, { id: userId }: Learner, mode: RehearsalMode, now: Date) {
  const startedAt = { gt: new Date(now.getTime() - DRAW_MS) };
  const found = await tx.rehearsal.findFirst({
    where: { userId, mode, topicId: null, startedAt },
    orderBy: { startedAt: "desc" },
    select: { id: true, seed: true, topics: true },
  });
  return found && { ...found, topics: found.topics.flatMap((drawn) => toTopicId(drawn) ?? []) };
}

async function makeRehearsal(tx: Transaction, { id: userId }: Learner, mode: RehearsalMode, now: Date) {
  const earlier = await tx.rehearsal.findMany({ where: { userId }, select: { topicId: true } });
  const seed = randomInt(2 ** 31);
  const { topics } = makeDraw(seed, new Set(earlier.flatMap(({ topicId }) => toTopicId(topicId) ?? [])));
  const data = { userId, mode, seed, topics, startedAt: now };
  const { id } = await tx.rehearsal.create({ data, select: { id: true } });
  return { id, seed, topics };
}

/**
 * Chooses one of the drawn topics, once and for all. The same choice again changes nothing.
 * @throws AppError not_found (no rehearsal of the learner), invalid_input (not drawn), conflict (another was chosen)
 */
export async function storeTopicChoice(learner: Learner, id: string, topicId: TopicId): Promise<void> {
  const where = ownRehearsal(learner, id);
  await db().rehearsal.updateMany({ where: { ...where, topicId: null, topics: { has: topicId } }, data: { topicId } });
  const stored = await db().rehearsal.findFirst({ where, select: { topicId: true } });
  if (!stored) throw new AppError("not_found");
  if (stored.topicId === null)
    throw new AppError("invalid_input", "the topic was not drawn", { fields: { topicId: "invalid" } });
  if (stored.topicId !== topicId) throw new AppError("conflict", "another topic was chosen");
}
