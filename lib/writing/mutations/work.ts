import "server-only";
import { db, type Transaction } from "@/lib/db/client";
import { scoreWriting } from "@/lib/exam/mutations/score-writing";
import { WRITING_PASS } from "@/lib/exam/score";
import { type Claim, claimJob, ownedBy, performClaim, settleJob } from "@/lib/jobs/claims";
import { log } from "@/lib/observability/log";
import { aiModel, askModel } from "@/lib/writing/anthropic";
import type { Outcome } from "@/lib/writing/conversation";
import { FAULTS, type Failure, isCounted, MAX_TRIES, nextTry } from "@/lib/writing/faults";
import { recordCall, reserveCall } from "@/lib/writing/mutations/ledger";
import { type Marked, markText } from "@/lib/writing/pipeline";
import { mostMicroUsd } from "@/lib/writing/price";
import type { Ask } from "@/lib/writing/question";
import { type BegunMarking, begunMarkingSchema } from "@/lib/writing/schema";
import { getTask } from "@/lib/writing/task";

const WORK_MS = 110_000;

/** Up to this many tries, a learner's request does not wait for the pause after a fault. */
const TRIES_AT_ONCE = 3;

export type CorrectionClaim = Claim & { correctionId: string };

/** Claims a correction that is queued, due or left by a dead process, or null. @param asked the one a learner wants */
export async function claimCorrection(asked: string | null, now = new Date()): Promise<CorrectionClaim | null> {
  const wanted = asked === null ? undefined : { correctionId: asked, triesAtOnce: TRIES_AT_ONCE };
  const claim = await claimJob("correction", now, wanted);
  return claim?.correctionId ? { ...claim, correctionId: claim.correctionId } : null;
}

/** Does the claimed work and stores its result. Never throws: a failed job is claimed again when its lease ends. */
export async function performCorrection(claim: CorrectionClaim): Promise<void> {
  await performClaim(claim, () => (claim.tries > MAX_TRIES ? storeFailure(claim, "invalid") : markClaimed(claim)));
}

async function markClaimed(claim: CorrectionClaim): Promise<void> {
  const { writing, draft, locale, sentences } = await db().correction.findUniqueOrThrow({
    where: { id: claim.correctionId },
    select: {
      locale: true,
      sentences: true,
      writing: {
        select: {
          text: true,
          option: true,
          attempt: { select: { userId: true, simulationId: true } },
          corrections: { where: { source: "teacher", state: "done" }, select: { id: true } },
        },
      },
      draft: { select: { text: true, option: true, userId: true, simulationId: true } },
    },
  });
  const marked = draft ?? (writing && { ...writing, ...writing.attempt });
  // A teacher has marked it meanwhile.
  if (!marked || (writing && writing.corrections.length > 0))
    return void (await settleJob(db(), claim, { state: "done" }));
  const { text, option, userId, simulationId } = marked;
  const outcome = await markText(
    { text, task: getTask(simulationId, option), locale },
    budgetedAsk(claim.correctionId, userId),
    {
      begun: sentences === null ? null : begunMarkingSchema.parse(sentences),
      onBegun: (made) => storeBegun(claim, made),
    },
  );
  await storeOutcome(claim, outcome);
}

/** Applies the day's budget, the learner's limit and the circuit breaker. */
function budgetedAsk(correctionId: string, userId: string): Ask {
  const deadline = AbortSignal.timeout(WORK_MS);
  return async (question) => {
    const model = aiModel();
    const { step, system, assignment, material, maxTokens } = question;
    const chars = system.length + assignment.length + material.length;
    const most = mostMicroUsd(model, chars, maxTokens);
    const reserved = await reserveCall({ correctionId, userId, step, model, mostMicroUsd: most });
    if (!reserved.ok) return { ...reserved, usage: null };
    const answer = await askModel(question, deadline);
    await recordCall(reserved.callId, model, answer.ok ? "ok" : answer.failure, answer.usage);
    return answer;
  };
}

const owned = (claim: CorrectionClaim) => ({ id: claim.correctionId, job: { is: ownedBy(claim) } });

async function storeBegun(claim: CorrectionClaim, sentences: BegunMarking): Promise<void> {
  await db().correction.updateMany({ where: owned(claim), data: { sentences } });
}

/** Locks the account while a result is written: a concurrent deletion waits, or came first: then no row is left. */
async function lockOwnerRow(tx: Transaction, correctionId: string): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM "Correction" correction
    LEFT JOIN "Writing" writing ON writing.id = correction."writingId"
    LEFT JOIN "Attempt" attempt ON attempt.id = writing."attemptId"
    LEFT JOIN "Draft" draft ON draft.id = correction."draftId"
    JOIN "User" person ON person.id = COALESCE(attempt."userId", draft."userId")
    WHERE correction.id = ${correctionId}::uuid FOR KEY SHARE OF person`;
}

async function storeOutcome(claim: CorrectionClaim, outcome: Outcome<Marked>, now = new Date()): Promise<void> {
  if (!outcome.ok) return storeFailure(claim, outcome.failure, now);
  const { criteria, score, feedback, correctedText, errors, details } = outcome.value;
  const marks = { criteria, score, feedback, correctedText, errors, details };
  await db().$transaction(async (tx) => {
    await lockOwnerRow(tx, claim.correctionId);
    // Another process may have taken the job over.
    if (!(await settleJob(tx, claim, { state: "done" }, now))) return;
    const stored = await tx.correction.update({
      where: { id: claim.correctionId },
      data: { state: "done", finishedAt: now, failure: null, ...marks },
      select: {
        writing: { select: { attemptId: true, corrections: { where: { source: "teacher", state: "done" } } } },
      },
    });
    // A draft's marks do not count, and a teacher's marks take precedence.
    if (!stored.writing || stored.writing.corrections.length > 0) return;
    await scoreWriting(tx, stored.writing.attemptId, score, score >= WRITING_PASS, now);
  });
}

async function storeFailure(claim: CorrectionClaim, failure: Failure, now = new Date()): Promise<void> {
  const { correctionId, tries } = claim;
  const dueAt = nextTry(failure, tries, now);
  const fact = { correctionId, failure, tries, again: dueAt?.toISOString() ?? null };
  log()[FAULTS[failure].level](fact, dueAt ? "a correction waits" : "a correction needs a teacher");
  const again = { state: "queued", failure, isCounted: isCounted(failure) } as const;
  await db().$transaction(async (tx) => {
    await lockOwnerRow(tx, correctionId);
    if (!(await settleJob(tx, claim, dueAt ? { ...again, dueAt } : { state: "failed", failure }, now))) return;
    const state = dueAt ? "queued" : "failed";
    await tx.correction.update({ where: { id: correctionId }, data: { state, failure } });
  });
}
