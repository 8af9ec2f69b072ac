import "server-only";
import { randomUUID } from "node:crypto";
import { db, type Transaction } from "@/lib/db/client";
import { isShuttingDown } from "@/lib/jobs/shutdown-state";
import { log } from "@/lib/observability/log";
import { processSingleton } from "@/lib/process-singleton";
import { seal, unseal } from "@/lib/security/seal";
import { type Job, type JobQueue, Prisma } from "@/prisma/generated/client";

/*
 * The job queue. A single statement claims a row (SKIP LOCKED) and takes a renewable lease on it. `claims` increases
 * with each claim, so a process that lost its lease can no longer write; jobs of a crashed process are claimed again
 * when their leases expire.
 */

/** By the database's clock, which all processes share: a machine whose clock is wrong takes over no running job. */
const LEASE = Prisma.sql`now() + interval '45 seconds'`;
const RENEWAL_MS = 15_000;

export type NewJob = {
  queue: JobQueue;
  kind: string;
  /** Idempotent per key; without one each call enqueues a job. */
  key?: string;
  /** The lowest first; default 5. */
  priority?: number;
  userId?: string | null;
  correctionId?: string;
  /** Data stored in no other row, as JSON. Encrypted, and deleted when the job is over. */
  payload?: unknown;
  dueAt?: Date;
  /** After this the job is not run. */
  expiresAt?: Date;
};

export type Claim = Pick<Job, "id" | "kind" | "claims" | "tries" | "userId" | "subjectId" | "correctionId" | "sealed">;

/**
 * `queued`: due again. `isCounted` false: this run does not count as a try. `failure` of a job that is done: why there
 * was nothing to do.
 */
export type JobOutcome =
  | { state: "done"; failure?: string }
  | { state: "failed"; failure: string }
  | { state: "queued"; failure: string | null; dueAt: Date; isCounted?: boolean };

/** Enqueues a job in the caller's transaction. Does nothing when its key exists. */
export async function enqueueJob(tx: Transaction, { payload, key, ...job }: NewJob): Promise<void> {
  const id = randomUUID();
  const sealed = payload === undefined ? null : seal("job", JSON.stringify(payload), id);
  await tx.job.createMany({ data: [{ id, key: key ?? id, sealed, ...job }], skipDuplicates: true });
}

/** Like `enqueueJob`, but replaces the job with the same key: a new code invalidates the older one's mail. */
export async function replaceJob(tx: Transaction, job: NewJob & { key: string }): Promise<void> {
  await tx.job.deleteMany({ where: { key: job.key } });
  await enqueueJob(tx, job);
}

/** Takes a job from its account, so that it is not deleted with it: the payload stands in for what the account knew. */
export async function detachJob(tx: Transaction, id: string, payload: unknown): Promise<void> {
  const sealed = seal("job", JSON.stringify(payload), id);
  await tx.job.update({ where: { id }, data: { userId: null, subjectId: null, sealed } });
}

/** The job's decrypted facts; null without any, or when the server's secret has changed. */
export function readPayload({ id, sealed }: Claim): unknown {
  const text = sealed === null ? null : unseal("job", sealed, id);
  return text === null ? null : JSON.parse(text);
}

/** Claims only this correction, and ignores its retry delay for the first `immediateTries` tries. */
export type ClaimFilter = { correctionId: string; immediateTries: number };

/** Claims one job due by `now`, or one with an expired lease; null when there is none or during shutdown. */
export async function claimJob(queue: JobQueue, now = new Date(), filter?: ClaimFilter): Promise<Claim | null> {
  if (isShuttingDown()) return null;
  const only = filter?.correctionId ?? null;
  const [claim] = await db().$queryRaw<Claim[]>`
    UPDATE "Job" SET state = 'running', "leaseUntil" = ${LEASE}, claims = claims + 1, tries = tries + 1
    WHERE id = (
      SELECT id FROM "Job"
      WHERE queue = ${queue}::"JobQueue" AND (${only}::uuid IS NULL OR "correctionId" = ${only}::uuid)
        AND (
          (state = 'queued' AND ("dueAt" <= ${now} OR tries < ${filter?.immediateTries ?? 0}))
          OR (state = 'running' AND "leaseUntil" < now())
        )
        AND ("expiresAt" IS NULL OR "expiresAt" > ${now})
      ORDER BY priority, "dueAt" LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING id, kind, claims, tries, "userId", "subjectId", "correctionId", sealed`;
  return claim ?? null;
}

