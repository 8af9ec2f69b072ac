import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { Attempt } from "@/lib/exam/queries";
import type { Section } from "@/lib/exam/sections";
import { AppError } from "@/lib/http/errors";
import type { Candidate } from "@/lib/payments/actor";
import { Prisma } from "@/prisma/generated/client";

export function attemptClosedError(): AppError {
  return new AppError("conflict", "attempt closed", { reason: "attempt_closed" });
}

/** Rejects what only practice mode allows while a sitting is active. @throws AppError conflict (exam_mode) */
export function requirePractice({ mode, status }: Pick<LockedAttempt, "mode" | "status">): void {
  if (mode === "exam" && status === "active") throw new AppError("conflict", "exam under way", { reason: "exam_mode" });
}

export function sectionRecordKey(attemptId: string, section: Section) {
  return { attemptId_section: { attemptId, section } };
}

export type LockedAttempt = Pick<
  Attempt,
  "id" | "simulationId" | "status" | "mode" | "extraTime" | "onPaper" | "setAsideAt"
>;

/** Refuses writes to an unfinished attempt that was set aside. @throws AppError conflict (attempt_set_aside) */
export function requireNotSetAside({ status, setAsideAt }: Pick<LockedAttempt, "status" | "setAsideAt">): void {
  if (setAsideAt && status === "active")
    throw new AppError("conflict", "attempt set aside", { reason: "attempt_set_aside" });
}

/** Locks the row so that changes run one after the other. @throws AppError not_found, conflict (attempt_set_aside) */
export async function lockAttempt(tx: Transaction, candidate: Candidate, attemptId: string): Promise<LockedAttempt> {
  const attempt = await lockRow(tx, Prisma.sql`id = ${attemptId} AND "userId" = ${candidate.id}::uuid`);
  if (!attempt) throw new AppError("not_found");
  requireNotSetAside(attempt);
  return attempt;
}

/** Like `lockAttempt`, for background jobs; null if the attempt is closed, set aside or gone. */
export function lockActiveAttempt(tx: Transaction, attemptId: string): Promise<LockedAttempt | null> {
  return lockRow(tx, Prisma.sql`id = ${attemptId} AND status = 'active' AND "setAsideAt" IS NULL`);
}

async function lockRow(tx: Transaction, condition: Prisma.Sql): Promise<LockedAttempt | null> {
  const [row] = await tx.$queryRaw<LockedAttempt[]>`
    SELECT id, "simulationId", status::text AS status, mode::text AS mode, "extraTime"::text AS "extraTime", "onPaper",
      "setAsideAt"
    FROM "Attempt"
    WHERE ${condition} FOR UPDATE`;
  return row ?? null;
}
