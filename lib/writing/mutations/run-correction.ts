import "server-only";
import { db, type Transaction } from "@/lib/db/client";
import { storeWritingScore } from "@/lib/exam/mutations/hand-in-writing";
import { WRITING_PASS } from "@/lib/exam/score";
import { type Claim, claimJob, finishClaim, ownedBy, runClaim } from "@/lib/jobs/claims";
import { log } from "@/lib/observability/log";
import type { ModelResult } from "@/lib/writing/conversation";
import { FAULTS, type Failure, isCounted, isForTeacher, MAX_TRIES, nextTry } from "@/lib/writing/faults";
import { budgetedAsk } from "@/lib/writing/mutations/budgeted-ask";
import { type MarkingResult, markText } from "@/lib/writing/pipeline";
import { type MarkingCheckpoint, markingCheckpointSchema } from "@/lib/writing/schema";
import { getTask } from "@/lib/writing/task";

const WORK_MS = 110_000;

/** A learner's request skips the backoff up to this many tries. */
const TRIES_AT_ONCE = 3;

export type CorrectionClaim = Claim & { correctionId: string };

/** Claims a correction that is queued, due or left by a dead process, or null. @param wantedId the one a learner wants */
export async function claimCorrection(wantedId: string | null, now = new Date()): Promise<CorrectionClaim | null> {
  const wanted = wantedId === null ? undefined : { correctionId: wantedId, immediateTries: TRIES_AT_ONCE };
  const claim = await claimJob("correction", now, wanted);
  return claim?.correctionId ? { ...claim, correctionId: claim.correctionId } : null;
}

/** Does the claimed work and stores its result. Never throws: a failed job is claimed again when its lease ends. */
export async function runCorrection(claim: CorrectionClaim): Promise<void> {
  await runClaim(claim, () => (claim.tries > MAX_TRIES ? storeFailure(claim, "invalid") : markClaimed(claim)));
}

/** The writing's results besides the claimed one: a teacher's, or the AI's under another prompt or model. */
const otherResults = ({ correctionId }: CorrectionClaim) => ({
  where: { state: "done" as const, NOT: { id: correctionId } },
  select: { id: true },
});

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
          corrections: otherResults(claim),
        },
      },
      draft: { select: { text: true, option: true, userId: true, simulationId: true } },
    },
  });
  const handedIn = draft ?? (writing && { ...writing, ...writing.attempt });
  // It has been marked meanwhile.
  if (!handedIn || (writing && writing.corrections.length > 0))
    return void (await finishClaim(db(), claim, { state: "done" }));
  const { text, option, userId, simulationId } = handedIn;
  const outcome = await markText(
    { text, task: getTask(simulationId, option), locale },
    budgetedAsk({ correctionId: claim.correctionId, userId, kind: draft ? "draft" : "writing" }, WORK_MS),
    {
      checkpoint: sentences === null ? null : markingCheckpointSchema.parse(sentences),
      onCheckpoint: (made) => storeCheckpoint(claim, made),
      isCorrectedTwice: !draft,
    },
  );
  await storeOutcome(claim, outcome);
}

const owned = (claim: CorrectionClaim) => ({ id: claim.correctionId, job: { is: ownedBy(claim) } });

async function storeCheckpoint(claim: CorrectionClaim, sentences: MarkingCheckpoint): Promise<void> {
  await db().correction.updateMany({ where: owned(claim), data: { sentences } });
}

/** Locks the account while a result is written: a concurrent deletion waits; after one there is no row to update. */
async function lockOwnerRow(tx: Transaction, correctionId: string): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM "Correction" correction
    LEFT JOIN "Writing" writing ON writing.id = correction."writingId"
    LEFT JOIN "Attempt" attempt ON attempt.id = writing."attemptId"
    LEFT JOIN "Draft" draft ON draft.id = correction."draftId"
    JOIN "User" person ON person.id = COALESCE(attempt."userId", draft."userId")
    WHERE correction.id = ${correctionId}::uuid FOR KEY SHARE OF person`;
}

/** As `lockWriting`, for a correction whose owner is locked: a teacher's marks are stored before these or after. */
async function lockMarkedWriting(tx: Transaction, correctionId: string): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM "Writing"
    WHERE id = (SELECT "writingId" FROM "Correction" WHERE id = ${correctionId}::uuid) FOR NO KEY UPDATE`;
}

async function storeOutcome(
  claim: CorrectionClaim,
  outcome: ModelResult<MarkingResult>,
  now = new Date(),
): Promise<void> {
  if (!outcome.ok) return storeFailure(claim, outcome.failure, now);
  const marks = outcome.value;
  await db().$transaction(async (tx) => {
    await lockOwnerRow(tx, claim.correctionId);
    await lockMarkedWriting(tx, claim.correctionId);
    // Another process may have taken the job over.
    if (!(await finishClaim(tx, claim, { state: "done" }, now))) return;
    const stored = await tx.correction.update({
      where: { id: claim.correctionId },
      data: { state: "done", finishedAt: now, failure: null, ...marks },
      select: { writing: { select: { attemptId: true, corrections: otherResults(claim) } } },
    });
    // A draft's marks do not count, and marks stored meanwhile take precedence.
    if (!stored.writing || stored.writing.corrections.length > 0) return;
    await storeWritingScore(tx, stored.writing.attemptId, marks.score, marks.score >= WRITING_PASS, now);
  });
}

async function storeFailure(claim: CorrectionClaim, failure: Failure, now = new Date()): Promise<void> {
  const { correctionId, tries } = claim;
  const dueAt = nextTry(failure, tries, now);
  const fact = { correctionId, failure, tries, again: dueAt?.toISOString() ?? null };
  const isLeft = isForTeacher(failure, tries);
  log()[FAULTS[failure].level](fact, isLeft ? "correction left to a teacher" : "correction will be retried");
  // The last try is never used up: above `MAX_TRIES` are only jobs whose process died.
  const again = { state: "queued", failure, isCounted: isCounted(failure) && tries < MAX_TRIES } as const;
  await db().$transaction(async (tx) => {
    await lockOwnerRow(tx, correctionId);
    if (!(await finishClaim(tx, claim, dueAt ? { ...again, dueAt } : { state: "failed", failure }, now))) return;
    // Once left to a teacher it stays so until it is marked, whatever the next try meets.
    const data = isLeft ? ({ state: "failed", failure } as const) : { failure };
    await tx.correction.update({ where: { id: correctionId }, data });
  });
}
