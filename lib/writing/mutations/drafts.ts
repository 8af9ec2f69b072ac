import "server-only";
import { db, type Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import type { Learner } from "@/lib/payments/actor";
import { isAiConfigured } from "@/lib/writing/anthropic";
import type { DraftTask } from "@/lib/writing/draft-task";
import { queueCorrection, runOrAwaitCorrection } from "@/lib/writing/mutations/correct-writing";
import { type DraftSeries, findDraftAllowance, getDraftSeries, ownDrafts } from "@/lib/writing/queries/drafts";

export type DraftKey = { task: DraftTask; number: number };

/**
 * Saves the draft being written. `revision` must be above the stored one, unless the last save is repeated.
 * @throws AppError not_found (task not open), conflict (already_corrected, draft_not_due, newer_answers_saved)
 */
export async function saveDraft(
  learner: Learner,
  key: DraftKey,
  { text, revision }: { text: string; revision: number },
  now = new Date(),
): Promise<{ revision: number; savedAt: Date }> {
  return db().$transaction(async (tx) => {
    await lockTask(tx, learner, key.task);
    const series = await getDraftSeries(learner, key.task, tx);
    requireDue(series, key.number);
    const { open } = series;
    // Repeated because its response was lost.
    if (open?.revision === revision && open.text === text) return { revision, savedAt: now };
    if (open && open.revision >= revision)
      throw new AppError("conflict", "a newer draft is saved", { reason: "newer_answers_saved" });
    await storeText(tx, learner, key, series, { text, revision, savedAt: now });
    return { revision, savedAt: now };
  });
}

/**
 * Makes the text final; idempotent for the same text.
 * @param known newest revision the sender knows of: a newer one is never overwritten
 * @throws AppError invalid_input (empty_writing; unchanged: equals the draft before), not_found, conflict
 *   (already_corrected, draft_not_due, newer_answers_saved, draft_limit)
 */
export async function handInDraft(
  learner: Learner,
  key: DraftKey,
  text: string,
  known?: number,
  now = new Date(),
): Promise<void> {
  if (text.trim() === "") throw new AppError("invalid_input", "empty draft", { fields: { text: "empty_writing" } });
  await db().$transaction(async (tx) => {
    // Drafts of different tasks count together.
    await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${learner.id}::uuid FOR NO KEY UPDATE`;
    await lockTask(tx, learner, key.task);
    const series = await getDraftSeries(learner, key.task, tx);
    if (findHandedIn(series, key.number)?.text === text) return;
    requireDue(series, key.number);
    if ("attemptId" in key.task && series.drafts.at(-1)?.text.trim() === text.trim())
      throw new AppError("invalid_input", "unchanged draft", { fields: { text: "unchanged" } });
    const saved = series.open?.revision ?? 0;
    if (known !== undefined && saved > known)
      throw new AppError("conflict", "a newer draft is saved", { reason: "newer_answers_saved" });
    if ((await findDraftAllowance(learner, tx, now))?.left === 0)
      throw new AppError("conflict", "no draft left in this period", { reason: "draft_limit" });
    await storeText(tx, learner, key, series, { text, revision: saved + 1, savedAt: now, handedInAt: now });
  });
}

/** As `correctWriting`, for a draft; also retries a failed marking. Its marks do not count for the attempt. */
export async function correctDraft(learner: Learner, { task, number }: DraftKey, locale: string): Promise<void> {
  if (!isAiConfigured()) return;
  const draft = await db().draft.findFirst({
    where: { ...ownDrafts(learner, task), number, handedInAt: { not: null }, corrections: { none: { state: "done" } } },
    select: { id: true, text: true },
  });
  if (!draft) return;
  await requeueFailed(draft.id);
  const unmarked = { target: { draftId: draft.id }, userId: learner.id, text: draft.text };
  await runOrAwaitCorrection(await queueCorrection(unmarked, locale));
}

/** No teacher takes a draft over, so a failed correction is restarted. */
async function requeueFailed(draftId: string): Promise<void> {
  const again = { state: "queued", failure: null } as const;
  await db().$transaction([
    db().job.updateMany({
      where: { correction: { draftId, state: "failed" }, state: { in: ["queued", "failed"] } },
      data: { ...again, tries: 0, dueAt: new Date(), finishedAt: null },
    }),
    db().correction.updateMany({ where: { draftId, state: "failed" }, data: again }),
  ]);
}

/** Locks the attempts that open the task, so that writes to its drafts take turns. */
async function lockTask(tx: Transaction, learner: Learner, task: DraftTask): Promise<void> {
  const [attemptId, simulationId] = "attemptId" in task ? [task.attemptId, null] : [null, task.simulationId];
  await tx.$queryRaw`
    SELECT id FROM "Attempt"
    WHERE "userId" = ${learner.id}::uuid AND (id = ${attemptId} OR "simulationId" = ${simulationId}::int)
    ORDER BY id FOR UPDATE`;
}

const findHandedIn = ({ drafts }: DraftSeries, wanted: number) => drafts.find(({ number }) => number === wanted);

/** @throws AppError conflict (already_corrected, draft_not_due) unless the draft is to be written now */
function requireDue(series: DraftSeries, number: number): void {
  if (findHandedIn(series, number)) throw new AppError("conflict", "draft handed in", { reason: "already_corrected" });
  if (series.step.kind !== "write" || series.step.number !== number)
    throw new AppError("conflict", "draft not due", { reason: "draft_not_due" });
}

async function storeText(
  tx: Transaction,
  learner: Learner,
  { task, number }: DraftKey,
  { simulationId, option }: DraftSeries,
  stored: { text: string; revision: number; savedAt: Date; handedInAt?: Date },
): Promise<void> {
  const draft = { ...ownDrafts(learner, task), number };
  const { count } = await tx.draft.updateMany({ where: { ...draft, handedInAt: null }, data: stored });
  if (count === 0) await tx.draft.create({ data: { ...draft, simulationId, option, ...stored } });
}