/** A `where` that matches only while this claim is valid: for statements that write a result. */
export const ownedBy = ({ id, claims }: Claim) => ({ id, claims, state: "running" as const });

/**
 * Writes the outcome of a claim. The sealed facts are deleted when the job is over.
 * @returns false, with nothing written, when another process has claimed the job meanwhile
 */
export async function finishClaim(tx: Transaction, claim: Claim, outcome: JobOutcome, now = new Date()) {
  const isFinished = outcome.state !== "queued";
  const { count } = await tx.job.updateMany({
    where: ownedBy(claim),
    data: {
      state: outcome.state,
      failure: outcome.failure ?? null,
      leaseUntil: null,
      ...(isFinished ? { sealed: null, finishedAt: now } : { dueAt: outcome.dueAt }),
      ...triesAfter(outcome),
    },
  });
  return count === 1;
}

function triesAfter(outcome: JobOutcome) {
  if (outcome.state !== "queued") return {};
  if (outcome.failure === null) return { tries: 0 };
  return outcome.isCounted === false ? { tries: { decrement: 1 } } : {};
}

const renewLease = ({ id, claims }: Claim) => db().$executeRaw`
  UPDATE "Job" SET "leaseUntil" = ${LEASE} WHERE id = ${id}::uuid AND claims = ${claims} AND state = 'running'`;

const activeClaims = processSingleton("claims", () => new Map<Claim, { giveUp: () => void; over: Promise<unknown> }>());

/**
 * Runs `work` and renews the lease meanwhile. Never throws: a failed job is claimed again when its lease expires.
 * @returns the result of `work`; null if it failed or the claim was released
 */
export async function runClaim<T>(claim: Claim, work: () => Promise<T>): Promise<T | null> {
  const renewal = setInterval(() => {
    renewLease(claim).catch(() => log().warn({ jobId: claim.id }, "a lease could not be renewed"));
  }, RENEWAL_MS);
  const { promise: released, resolve } = Promise.withResolvers<null>();
  const finished = Promise.race([work(), released]).catch((error: unknown) => {
    log().error({ err: error, jobId: claim.id, kind: claim.kind, tries: claim.tries }, "a job failed unexpectedly");
    return null;
  });
  activeClaims.set(claim, { giveUp: () => resolve(null), over: finished });
  try {
    return await finished;
  } finally {
    clearInterval(renewal);
    activeClaims.delete(claim);
  }
}

/** Resolves when all current claims of this process are over. */
export async function waitForClaims(): Promise<void> {
  await Promise.all([...activeClaims.values()].map(({ over }) => over));
}

/** Makes all claimed jobs due again now, without counting a try. Results of work still running here are discarded. */
export async function releaseClaims(now = new Date()): Promise<void> {
  const outcome = { state: "queued", failure: "given_back", dueAt: now, isCounted: false } as const;
  const releases = [...activeClaims].map(async ([claim, { giveUp }]) => {
    await finishClaim(db(), claim, outcome, now).catch(() =>
      log().warn({ jobId: claim.id }, "a claim could not be released; its lease will expire"),
    );
    giveUp();
  });
  await Promise.all(releases);
}

/** Fails expired jobs and deletes their facts. */
export async function expireJobs(queue: JobQueue, now: Date): Promise<void> {
  await db().$executeRaw`
    UPDATE "Job" SET state = 'failed', failure = 'expired', sealed = NULL, "leaseUntil" = NULL, "finishedAt" = ${now}
    WHERE queue = ${queue}::"JobQueue" AND "expiresAt" <= ${now}
      AND (state = 'queued' OR (state = 'running' AND "leaseUntil" < now()))`;
}
