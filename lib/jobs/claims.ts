import "server-only";
import { randomUUID } from "node:crypto";
import { db, type Transaction } from "@/lib/db/client";
import { isShuttingDown } from "@/lib/jobs/shutdown-state";
import { log } from "@/lib/observability/log";
import { processSingleton } from "@/lib/process-singleton";
import { seal, unseal } from "@/lib/security/seal";
import type { JobQueue } from "@/prisma/generated/enums";

/*
 * One table of work that outlives a request. Who takes a row is decided in one statement (SKIP LOCKED); it is then theirs
 * for the time of a lease, which they renew while they work, and a number that rises with every taking keeps who was
 * overtaken from writing anything. A process that dies leaves its rows to the others once the leases end; one that is asked
 * to end takes no more, and gives back at once what it cannot finish.
 */

/** How long taken work belongs to its process, and how often that is renewed. */
const LEASE_MS = 45_000;
const RENEWAL_MS = 15_000;

export type NewJob = {
  queue: JobQueue;
  kind: string;
  /** What is asked for twice under one key is done once; without one, each time. */
  key?: string;
  /** The lowest goes first; 5 without one. */
  priority?: number;
  userId?: string | null;
  correctionId?: string;
  /** What the work has to know and no other row tells, as JSON. Kept sealed, and only until the work is over. */
  facts?: unknown;
  dueAt?: Date;
  /** After this it is of no use to anybody. */
  expiresAt?: Date;
};

/** Work taken on. `claims` tells this time from every other, so that one that was overtaken changes nothing. */
export type Claim = {
  id: string;
  kind: string;
  claims: number;
  /** How often it was tried, this time included. */
  tries: number;
  userId: string | null;
  subjectId: string | null;
  correctionId: string | null;
  sealed: string | null;
};

/** What came of it: it is over, it never can be, or it is due again. `isCounted` false: this time was no try. */
export type Outcome =
  | { state: "done" }
  | { state: "failed"; failure: string }
  | { state: "queued"; failure: string | null; dueAt: Date; isCounted?: boolean };

/** Writes work down, in the transaction of the act that it belongs to. Nothing happens when its key is known. */
export async function enqueueJob(tx: Transaction, { facts, key, ...job }: NewJob): Promise<void> {
  const id = randomUUID();
  const sealed = facts === undefined ? null : seal("job", JSON.stringify(facts), id);
  await tx.job.createMany({ data: [{ id, key: key ?? id, sealed, ...job }], skipDuplicates: true });
}

/** As `enqueueJob`, but what waits or stood under its key makes place: a new code voids the older one's mail. */
export async function replaceJob(tx: Transaction, job: NewJob & { key: string }): Promise<void> {
  await tx.job.deleteMany({ where: { key: job.key } });
  await enqueueJob(tx, job);
}

/** What the work was told when it was written down; null when the server's secret is another one by now. */
export function readFacts({ id, sealed }: Claim): unknown {
  const text = sealed === null ? null : unseal("job", sealed, id);
  return text === null ? null : JSON.parse(text);
}

/** The one correction that somebody asks for, and up to how many tries they need not wait for the end of a pause. */
export type Wanted = { correctionId: string; triesAtOnce: number };

/**
 * Takes on one row that is due or was left by a dead process, in one statement, so that nobody takes the same; null when
 * there is none, or when this process is leaving.
 */
export async function claimJob(queue: JobQueue, now = new Date(), wanted?: Wanted): Promise<Claim | null> {
  if (isShuttingDown()) return null;
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  const only = wanted?.correctionId ?? null;
  const [claim] = await db().$queryRaw<Claim[]>`
    UPDATE "Job" SET state = 'running', "leaseUntil" = ${leaseUntil}, claims = claims + 1, tries = tries + 1
    WHERE id = (
      SELECT id FROM "Job"
      WHERE queue = ${queue}::"JobQueue" AND (${only}::uuid IS NULL OR "correctionId" = ${only}::uuid)
        AND (
          (state = 'queued' AND ("dueAt" <= ${now} OR tries < ${wanted?.triesAtOnce ?? 0}))
          OR (state = 'running' AND "leaseUntil" < ${now})
        )
        AND ("expiresAt" IS NULL OR "expiresAt" > ${now})
      ORDER BY priority, "dueAt" LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING id, kind, claims, tries, "userId", "subjectId", "correctionId", sealed`;
  return claim ?? null;
}

