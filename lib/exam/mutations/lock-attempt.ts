import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { Manner } from "@/lib/exam/mode";
import type { Section } from "@/lib/exam/sections";
import { AppError } from "@/lib/http/errors";
import type { Candidate } from "@/lib/payments/actor";

/** The refusal of what comes after the end. */
export function attemptClosed(): AppError {
  return new AppError("conflict", "attempt closed", { reason: "attempt_closed" });
}

/**
 * What practice does section by section is done at the exam by its clock, or at its end.
 * @throws AppError conflict (exam_mode) for an exam sitting under way
 */
export function requirePractice({ mode, status }: Pick<LockedAttempt, "mode" | "status">): void {
  if (mode === "exam" && status === "active") throw new AppError("conflict", "exam under way", { reason: "exam_mode" });
}

/** The primary key of a section's record. */
export function keyOf(attemptId: string, section: Section) {
  return { attemptId_section: { attemptId, section } };
}

export type LockedAttempt = Manner & {
  id: string;
  simulationId: number;
  status: "active" | "closed";
  setAsideAt: Date | null;
};

/**
 * What an admin set aside before its end can no longer be written; what was finished before is as it was.
 * @throws AppError conflict (attempt_set_aside)
 */
export function requireNotSetAside({ status, setAsideAt }: Pick<LockedAttempt, "status" | "setAsideAt">): void {
  if (setAsideAt && status === "active")
    throw new AppError("conflict", "attempt set aside", { reason: "attempt_set_aside" });
}

/** Takes the attempt's row for the rest of the transaction, so that correcting, handing in and finishing take turns. */
export async function lockAttempt(tx: Transaction, candidate: Candidate, attemptId: string): Promise<LockedAttempt> {
  const rows = await tx.$queryRaw<LockedAttempt[]>`
    SELECT id, "simulationId", status::text AS status, mode::text AS mode, "extraTime"::text AS "extraTime", "setAsideAt"
    FROM "Attempt"
    WHERE id = ${attemptId} AND "userId" = ${candidate.id}::uuid FOR UPDATE`;
  if (!rows[0]) throw new AppError("not_found");
  requireNotSetAside(rows[0]);
  return rows[0];
}

/** The same for work that nobody asked for: null when the attempt is closed, set aside or gone. */
export async function lockActiveAttempt(tx: Transaction, attemptId: string): Promise<LockedAttempt | null> {
  const rows = await tx.$queryRaw<LockedAttempt[]>`
    SELECT id, "simulationId", status::text AS status, mode::text AS mode, "extraTime"::text AS "extraTime", "setAsideAt"
    FROM "Attempt"
    WHERE id = ${attemptId} AND status = 'active' AND "setAsideAt" IS NULL FOR UPDATE`;
  return rows[0] ?? null;
}
