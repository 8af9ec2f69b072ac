import "server-only";
import { db, type Transaction } from "@/lib/db/client";
import { daysAfter } from "@/lib/time";
import { aiBudget } from "@/lib/writing/ai-budget";
import { type AskedKind, LEARNER_CALLS, type MarkedKind } from "@/lib/writing/ai-limits";
import type { MarkingStep } from "@/lib/writing/anthropic";
import { type Failure, findFailure, isCircuitOpen, type PastCall, startOfDay } from "@/lib/writing/faults";
import { costMicroUsd, type Usage } from "@/lib/writing/price";
import { ownCorrections } from "@/lib/writing/queries/own-corrections";
import { Prisma } from "@/prisma/generated/client";

const LATEST_CALLS = 12;
/** Advisory lock id: arbitrary, but the same in every process. */
const LEDGER_LOCK = 20_261_121;

/** What a call is for. */
export type AiWork = { userId: string } & (
  | { kind: MarkedKind; correctionId: string }
  | { kind: "spoken"; rehearsalId: string }
);

type PlannedCall = AiWork & {
  step: MarkingStep;
  model: string;
  maxCostMicroUsd: number;
};

type Reservation = { ok: true; callId: string } | { ok: false; failure: Failure };

const LIMIT_FAULTS = {
  writing: { calls: "learner_limit", budget: "budget" },
  draft: { calls: "draft_limit", budget: "draft_budget" },
  spoken: { calls: "draft_limit", budget: "draft_budget" },
} as const satisfies Record<AskedKind, Record<string, Failure>>;

/** Reserves a call's highest cost if budget, learner limit and circuit allow; serialised to stay within the budget. */
export async function reserveCall(call: PlannedCall, now = new Date()): Promise<Reservation> {
  const { userId, kind, step, model, maxCostMicroUsd } = call;
  const subject = call.kind === "spoken" ? { rehearsalId: call.rehearsalId } : { correctionId: call.correctionId };
  return db().$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LEDGER_LOCK})`;
    const latest = await tx.aiCall.findMany({
      orderBy: { startedAt: "desc" },
      take: LATEST_CALLS,
      select: { outcome: true, startedAt: true, finishedAt: true },
    });
    const calls = latest.map(({ outcome, startedAt, finishedAt }): PastCall => {
      return { outcome: outcome === "ok" ? outcome : findFailure(outcome), at: finishedAt ?? startedAt };
    });
    if (isCircuitOpen(calls, now)) return { ok: false, failure: "paused" };
    if ((await countCalls(tx, userId, kind, now)) >= LEARNER_CALLS[kind].most)
      return { ok: false, failure: LIMIT_FAULTS[kind].calls };
    if ((await spentMicroUsd(tx, startOfDay(now))) + maxCostMicroUsd > aiBudget()[kind])
      return { ok: false, failure: LIMIT_FAULTS[kind].budget };
    const data = { ...subject, step, model, reservedMicroUsd: maxCostMicroUsd, startedAt: now };
    const { id } = await tx.aiCall.create({ data, select: { id: true } });
    return { ok: true, callId: id };
  });
}

/**
 * Starts from the learner's corrections or rehearsals: scanning all calls of the day would block other reservations.
 * Calls that cost nothing count only for writings: an outage must not use up what a learner was promised for the week.
 */
async function countCalls(tx: Transaction, userId: string, kind: AskedKind, now: Date): Promise<number> {
  const since = daysAfter(startOfDay(now), 1 - LEARNER_CALLS[kind].days);
  const isCounted = kind === "writing" ? Prisma.sql`TRUE` : Prisma.sql`call."costMicroUsd" IS DISTINCT FROM 0`;
  const [own, subject] =
    kind === "spoken"
      ? [Prisma.sql`SELECT id FROM "Rehearsal" WHERE "userId" = ${userId}::uuid`, Prisma.sql`"rehearsalId"`]
      : [ownCorrections(userId, kind), Prisma.sql`"correctionId"`];
  const [row] = await tx.$queryRaw<{ calls: number }[]>`
    SELECT COALESCE(SUM((
      SELECT count(*) FILTER (WHERE call."startedAt" >= ${since} AND ${isCounted})
      FROM "AiCall" AS call WHERE call.${subject} = own.id
    )), 0)::int AS calls
    FROM (${own}) AS own`;
  return row?.calls ?? 0;
}

/** A call of unknown cost counts with its reservation. */
async function spentMicroUsd(tx: Transaction, since: Date): Promise<number> {
  const [row] = await tx.$queryRaw<{ spent: bigint }[]>`
    SELECT COALESCE(SUM(COALESCE("costMicroUsd", "reservedMicroUsd")), 0)::bigint AS spent
    FROM "AiCall" WHERE "startedAt" >= ${since}`;
  return Number(row?.spent ?? 0);
}

/** Records a call's outcome. A call that timed out may have been billed, so its whole reservation stays spent. */
export async function recordCall(
  callId: string,
  model: string,
  outcome: "ok" | Failure,
  usage: Usage | null,
  now = new Date(),
): Promise<void> {
  const cost = usage ? costMicroUsd(model, usage) : outcome === "timeout" ? null : 0;
  await db().aiCall.update({ where: { id: callId }, data: { outcome, finishedAt: now, costMicroUsd: cost, ...usage } });
}
