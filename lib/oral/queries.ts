import "server-only";
import { db } from "@/lib/db/client";
import { AppError, parsePathPart } from "@/lib/http/errors";
import { CALIBRATION_TEXTS } from "@/lib/oral/calibration";
import { listSounds } from "@/lib/oral/content/sounds";
import { getTopic } from "@/lib/oral/content/topics";
import { EXAMINER_LINES } from "@/lib/oral/examiner";
import type { AnswerView, RehearsalSummary, RehearsalView } from "@/lib/oral/rehearsal-view";
import { rehearsalIdSchema, selfCheckSchema, storedCorrectionSchema } from "@/lib/oral/schema";
import { isTopicId, type TopicId } from "@/lib/oral/topic-map";
import { findSpeechNotes, toDrawnTopic, toGuideQuestions, toModels } from "@/lib/oral/topic-views";
import type { Learner } from "@/lib/payments/actor";
import { isAiConfigured } from "@/lib/writing/anthropic";
import type { Prisma } from "@/prisma/generated/client";

export const answerColumns = {
  attempt: true,
  line: true,
  durationMs: true,
  spokenMs: true,
  longestSilenceMs: true,
  longPauses: true,
} as const satisfies Prisma.RehearsalAnswerSelect;

const rehearsalColumns = {
  id: true,
  mode: true,
  seed: true,
  topics: true,
  topicId: true,
  startedAt: true,
  finishedAt: true,
  finishedTries: true,
  selfCheck: true,
  spokenText: true,
  correction: true,
  answers: { select: answerColumns, orderBy: [{ attempt: "asc" }, { savedAt: "asc" }] },
} as const satisfies Prisma.RehearsalSelect;

type StoredRehearsal = Prisma.RehearsalGetPayload<{ select: typeof rehearsalColumns }>;

/** A stored topic. Null for one that is no longer in the map. */
export const toTopicId = (stored: string | null): TopicId | null => (isTopicId(stored) ? stored : null);

/** Filter for the learner's own rehearsal. @param id from a path @throws AppError not_found if it is no id */
export function ownRehearsal(learner: Learner, id: string) {
  return { id: parsePathPart(rehearsalIdSchema, id), userId: learner.id };
}

/** @throws AppError not_found if it is not the learner's */
export async function requireOwnRehearsal(learner: Learner, id: string): Promise<void> {
  if ((await db().rehearsal.count({ where: ownRehearsal(learner, id) })) === 0) throw new AppError("not_found");
}

/** The learner's rehearsals, newest first. */
export async function listRehearsals(learner: Learner): Promise<RehearsalSummary[]> {
  const rows = await db().rehearsal.findMany({
    where: { userId: learner.id },
    orderBy: { startedAt: "desc" },
    select: {
      id: true,
      mode: true,
      topicId: true,
      startedAt: true,
      finishedAt: true,
      answers: { where: { attempt: 1 }, select: { spokenMs: true } },
    },
  });
  return rows.map(({ id, mode, topicId, startedAt, finishedAt, answers }) => {
    const topic = toTopicId(topicId);
    return {
      id,
      mode,
      title: topic && getTopic(topic).card.title,
      startedAt: startedAt.toISOString(),
      finishedAt: finishedAt?.toISOString() ?? null,
      spokenMs: answers.reduce((sum, { spokenMs }) => sum + spokenMs, 0),
    };
  });
}

/**
 * A rehearsal as far as its learner has come: the drawn topics with their questions and words, the chosen one; its
 * models and notes only after the first try.
 * @param locale of glosses and notes
 * @throws AppError not_found if it is not the learner's
 */
export async function getRehearsal(learner: Learner, id: string, locale: string): Promise<RehearsalView> {
  const stored = await db().rehearsal.findFirst({ where: ownRehearsal(learner, id), select: rehearsalColumns });
  if (!stored) throw new AppError("not_found");
  return toRehearsalView(stored, locale, isAiConfigured());
}

/** @param isCorrectionOffered whether the AI teacher can be asked */
export function toRehearsalView(stored: StoredRehearsal, locale: string, isCorrectionOffered: boolean): RehearsalView {
  const { id, mode, seed, startedAt, finishedAt, finishedTries, spokenText: text } = stored;
  const topicId = toTopicId(stored.topicId);
  const topic = topicId && getTopic(topicId);
  const shown = topic && finishedAt ? topic : null;
  const drawn = stored.topics.filter(isTopicId).map((one) => toDrawnTopic(getTopic(one), locale));
  const guide = toGuideQuestions(seed);
  const models = shown && toModels(shown);
  const spoken = models
    ? [...CALIBRATION_TEXTS, ...models.flatMap(({ turns }) => turns.map((turn) => turn.text))]
    : [
        ...Object.values(EXAMINER_LINES),
        ...[...guide, ...drawn.flatMap((one) => one.questions)].map((one) => one.text),
      ];
  return {
    id,
    mode,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    finishedTries,
    draw: { topics: drawn, guide },
    topic: topic && toDrawnTopic(topic, locale),
    answers: stored.answers.map(toAnswerView),
    selfCheck: selfCheckSchema.parse(stored.selfCheck),
    text,
    correction: toCorrectionView(stored.correction),
    isCorrectionOffered,
    models,
    speechNotes: shown && findSpeechNotes(locale),
    sounds: listSounds(spoken),
  };
}

function toAnswerView({ attempt, line, ...answer }: StoredRehearsal["answers"][number]): AnswerView {
  const { durationMs, spokenMs, longestSilenceMs, longPauses } = answer;
  return { attempt, line, measures: { durationMs, spokenMs, longestSilenceMs, longPauses } };
}

/** The patterns of a stored correction, labelled as AI content; null without one. */
export function toCorrectionView(stored: unknown): RehearsalView["correction"] {
  if (stored === null) return null;
  const { patterns } = storedCorrectionSchema.parse(stored);
  return { patterns, ai_generated: true };
}
