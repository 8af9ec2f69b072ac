import "server-only";
import { isDeepStrictEqual } from "node:util";
import type { Account } from "@/lib/accounts/actor";
import { db } from "@/lib/db/client";
import type { Attempt } from "@/lib/exam/queries";
import { parseReadiness, readDifficulties } from "@/lib/report/queries/dashboard";
import { NO_DIFFICULTIES, toMeasurements } from "@/lib/report/readiness/measurements";
import { estimateReadiness, isMeasured } from "@/lib/report/readiness/readiness";
import type { Readiness } from "@/lib/report/readiness/schema";

/** Computes and stores the readiness on a basis (`basisOf`); null while an ability has not been measured. */
export async function computeReadiness(
  account: Account,
  attempts: readonly Attempt[],
  basis: string,
): Promise<Readiness | null> {
  if (!isMeasured(toMeasurements(attempts, NO_DIFFICULTIES))) return null;
  const readiness = estimateReadiness(toMeasurements(attempts, await readDifficulties()));
  if (readiness) await storeReadiness(account, basis, readiness);
  return readiness;
}

/** An unchanged readiness reuses its row, with the new basis. */
async function storeReadiness({ id: userId }: Account, basis: string, readiness: Readiness): Promise<void> {
  const last = await db().readinessVerdict.findFirst({
    where: { userId },
    orderBy: { createdAt: "desc" },
    select: { id: true, readiness: true },
  });
  if (last && isDeepStrictEqual(parseReadiness(last.readiness), readiness)) {
    await db().readinessVerdict.updateMany({ where: { id: last.id, userId }, data: { basis } });
    return;
  }
  await db().readinessVerdict.upsert({
    where: { userId_basis: { userId, basis } },
    create: { userId, basis, readiness },
    update: { readiness },
    select: { id: true },
  });
}
