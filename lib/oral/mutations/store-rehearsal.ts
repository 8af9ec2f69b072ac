import "server-only";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import { getTopic } from "@/lib/oral/content/topics";
import { ownRehearsal, requireOwnRehearsal, toTopicId } from "@/lib/oral/queries";
import type { ModelView, SelfCheckAnswers } from "@/lib/oral/rehearsal-view";
import type { SavedAnswer } from "@/lib/oral/schema";
import { toModels } from "@/lib/oral/topic-views";
import type { Learner } from "@/lib/payments/actor";
import { Prisma } from "@/prisma/generated/client";

/**
 * Stores the times of one answer. An answer that was recorded again replaces the first.
 * @throws AppError not_found if the rehearsal is not the learner's
 */
export async function storeAnswer(learner: Learner, id: string, answer: SavedAnswer, now = new Date()): Promise<void> {
  const own = ownRehearsal(learner, id);
  const { attempt, line, measures } = answer;
  const { durationMs, spokenMs, longestSilenceMs, longPauses } = measures;
  const count = await db().$executeRaw`
    INSERT INTO "RehearsalAnswer"
      ("rehearsalId", attempt, line, "durationMs", "spokenMs", "longestSilenceMs", "longPauses", "savedAt")
    SELECT id, ${attempt}::smallint, ${line}::varchar, ${durationMs}::int, ${spokenMs}::int, ${longestSilenceMs}::int,
      ${longPauses}::int, ${now}::timestamptz
    FROM "Rehearsal" WHERE id = ${own.id}::uuid AND "userId" = ${own.userId}::uuid FOR KEY SHARE
    ON CONFLICT ("rehearsalId", attempt, line) DO UPDATE SET
      "durationMs" = EXCLUDED."durationMs", "spokenMs" = EXCLUDED."spokenMs",
      "longestSilenceMs" = EXCLUDED."longestSilenceMs", "longPauses" = EXCLUDED."longPauses",
      "savedAt" = EXCLUDED."savedAt"`;
  if (count === 0) throw new AppError("not_found");
}

/**
 * Records that a try is finished, spoken or typed, and opens the models.
 * @throws AppError not_found if the rehearsal is not the learner's; conflict before a topic is chosen
 */
export async function finishTry(
  learner: Learner,
  id: string,
  attempt: number,
  now = new Date(),
): Promise<{ models: ModelView[] }> {
  const own = ownRehearsal(learner, id);
  await db().$executeRaw`
    UPDATE "Rehearsal" SET "finishedAt" = COALESCE("finishedAt", ${now}::timestamptz),
      "finishedTries" = GREATEST("finishedTries", ${attempt}::smallint)
    WHERE id = ${own.id}::uuid AND "userId" = ${own.userId}::uuid AND "topicId" IS NOT NULL`;
  const stored = await db().rehearsal.findFirst({ where: own, select: { topicId: true } });
  if (!stored) throw new AppError("not_found");
  const topicId = toTopicId(stored.topicId);
  if (!topicId) throw new AppError("conflict", "no topic was chosen");
  return { models: toModels(getTopic(topicId)) };
}

/** Replaces the answers to the questions for listening back. @throws AppError not_found */
export async function storeSelfCheck(learner: Learner, id: string, selfCheck: SelfCheckAnswers): Promise<void> {
  const { count } = await db().rehearsal.updateMany({ where: ownRehearsal(learner, id), data: { selfCheck } });
  if (count === 0) throw new AppError("not_found");
}

/** Stores what was said. A changed text loses its correction; the same text changes nothing. @throws AppError not_found */
export async function storeSpokenText(learner: Learner, id: string, text: string): Promise<void> {
  await requireOwnRehearsal(learner, id);
  await db().rehearsal.updateMany({
    where: { ...ownRehearsal(learner, id), OR: [{ spokenText: null }, { spokenText: { not: text } }] },
    data: { spokenText: text, correction: Prisma.DbNull, correctingSince: null },
  });
}

/** Deletes a rehearsal. Its recordings are on the device, which deletes them itself. @throws AppError not_found */
export async function eraseRehearsal(learner: Learner, id: string): Promise<void> {
  const { count } = await db().rehearsal.deleteMany({ where: ownRehearsal(learner, id) });
  if (count === 0) throw new AppError("not_found");
}
