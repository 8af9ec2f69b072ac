import "server-only";
import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { after } from "next/server";
import type { Account } from "@/lib/accounts/actor";
import { db } from "@/lib/db/client";
import { enqueueJob } from "@/lib/jobs/claims";
import { aiModel, isAiConfigured } from "@/lib/writing/anthropic";
import { claimCorrection, runCorrection } from "@/lib/writing/mutations/run-correction";
import { PROMPT_VERSION } from "@/lib/writing/prompt";
import type { Prisma } from "@/prisma/generated/client";

const POLL_MS = { total: 110_000, first: 100, most: 1500 };

/** Writings count, drafts are exercise. */
const PRIORITY = { writing: 5, draft: 6 };

/** Has the AI mark an attempt's writing and waits; concurrent calls share the work. On failure it stays unmarked. */
export async function correctWriting(account: Account, attemptId: string, locale: string): Promise<void> {
  if (!isAiConfigured()) return;
  const writing = await db().writing.findFirst({
    where: { attemptId, attempt: { userId: account.id }, corrections: { none: { state: "done" } } },
    select: { id: true, text: true },
  });
  if (!writing) return;
  const unmarked = { target: { writingId: writing.id }, userId: account.id, text: writing.text };
  await runOrAwaitCorrection(await queueCorrection(unmarked, locale));
}

export type CorrectionRequest = { target: { writingId: string } | { draftId: string }; userId: string; text: string };

/** Finds or creates the one correction of a text, with its job; the unique key prevents duplicates. @returns its id */
export async function queueCorrection({ target, userId, text }: CorrectionRequest, locale: string): Promise<string> {
  // Corrections started under an earlier prompt or model are finished, not paid for again. One that was left to a teacher
  // may still have a job.
  const isPending: Prisma.CorrectionWhereInput[] = [
    { state: "queued" },
    { job: { is: { state: { in: ["queued", "running"] } } } },
  ];
  const pending: Prisma.CorrectionWhereInput = { ...target, source: "ai", OR: isPending };
  const existing = await db().correction.findFirst({ where: pending, select: { id: true } });
  if (existing) return existing.id;
  const model = aiModel();
  const key = createHash("sha256")
    .update(JSON.stringify([userId, ...Object.values(target), text, PROMPT_VERSION, model]))
    .digest("hex");
  return db().$transaction(async (tx) => {
    await tx.correction.createMany({
      data: [{ ...target, source: "ai", key, locale, model, promptVersion: PROMPT_VERSION }],
      skipDuplicates: true,
    });
    const { id, state } = await tx.correction.findUniqueOrThrow({ where: { key }, select: { id: true, state: true } });
    const priority = "draftId" in target ? PRIORITY.draft : PRIORITY.writing;
    const job = {
      queue: "correction",
      kind: "correction",
      key: `correction:${id}`,
      priority,
      correctionId: id,
    } as const;
    if (state === "queued") await enqueueJob(tx, job);
    return id;
  });
}

/** Does the work now, or waits for the request that is doing it. */
export async function runOrAwaitCorrection(correctionId: string): Promise<void> {
  const claim = await claimCorrection(correctionId);
  if (claim) await runCorrection(claim);
  else await awaitOtherRequest(correctionId);
}

async function awaitOtherRequest(correctionId: string): Promise<void> {
  const until = Date.now() + POLL_MS.total;
  for (let wait = POLL_MS.first; Date.now() < until; wait = Math.min(wait * 1.5, POLL_MS.most)) {
    const row = await db().job.findUnique({ where: { correctionId }, select: { state: true } });
    if (row?.state !== "running") return;
    await pause(wait);
  }
}

const WAIT_MS = 75_000;

/** Waits for a correction as long as a caller does; afterwards it continues, and the page polls. */
export async function waitBriefly(work: Promise<unknown>): Promise<void> {
  after(() => work);
  await Promise.race([work, pause(WAIT_MS, undefined, { ref: false })]);
}
