import "server-only";
import { cache } from "react";
import type { Admin } from "@/lib/accounts/actor";
import { db } from "@/lib/db/client";
import { countWords } from "@/lib/exam/word-count";
import { log } from "@/lib/observability/log";
import { toHandedInText, writingColumns } from "@/lib/writing/queries";
import { draftColumns, toLaterDraft } from "@/lib/writing/queries/drafts";
import { getTask } from "@/lib/writing/task";
import type { Prisma } from "@/prisma/generated/client";

export const QUEUE_KINDS = ["contested", "failed", "outOfRange", "waiting"] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number];

const queueColumns = {
  id: true,
  attemptId: true,
  text: true,
  option: true,
  submittedAt: true,
  attempt: { select: { simulationId: true } },
  corrections: { select: { source: true, state: true, failure: true, createdAt: true } },
} satisfies Prisma.WritingSelect;
type WritingRow = Prisma.WritingGetPayload<{ select: typeof queueColumns }>;

export type QueuedWriting = ReturnType<typeof toQueue>[number];

const QUEUE_SIZE = 200;

/** Writings without marks, and those whose learner asked for a teacher; longest wait first. */
export const listWritingsToMark = cache(async (_admin: Admin) => {
  // Both kinds are rare; each has a partial index.
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
    select: queueColumns,
    relationLoadStrategy: "join",
  });
  return toQueue(rows).slice(0, QUEUE_SIZE);
});

/** How many writings wait, as the queue counts them; 0 when that could not be read, so that every page still works. */
export async function countWritingsToMark(admin: Admin): Promise<number> {
  try {
    return (await listWritingsToMark(admin)).length;
  } catch (error) {
    log().error({ err: error }, "the writings to mark could not be counted");
    return 0;
  }
}

function toQueue(rows: readonly WritingRow[]) {
  const queued = rows.flatMap(({ text, submittedAt, attempt: { simulationId }, corrections, ...row }) => {
    const words = countWords(text);
    const range = getTask(simulationId, row.option).words;
    const kind = toKind(corrections, words < range.min || words > range.max);
    if (!kind) return [];
    const teacherRequest = corrections.find(({ source }) => source === "teacher");
    return [{ ...row, simulationId, words, kind, since: teacherRequest?.createdAt ?? submittedAt }];
  });
  return queued.toSorted((a, b) => a.since.getTime() - b.since.getTime());
}

/** `outOfRange` is separate from `failed` and `waiting`, because marking such a text needs more thought. */
function toKind(corrections: WritingRow["corrections"], isOutOfRange: boolean): QueueKind | null {
  if (corrections.some(({ source, state }) => source === "teacher" && state === "queued")) return "contested";
  if (corrections.some(({ state }) => state === "done")) return null;
  if (corrections.some(({ failure, state }) => state === "failed" && failure !== "too_long")) return "failed";
  return isOutOfRange ? "outOfRange" : "waiting";
}

export type WritingToMark = NonNullable<Awaited<ReturnType<typeof findWritingToMark>>>;

/** A handed-in writing without the learner's name, with marks and later drafts; null when the id is unknown. */
export const findWritingToMark = cache(async (_admin: Admin, writingId: string) => {
  const row = await db().writing.findUnique({
    where: { id: writingId },
    select: {
      attemptId: true,
      submittedAt: true,
      attempt: {
        select: {
          simulationId: true,
          user: { select: { locale: true } },
          drafts: { where: { handedInAt: { not: null } }, select: draftColumns, orderBy: { number: "asc" } },
        },
      },
      ...writingColumns,
      corrections: {
        ...writingColumns.corrections,
        select: { ...writingColumns.corrections.select, finishedAt: true },
      },
    },
  });
  if (!row) return null;
  const { id, attemptId, submittedAt, attempt } = row;
  const { simulationId, user, drafts } = attempt;
  const learnerLocale = user.locale;
  const byTeacher = row.corrections.find(({ source, state }) => source === "teacher" && state === "done");
  const teacherMarkedAt = byTeacher?.finishedAt ?? null;
  const texts = { handedIn: toHandedInText(row), drafts: drafts.map(toLaterDraft) };
  return { id, attemptId, simulationId, submittedAt, teacherMarkedAt, learnerLocale, ...texts };
});
