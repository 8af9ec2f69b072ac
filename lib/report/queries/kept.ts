import "server-only";
import type { Account } from "@/lib/accounts/actor";
import { db } from "@/lib/db";
import type { CardState } from "@/lib/report/deck/plan";
import { examColumns, type OwnExams, toOwnExams } from "@/lib/report/queries";
import { cardColumns } from "@/lib/report/queries/deck";
import { askedName } from "@/lib/report/readiness/asked";
import type { Difficulties } from "@/lib/report/readiness/evidence";
import type { Readiness } from "@/lib/report/readiness/readiness";
import { readinessSchema } from "@/lib/report/readiness/schema";

/** When difficulties were learned last, all of them at once; null before the first time. */
export async function readLearnedAt(): Promise<Date | null> {
  return (await db().itemDifficulty.aggregate({ _max: { learnedAt: true } }))._max.learnedAt;
}

/** What has been learned of the questions so far. */
export async function readDifficulties(): Promise<Difficulties> {
  const rows = await db().itemDifficulty.findMany({ where: { learners: { gt: 0 } } });
  return new Map(rows.map((row) => [askedName(row), { mean: row.mean, deviation: row.deviation }]));
}

/** What is stored of an account beside its attempts; `readiness` is null where none was told on that basis. */
export type Kept = { readiness: Readiness | null; states: CardState[]; exams: OwnExams };

/**
 * What is stored of the account beside its attempts, in one query.
 * @param basis what a readiness must rest on (`basisOf`)
 */
export async function readKept(account: Account, basis: string, now = new Date()): Promise<Kept> {
  const { verdicts, deck, exams } = await db().user.findUniqueOrThrow({
    where: { id: account.id },
    select: {
      verdicts: { where: { basis }, select: { readiness: true } },
      deck: { select: cardColumns },
      exams: { select: examColumns },
    },
    relationLoadStrategy: "join",
  });
  return { readiness: toReadiness(verdicts[0]?.readiness), states: deck, exams: toOwnExams(exams, now) };
}

/** A readiness that was told, as stored; null for nothing, and for one of another shape than today's. */
export function toReadiness(stored: unknown): Readiness | null {
  return readinessSchema.safeParse(stored).data ?? null;
}
