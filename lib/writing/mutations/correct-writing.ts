import "server-only";
import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Account } from "@/lib/accounts/actor";
import { db } from "@/lib/db";
import { enqueueJob } from "@/lib/jobs";
import { aiModel, isAiConfigured } from "@/lib/writing/anthropic";
import { claimCorrection, performCorrection } from "@/lib/writing/mutations/work";
import { PROMPT_VERSION } from "@/lib/writing/prompt";

/** How long, and with what pauses, one request polls for what another one is working on. */
const POLL_MS = { total: 110_000, first: 100, most: 1500 };

/** How many forgotten writings one sweep puts into the queue. */
const SWEEP_SIZE = 50;

type UnmarkedWriting = { id: string; text: string; attempt: { userId: string } };

/**
 * Has the AI teacher mark the writing of an attempt, if there is one and it is handed in and unmarked, and waits for
 * what comes of it: asked a hundred times at once, the work is done once and all see its end. Without an AI, or when it
 * fails, the writing goes on waiting.
 * @param locale the language of the explanations
 */
export async function correctWriting(account: Account, attemptId: string, locale: string): Promise<void> {
  if (!isAiConfigured()) return;
  const writing = await db().writing.findFirst({
    where: { attemptId, attempt: { userId: account.id }, corrections: { none: { state: "done" } } },
    select: { id: true, text: true, attempt: { select: { userId: true } } },
  });
  if (!writing) return;
  const correctionId = await enqueue(writing, locale);
  const claim = await claimCorrection(correctionId);
  if (claim) await performCorrection(claim);
  else await poll(correctionId);
}

/**
 * Resumes what was left: writings that were never queued, corrections whose pause is over, and those whose process
 * died. Every process may sweep at any time.
 * @param forMs how long to go on
 * @returns how many were worked on
 */
export async function resumeCorrections(forMs: number, now = new Date()): Promise<number> {
  if (!isAiConfigured()) return 0;
  await enqueueForgotten();
  let resumed = 0;
  while (Date.now() - now.getTime() < forMs) {
    const claim = await claimCorrection(null);
    if (!claim) break;
    await performCorrection(claim);
    resumed += 1;
  }
  return resumed;
}

/** Writings whose request died between handing in and the queue. */
async function enqueueForgotten(): Promise<void> {
  const forgotten = await db().writing.findMany({
    where: { corrections: { none: { OR: [{ source: "ai" }, { state: "done" }] } } },
    select: { id: true, text: true, attempt: { select: { userId: true, user: { select: { locale: true } } } } },
    orderBy: { submittedAt: "asc" },
    take: SWEEP_SIZE,
  });
  for (const writing of forgotten) await enqueue(writing, writing.attempt.user.locale);
}

/**
 * The one row of work for a writing: made when there is none, under a key that two requests cannot both store.
 * @returns its id
 */
async function enqueue(writing: UnmarkedWriting, locale: string): Promise<string> {
  const open = { writingId: writing.id, source: "ai" as const, state: "queued" as const };
  // Work begun under an earlier prompt or model is finished, not bought again.
  const begun = await db().correction.findFirst({ where: open, select: { id: true } });
  if (begun) return begun.id;
  const model = aiModel();
  const key = createHash("sha256")
    .update(JSON.stringify([writing.attempt.userId, writing.id, writing.text, PROMPT_VERSION, model]))
    .digest("hex");
  return db().$transaction(async (tx) => {
    await tx.correction.createMany({
      data: [{ writingId: writing.id, source: "ai", key, locale, model, promptVersion: PROMPT_VERSION }],
      skipDuplicates: true,
    });
    const { id, state } = await tx.correction.findUniqueOrThrow({ where: { key }, select: { id: true, state: true } });
    const job = { queue: "correction", kind: "correction", key: `correction:${id}`, correctionId: id } as const;
    if (state === "queued") await enqueueJob(tx, job);
    return id;
  });
}

/** Waits while another request works on a correction. */
async function poll(correctionId: string): Promise<void> {
  const until = Date.now() + POLL_MS.total;
  for (let wait = POLL_MS.first; Date.now() < until; wait = Math.min(wait * 1.5, POLL_MS.most)) {
    const row = await db().job.findUnique({ where: { correctionId }, select: { state: true } });
    if (row?.state !== "running") return;
    await pause(wait);
  }
}
