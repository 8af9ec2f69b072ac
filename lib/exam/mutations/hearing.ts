import "server-only";
import type { z } from "zod";
import { db, type Transaction } from "@/lib/db/client";
import { scriptOf } from "@/lib/exam/hearing";
import {
  beatHearing,
  type HearingState,
  holdHearing,
  type Ledger,
  openLedger,
  releaseHearing,
  toHearingState,
} from "@/lib/exam/hearing-ledger";
import type { HearingStep } from "@/lib/exam/hearing-script";
import { lockAttempt } from "@/lib/exam/mutations/lock-attempt";
import { ledgerColumns, requirePartRunning } from "@/lib/exam/queries";
import type { hearingActSchema } from "@/lib/exam/schema";
import { AppError } from "@/lib/http/errors";
import type { Candidate } from "@/lib/payments/actor";

type HearingAct = z.output<typeof hearingActSchema>;

/**
 * Takes over, reports on, or releases a hearing; safe to repeat. A report after a takeover is refused but stored.
 * @throws AppError not_found, conflict (attempt_set_aside, practice_mode, part_not_begun, time_over, taken_over)
 */
export async function actOnHearing(
  candidate: Candidate,
  attemptId: string,
  act: HearingAct,
  now = new Date(),
): Promise<HearingState> {
  const { ledger, script } = await db().$transaction(async (tx) => {
    const attempt = await lockAttempt(tx, candidate, attemptId);
    if (attempt.mode === "practice") throw new AppError("conflict", "no sitting", { reason: "practice_mode" });
    await requirePartRunning(attemptId, "listening", now, tx);
    const steps = scriptOf(attempt.simulationId);
    const before = await tx.hearing.findUnique({ where: { attemptId }, select: ledgerColumns });
    const after = change(before ?? openLedger(now), steps, act, now);
    await store(tx, attemptId, after);
    return { ledger: after, script: steps };
  });
  if (act.act === "beat" && ledger.holder !== act.token)
    throw new AppError("conflict", "another page plays", { reason: "taken_over" });
  return toHearingState(ledger, script, act.token, now);
}

function change(ledger: Ledger, script: readonly HearingStep[], act: HearingAct, now: Date): Ledger {
  switch (act.act) {
    case "hold":
      return holdHearing(ledger, script, act.token, act.former, now);
    case "beat":
      return beatHearing(ledger, script, act.token, act.positionMs, now);
    case "release":
      return releaseHearing(ledger, script, act.token, act.positionMs, now);
  }
}

async function store(tx: Transaction, attemptId: string, ledger: Ledger): Promise<void> {
  await tx.hearing.upsert({ where: { attemptId }, create: { attemptId, ...ledger }, update: ledger });
}
