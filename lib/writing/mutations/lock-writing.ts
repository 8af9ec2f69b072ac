import "server-only";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";

/**
 * Locks a writing, so that marks of it are stored one after the other. Its learner's account comes first, the order in
 * which a deletion locks them. A request for a teacher, which only refers to the row, need not wait.
 * @throws AppError not_found
 */
export async function lockWriting(tx: Transaction, writingId: string): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM "Writing" AS writing
    JOIN "Attempt" AS attempt ON attempt.id = writing."attemptId"
    JOIN "User" AS person ON person.id = attempt."userId"
    WHERE writing.id = ${writingId}::uuid FOR KEY SHARE OF person`;
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "Writing" WHERE id = ${writingId}::uuid FOR NO KEY UPDATE`;
  if (rows.length === 0) throw new AppError("not_found");
}
