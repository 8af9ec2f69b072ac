import "server-only";
import { db } from "@/lib/db/client";
import { isAiConfigured } from "@/lib/writing/anthropic";
import { queueCorrection } from "@/lib/writing/mutations/correct-writing";
import { claimCorrection, runCorrection } from "@/lib/writing/mutations/run-correction";

const SWEEP_SIZE = 50;

/**
 * Queues texts that were never queued, then runs due corrections and those of dead processes, for at most `maxMs`.
 * @returns how many
 */
export async function resumeCorrections(maxMs: number, now = new Date()): Promise<number> {
  if (!isAiConfigured()) return 0;
  await queueForgottenWritings();
  await queueForgottenDrafts();
  let resumed = 0;
  while (Date.now() - now.getTime() < maxMs) {
    const claim = await claimCorrection(null);
    if (!claim) break;
    await runCorrection(claim);
    resumed += 1;
  }
  return resumed;
}

/** Writings whose request died between handing in and queueing. */
async function queueForgottenWritings(): Promise<void> {
  const forgotten = await db().writing.findMany({
    where: { corrections: { none: { OR: [{ source: "ai" }, { state: "done" }] } } },
    select: { id: true, text: true, attempt: { select: { userId: true, user: { select: { locale: true } } } } },
    orderBy: { submittedAt: "asc" },
    take: SWEEP_SIZE,
  });
  for (const { id, text, attempt } of forgotten)
    await queueCorrection({ target: { writingId: id }, userId: attempt.userId, text }, attempt.user.locale);
}

/** Includes drafts handed in while there was no AI teacher. */
async function queueForgottenDrafts(): Promise<void> {
  const forgotten = await db().draft.findMany({
    where: { handedInAt: { not: null }, corrections: { none: {} } },
    select: { id: true, text: true, userId: true, user: { select: { locale: true } } },
    orderBy: { handedInAt: "asc" },
    take: SWEEP_SIZE,
  });
  for (const { id, text, userId, user } of forgotten)
    await queueCorrection({ target: { draftId: id }, userId, text }, user.locale);
}
