import "server-only";
import { db, type Transaction } from "@/lib/db/client";
import { type ExtraTime, PARTS, type Part } from "@/lib/exam/mode";
import { closeAttempt } from "@/lib/exam/mutations/finish-attempt";
import { type LockedAttempt, lockActiveAttempt, lockAttempt } from "@/lib/exam/mutations/lock-attempt";
import { partColumns } from "@/lib/exam/queries";
import {
  advanceSitting,
  isSittingOver,
  newPartTimes,
  nextPart,
  type PartTimes,
  type SittingView,
  toSittingView,
} from "@/lib/exam/sitting";
import { AppError } from "@/lib/http/errors";
import type { Candidate } from "@/lib/payments/actor";

/**
 * State of a sitting as of now: first hands in or begins parts that are due, and closes the attempt after the last.
 * @throws AppError not_found, conflict (attempt_set_aside, practice_mode)
 */
export function refreshSitting(candidate: Candidate, attemptId: string, now = new Date()): Promise<SittingView> {
  return updateSitting(candidate, attemptId, now, (parts) => parts);
}

/**
 * Begins the next part now. Idempotent.
 * @throws AppError not_found, conflict (attempt_set_aside, practice_mode, time_over; part_not_begun: another runs)
 */
export function beginPart(candidate: Candidate, attemptId: string, part: Part, now = new Date()): Promise<SittingView> {
  return updateSitting(candidate, attemptId, now, (parts, extraTime) => {
    const begun = parts.find((times) => times.part === part);
    if (begun?.endedAt) throw new AppError("conflict", "part is over", { reason: "time_over" });
    if (begun) return parts;
    const isRunning = parts.at(-1)?.endedAt === null;
    if (isRunning || nextPart(parts) !== part) throw partNotBegunError();
    return [...parts, newPartTimes(part, extraTime, now)];
  });
}

/**
 * Hands in the running part and, after the last, closes the attempt. Idempotent.
 * @throws AppError not_found, conflict (attempt_set_aside, practice_mode, part_not_begun)
 */
export function endPart(candidate: Candidate, attemptId: string, part: Part, now = new Date()): Promise<SittingView> {
  return updateSitting(candidate, attemptId, now, (parts) => {
    if (!parts.some((times) => times.part === part)) throw partNotBegunError();
    const end = (times: PartTimes) => ({ ...times, endedAt: times.endedAt ?? earlier(now, times.endsAt) });
    return parts.map((times) => (times.part === part ? end(times) : times));
  });
}

const BATCH_SIZE = 200;

/** Applies the clock to all sittings, so that abandoned ones end too. @returns number of attempts checked */
export async function advanceSittings(now: Date): Promise<number> {
  // The conditions on "Attempt" must imply those of the partial index "Attempt_sitting_under_way".
  const due = await db().$queryRaw<{ id: string }[]>`
    SELECT attempt.id FROM "Attempt" AS attempt
    WHERE attempt.mode = 'exam' AND attempt.status = 'active' AND attempt."setAsideAt" IS NULL AND attempt."extraTime" <> 'untimed'
      AND EXISTS (SELECT FROM "SittingPart" WHERE "attemptId" = attempt.id)
      AND NOT EXISTS (
        SELECT FROM "SittingPart" WHERE "attemptId" = attempt.id AND "endedAt" IS NULL AND "endsAt" > ${now}
      )
    LIMIT ${BATCH_SIZE}`;
  for (const { id } of due) {
    await db().$transaction(async (tx) => {
      const attempt = await lockActiveAttempt(tx, id);
      if (attempt) await changeParts(tx, attempt, now, (parts) => parts);
    });
  }
  return due.length;
}

type Change = (parts: PartTimes[], extraTime: ExtraTime) => PartTimes[];

async function updateSitting(candidate: Candidate, attemptId: string, now: Date, change: Change): Promise<SittingView> {
  return db().$transaction(async (tx) => {
    const attempt = await lockAttempt(tx, candidate, attemptId);
    if (attempt.mode === "practice") throw new AppError("conflict", "no sitting", { reason: "practice_mode" });
    const parts = await changeParts(tx, attempt, now, change);
    return toSittingView(parts, attempt.extraTime, now);
  });
}

async function changeParts(tx: Transaction, attempt: LockedAttempt, now: Date, change: Change): Promise<PartTimes[]> {
  const { id: attemptId, extraTime, status } = attempt;
  const rows = await tx.sittingPart.findMany({ where: { attemptId }, select: partColumns });
  const stored = rows.toSorted((a, b) => PARTS.indexOf(a.part) - PARTS.indexOf(b.part));
  if (status === "closed") return stored;
  const parts = change(advanceSitting(stored, extraTime, now), extraTime);
  for (const [index, times] of parts.entries()) {
    const { part, endedAt } = times;
    const before = stored[index];
    if (!before) await tx.sittingPart.create({ data: { attemptId, ...times } });
    else if (before.endedAt !== endedAt)
      await tx.sittingPart.update({ where: { attemptId_part: { attemptId, part } }, data: { endedAt } });
  }
  const last = parts.at(-1);
  if (isSittingOver(parts) && last?.endedAt) await closeAttempt(tx, attempt, last.endedAt);
  return parts;
}

const earlier = (a: Date, b: Date | null) => (b && b < a ? b : a);
const partNotBegunError = () => new AppError("conflict", "part not begun", { reason: "part_not_begun" });
