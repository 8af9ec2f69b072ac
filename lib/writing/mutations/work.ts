import "server-only";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { scoreWriting } from "@/lib/exam/mutations";
import { WRITING_PASS } from "@/lib/exam/score";
import { log } from "@/lib/log";
import { aiModel, askModel } from "@/lib/writing/anthropic";
import type { CorrectedSentences } from "@/lib/writing/changes";
import type { Outcome } from "@/lib/writing/conversation";
import { FAULTS, type Failure, isCounted, MAX_TRIES, nextTry } from "@/lib/writing/faults";
import { reserveCall, settleCall } from "@/lib/writing/mutations/ledger";
import { type Marked, markText } from "@/lib/writing/pipeline";
import { mostMicroUsd } from "@/lib/writing/price";
import type { Ask } from "@/lib/writing/question";
import { draftSchema } from "@/lib/writing/schema";
import { getTask } from "@/lib/writing/task";

/** How long taken work belongs to its process, how often that is renewed, and how long it may take in all. */
const LEASE_MS = 45_000;
const RENEWAL_MS = 15_000;
const WORK_MS = 110_000;

/** Up to so many tries, a learner who asks need not wait for the pause after a fault to be over. */
const TRIES_AT_ONCE = 3;

/** Work taken on: `tries` tells this go from every other, so that one that was overtaken changes nothing. */
export type Claim = { id: string; tries: number };

/**
 * Takes on one correction that waits, is due or was left behind by a dead process, in one statement, so that nobody
 * takes the same; null when there is none. A writing that a teacher marked is never taken.
 * @param asked the id of the correction wanted, when a learner asks for it
 */
export async function claimCorrection(asked: string | null, now = new Date()): Promise<Claim | null> {
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  const [claim] = await db().$queryRaw<Claim[]>`
    UPDATE "Correction" SET state = 'running', "leaseUntil" = ${leaseUntil}, tries = tries + 1
    WHERE id = (
      SELECT work.id FROM "Correction" AS work
      WHERE work.source = 'ai' AND (${asked}::uuid IS NULL OR work.id = ${asked}::uuid)
        AND (
          (work.state = 'queued'
            AND (work."dueAt" <= ${now} OR (${asked}::uuid IS NOT NULL AND work.tries < ${TRIES_AT_ONCE})))
          OR (work.state = 'running' AND work."leaseUntil" < ${now})
        )
        AND NOT EXISTS (
          SELECT FROM "Correction" AS marked
          WHERE marked."writingId" = work."writingId" AND marked.source = 'teacher' AND marked.state = 'done'
        )
      ORDER BY work."dueAt" LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING id, tries`;
  return claim ?? null;
}

/** Does the work taken on and stores what came of it. Never throws: what breaks is taken up again when its lease ends. */
export async function performCorrection(claim: Claim): Promise<void> {
  const ownership = { id: claim.id, state: "running" as const, tries: claim.tries };
  const renewal = setInterval(() => {
    const leaseUntil = new Date(Date.now() + LEASE_MS);
    db()
      .correction.updateMany({ where: ownership, data: { leaseUntil } })
      .catch(() => log().warn({ correctionId: claim.id }, "a lease could not be renewed"));
  }, RENEWAL_MS);
  try {
    if (claim.tries > MAX_TRIES) await settleFailure(claim, "invalid");
    else await markClaimed(claim);
  } catch (error) {
    // Not the error itself: a database's message can hold the text.
    const name = error instanceof Error ? error.name : typeof error;
    log().error({ correctionId: claim.id, tries: claim.tries, error: name }, "a correction broke off");
  } finally {
    clearInterval(renewal);
  }
}

async function markClaimed(claim: Claim): Promise<void> {
  const { writing, locale, draft } = await db().correction.findUniqueOrThrow({
    where: { id: claim.id },
    select: {
      locale: true,
      draft: true,
      writing: { select: { text: true, option: true, attempt: { select: { userId: true, simulationId: true } } } },
    },
  });
  const { text, option, attempt } = writing;
  const outcome = await markText(
    { text, task: getTask(attempt.simulationId, option), locale },
    budgetedAsk(claim.id, attempt.userId),
    {
      isOneCall: env().AI_PIPELINE === "one-call",
      draft: draft === null ? null : toCorrected(draftSchema.parse(draft)),
      onDraft: (corrected) => storeDraft(claim, corrected),
    },
  );
  await settle(claim, outcome);
}

/** Asks the service behind the day's budget, the learner's limit and the circuit breaker. */
function budgetedAsk(correctionId: string, userId: string): Ask {
  const deadline = AbortSignal.timeout(WORK_MS);
  return async (question) => {
    const model = aiModel();
    const { step, system, assignment, material, maxTokens } = question;
    const signs = system.length + assignment.length + material.length;
    const reserved = await reserveCall({
      correctionId,
      userId,
      step,
      model,
      mostMicroUsd: mostMicroUsd(model, signs, maxTokens),
    });
    if (!reserved.ok) return { ...reserved, usage: null };
    const answer = await askModel(question, deadline);
    await settleCall(reserved.callId, model, answer.ok ? "ok" : answer.failure, answer.usage);
    return answer;
  };
}

const toCorrected = ({ sentences }: { sentences: { n: number; corrected: string }[] }): CorrectedSentences =>
  new Map(sentences.map(({ n, corrected }) => [n, corrected]));

async function storeDraft({ id, tries }: Claim, corrected: CorrectedSentences): Promise<void> {
  const sentences = [...corrected].map(([n, text]) => ({ n, corrected: text }));
  await db().correction.updateMany({ where: { id, tries, state: "running" }, data: { draft: { sentences } } });
}

async function settle(claim: Claim, outcome: Outcome<Marked>, now = new Date()): Promise<void> {
  if (!outcome.ok) return settleFailure(claim, outcome.failure, now);
  const { criteria, score, feedback, correctedText, errors, details } = outcome.value;
  await db().$transaction(async (tx) => {
    const [stored] = await tx.correction.updateManyAndReturn({
      where: { id: claim.id, state: "running", tries: claim.tries },
      data: {
        state: "done",
        leaseUntil: null,
        finishedAt: now,
        failure: null,
        criteria,
        score,
        feedback,
        correctedText,
        errors,
        details,
      },
      select: {
        writing: { select: { attemptId: true, corrections: { where: { source: "teacher", state: "done" } } } },
      },
    });
    // Somebody else took the work over, or a teacher was faster: their marks stand.
    if (!stored || stored.writing.corrections.length > 0) return;
    await scoreWriting(tx, stored.writing.attemptId, score, score >= WRITING_PASS, now);
  });
}

/** Puts the work back until it is due again, or leaves it to a teacher. */
async function settleFailure(claim: Claim, failure: Failure, now = new Date()): Promise<void> {
  const dueAt = nextTry(failure, claim.tries, now);
  const fact = { correctionId: claim.id, failure, tries: claim.tries, again: dueAt?.toISOString() ?? null };
  log()[FAULTS[failure].level](fact, dueAt ? "a correction waits" : "a correction needs a teacher");
  await db().correction.updateMany({
    where: { id: claim.id, state: "running", tries: claim.tries },
    data: {
      state: dueAt ? "queued" : "failed",
      leaseUntil: null,
      failure,
      ...(dueAt ? { dueAt } : {}),
      ...(isCounted(failure) ? {} : { tries: { decrement: 1 } }),
    },
  });
}
