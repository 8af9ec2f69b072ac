import "server-only";
import type { z } from "zod";
import { db } from "@/lib/db/client";
import { scriptOf } from "@/lib/exam/hearing";
import {
  createLedger,
  type HearingState,
  type Ledger,
  releaseHearing,
  reportPosition,
  takeOverHearing,
  toHearingState,
} from "@/lib/exam/hearing-ledger";
import type { HearingStep } from "@/lib/exam/hearing-script";
import { chosenModeOf } from "@/lib/exam/mode";
import { attemptClosedError, lockAttempt } from "@/lib/exam/mutations/lock-attempt";
import { ledgerColumns, requirePartRunning } from "@/lib/exam/queries";
import type { hearingActionSchema } from "@/lib/exam/schema";
import { AppError } from "@/lib/http/errors";
import type { Candidate } from "@/lib/payments/actor";

type HearingAction = z.output<typeof hearingActionSchema>;

/**
 * Takes over, reports on, or releases a hearing; safe to repeat. The report of a former page is stored, then rejected.
 * In exam mode the listening part must be running; on paper there is no part, and no time that ends it.
 * @throws AppError not_found, conflict (attempt_set_aside, practice_mode, part_not_begun, time_over, taken_over,
 *   attempt_closed)
 */
export async function applyHearingAction(
  candidate: Candidate,
  attemptId: string,
  action: HearingAction,
  now = new Date(),
): Promise<HearingState> {
  const { ledger, script } = await db().$transaction(async (tx) => {
    const attempt = await lockAttempt(tx, candidate, attemptId);
    if (chosenModeOf(attempt) === "practice") throw new AppError("conflict", "no hearing", { reason: "practice_mode" });
    if (!attempt.onPaper) await requirePartRunning(attemptId, "listening", now, tx);
    else if (attempt.status === "closed") throw attemptClosedError();
    const steps = scriptOf(attempt.simulationId);
    const before = await tx.hearing.findUnique({ where: { attemptId }, select: ledgerColumns });
    const after = applyAction(before ?? createLedger(now), steps, action, now);
    await tx.hearing.upsert({ where: { attemptId }, create: { attemptId, ...after }, update: after });
    return { ledger: after, script: steps };
  });
  if (action.act === "beat" && ledger.holder !== action.token)
    throw new AppError("conflict", "another page plays", { reason: "taken_over" });
  return toHearingState(ledger, script, action.token, now);
}

function applyAction(ledger: Ledger, script: readonly HearingStep[], action: HearingAction, now: Date): Ledger {
  switch (action.act) {
    case "hold":
      return takeOverHearing(ledger, script, action.token, action.former, now);
    case "beat":
      return reportPosition(ledger, script, action.token, action.positionMs, now);
    case "release":
      return releaseHearing(ledger, script, action.token, action.positionMs, now);
  }
}
