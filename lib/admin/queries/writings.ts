import "server-only";
import { cache } from "react";
import type { Admin } from "@/lib/accounts/actor";
import { type QueuedWriting, toQueue } from "@/lib/admin/writing-queue";
import { db } from "@/lib/db";
import { type HandedIn, toHandedIn, writingColumns } from "@/lib/writing/queries";

/** The most writings listed at once: the oldest, which wait longest. */
const QUEUE_SIZE = 200;

/**
 * The writings that want a teacher: those without marks, and those whose learner asked for one. The longest wait first.
 * @param _admin proof that the caller is an admin
 */
export const listWritingsToMark = cache(async (_admin: Admin): Promise<QueuedWriting[]> => {
  // Both kinds are few among very many, each with an index of its own that holds only those few.
  const waiting = await db().$queryRaw<{ id: string }[]>`
    SELECT writing.id FROM (
      SELECT "attemptId" FROM "SectionRecord" WHERE section = 'scrittura' AND "lockedAt" IS NOT NULL AND "correctedAt" IS NULL
      ORDER BY "lockedAt" LIMIT ${QUEUE_SIZE}
    ) AS record JOIN "Writing" AS writing ON writing."attemptId" = record."attemptId"
    UNION
    (SELECT "writingId" FROM "Correction" WHERE source = 'teacher' AND state = 'queued'
      ORDER BY "createdAt" LIMIT ${QUEUE_SIZE})`;
  const rows = await db().writing.findMany({
    where: { id: { in: waiting.map(({ id }) => id) } },
    select: {
      id: true,
      attemptId: true,
      text: true,
      option: true,
      submittedAt: true,
      attempt: { select: { simulationId: true } },
      corrections: { select: { source: true, state: true, failure: true, createdAt: true } },
    },
  });
  return toQueue(rows).slice(0, QUEUE_SIZE);
});

/** A handed-in writing as a teacher sees it: without its learner's name. */
export type WritingToMark = {
  id: string;
  attemptId: string;
  simulationId: number;
  submittedAt: Date;
  handedIn: HandedIn;
};

/**
 * One handed-in writing, whoever wrote it, with the marks it has so far.
 * @param _admin proof that the caller is an admin
 * @returns null when there is none of that id
 */
export async function findWritingToMark(_admin: Admin, writingId: string): Promise<WritingToMark | null> {
  const row = await db().writing.findUnique({
    where: { id: writingId },
    select: {
      id: true,
      attemptId: true,
      submittedAt: true,
      attempt: { select: { simulationId: true } },
      ...writingColumns,
    },
  });
  if (!row) return null;
  const { id, attemptId, submittedAt, attempt } = row;
  return { id, attemptId, simulationId: attempt.simulationId, submittedAt, handedIn: toHandedIn(row) };
}
