import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { type ClassReadiness, toClassReadiness } from "@/lib/admin/class-readiness";
import { db } from "@/lib/db/client";
import { attemptColumns, toAttempt } from "@/lib/exam/queries";
import { readDifficulties } from "@/lib/report/queries/dashboard";

/** The class readiness of a batch, from finished attempts started after redeeming and not set aside. */
export async function readClassReadiness(_admin: Admin, batchId: string): Promise<ClassReadiness> {
  const codes = await db().giftCode.findMany({
    where: { batchId, redeemedById: { not: null } },
    select: { redeemedById: true, redeemedAt: true },
  });
  const learners = Map.groupBy(codes, ({ redeemedById }) => redeemedById ?? "");
  const rows = await db().attempt.findMany({
    where: { userId: { in: [...learners.keys()] }, status: "closed", setAsideAt: null },
    select: { userId: true, ...attemptColumns },
    orderBy: { startedAt: "desc" },
    relationLoadStrategy: "join",
  });
  const eligible = rows.filter(({ userId, startedAt }) =>
    learners.get(userId)?.some(({ redeemedAt }) => redeemedAt !== null && startedAt >= redeemedAt),
  );
  const attempts = Map.groupBy(eligible, ({ userId }) => userId);
  const byLearner = [...attempts.values()].map((own) => own.map(({ userId: _owner, ...row }) => toAttempt(row)));
  return toClassReadiness(byLearner, await readDifficulties());
}