/** The row as long as nobody has taken it over: for statements that write a result. */
export const ownedBy = ({ id, claims }: Claim) => ({ id, claims, state: "running" as const });

/**
 * Writes down what came of a claim. Sealed facts go as soon as the work is over.
 * @returns false when somebody else has taken it over, and then nothing was written
 */
export async function settleJob(tx: Transaction, claim: Claim, outcome: Outcome, now = new Date()): Promise<boolean> {
  const isOver = outcome.state !== "queued";
  const { count } = await tx.job.updateMany({
    where: ownedBy(claim),
    data: {
      state: outcome.state,
      failure: outcome.state === "done" ? null : outcome.failure,
      leaseUntil: null,
      ...(isOver ? { sealed: null, finishedAt: now } : { dueAt: outcome.dueAt }),
      ...triesAfter(outcome),
    },
  });
  return count === 1;
}

function triesAfter(outcome: Outcome) {
  if (outcome.state !== "queued") return {};
  // What went well and comes round again begins anew.
  if (outcome.failure === null) return { tries: 0 };
  return outcome.isCounted === false ? { tries: { decrement: 1 } } : {};
}

/** What this process works on: how its work ends early, and when it is over. */
const kept = processSingleton("claims", () => ({
  working: new Map<Claim, { giveUp: () => void; over: Promise<unknown> }>(),
}));

/**
 * Works on a claim and renews its lease meanwhile. Never throws: what breaks is taken up again when its lease ends.
 * @returns what the work gives; null when it broke or was given back
 */
export async function performClaim<T>(claim: Claim, work: () => Promise<T>): Promise<T | null> {
  const renewal = setInterval(() => {
    const leaseUntil = new Date(Date.now() + LEASE_MS);
    db()
      .job.updateMany({ where: ownedBy(claim), data: { leaseUntil } })
      .catch(() => log().warn({ jobId: claim.id }, "a lease could not be renewed"));
  }, RENEWAL_MS);
  const { promise: givenBack, resolve } = Promise.withResolvers<null>();
  const over = Promise.race([work(), givenBack]).catch((error: unknown) => {
    log().error({ err: error, jobId: claim.id, kind: claim.kind, tries: claim.tries }, "a job broke off");
    return null;
  });
  kept.working.set(claim, { giveUp: () => resolve(null), over });
  try {
    return await over;
  } finally {
    clearInterval(renewal);
    kept.working.delete(claim);
  }
}

/** Resolves when this process works on nothing of what it has taken on so far. */
export async function whenClaimsOver(): Promise<void> {
  await Promise.all([...kept.working.values()].map(({ over }) => over));
}

/**
 * Gives back all that this process works on: it is due for the others at once, as if it had not been tried, and what is still
 * done for it here changes nothing.
 */
export async function giveBackClaims(now = new Date()): Promise<void> {
  const outcome = { state: "queued", failure: "given_back", dueAt: now, isCounted: false } as const;
  const back = [...kept.working].map(async ([claim, { giveUp }]) => {
    await settleJob(db(), claim, outcome, now).catch(() =>
      log().warn({ jobId: claim.id }, "a lease has to end by itself"),
    );
    giveUp();
  });
  await Promise.all(back);
}

/** What nobody can use any more is given up, and forgets what it knew. */
export async function expireJobs(queue: JobQueue, now: Date): Promise<void> {
  await db().job.updateMany({
    where: {
      queue,
      expiresAt: { lte: now },
      OR: [{ state: "queued" }, { state: "running", leaseUntil: { lt: now } }],
    },
    data: { state: "failed", failure: "expired", sealed: null, leaseUntil: null, finishedAt: now },
  });
}
