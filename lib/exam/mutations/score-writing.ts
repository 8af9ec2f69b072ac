import "server-only";
import type { Transaction } from "@/lib/db/client";
import { sectionRecordKey } from "@/lib/exam/mutations/lock-attempt";
import { WRITING_SECTION } from "@/lib/exam/sections";

/** Stores a writing's score; called by the writing domain after a correction. @param score 0 to 12 */
export async function storeWritingScore(
  tx: Transaction,
  attemptId: string,
  score: number,
  passed: boolean,
  now: Date,
): Promise<void> {
  await tx.sectionRecord.update({
    where: sectionRecordKey(attemptId, WRITING_SECTION),
    data: { score, passed, correctedAt: now },
  });
}
