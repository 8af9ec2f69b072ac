import "server-only";
import { createHash } from "node:crypto";
import type { Account } from "@/lib/accounts/actor";
import { db } from "@/lib/db";
import { type Attempt, listAttempts } from "@/lib/exam/queries";
import { askedName } from "@/lib/report/readiness/asked";
import { type Difficulties, toEvidence } from "@/lib/report/readiness/evidence";
import { judgeReadiness, MODEL_VERSION, type Readiness } from "@/lib/report/readiness/readiness";

/**
 * How ready the account's learner is for the written exam, by what they have finished so far. What is told is kept with the
 * model's version, once for the same marks.
 * @param attempts all of the account's attempts, where the caller has read them already
 * @returns null while an ability has not been measured
 */
export async function tellReadiness(account: Account, attempts?: readonly Attempt[]): Promise<Readiness | null> {
  const known = attempts ?? (await listAttempts(account));
  if (known.every(({ status }) => status !== "closed")) return null;
  const readiness = judgeReadiness(toEvidence(known, await readDifficulties()));
  if (!readiness) return null;
  const basis = basisOf(known);
  await db().readinessVerdict.createMany({
    data: [{ userId: account.id, basis, readiness }],
    skipDuplicates: true,
  });
  return readiness;
}

/** What has been learned of the questions so far. */
export async function readDifficulties(): Promise<Difficulties> {
  const rows = await db().itemDifficulty.findMany({ where: { learners: { gt: 0 } } });
  return new Map(rows.map((row) => [askedName(row), { mean: row.mean, deviation: row.deviation }]));
}

/** The marks a verdict rests on, and the model that judged them, as a short hash. */
function basisOf(attempts: readonly Attempt[]): string {
  const marks = attempts
    .filter(({ status }) => status === "closed")
    .map(({ id, sections }) => [id, ...sections.map(({ score }) => score)]);
  return createHash("sha256")
    .update(JSON.stringify([MODEL_VERSION, marks]))
    .digest("hex")
    .slice(0, 16);
}
