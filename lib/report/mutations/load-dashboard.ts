import "server-only";
import { isDeepStrictEqual } from "node:util";
import type { Account } from "@/lib/accounts/actor";
import { db } from "@/lib/db/client";
import type { Attempt } from "@/lib/exam/queries";
import { cardsOf } from "@/lib/report/deck/cards";
import type { Deck } from "@/lib/report/deck/step";
import type { PaperWithWriting } from "@/lib/report/losses";
import type { OwnExams } from "@/lib/report/queries";
import { findReadiness, parseReadiness, readDashboardData, readDifficulties } from "@/lib/report/queries/dashboard";
import { basisOf } from "@/lib/report/readiness/basis";
import { NO_DIFFICULTIES, toMeasurements } from "@/lib/report/readiness/measurements";
import { estimateReadiness, isMeasured } from "@/lib/report/readiness/readiness";
import type { Readiness } from "@/lib/report/readiness/schema";
import { listAttemptsWithWriting } from "@/lib/writing/queries";

/** Lists are newest first. */
export type Dashboard = {
  attempts: Attempt[];
  papers: PaperWithWriting[];
  /** Null while an ability has not been measured. */
  readiness: Readiness | null;
  deck: Deck;
  exams: OwnExams;
  /** Ids of the attempts whose writing has another draft. */
  rewritten: string[];
};

/** Loads the dashboard with two parallel queries. The readiness is computed only when its basis changes. */
export async function loadDashboard(account: Account, now = new Date()): Promise<Dashboard> {
  const [whole, { learnedAt, latest, states, exams, rewritten }] = await Promise.all([
    listAttemptsWithWriting(account),
    readDashboardData(account, now),
  ]);
  const closed = whole.filter(({ attempt }) => attempt.status === "closed");
  const attempts = whole.map(({ attempt }) => attempt);
  const basis = basisOf(attempts, learnedAt);
  // The latest readiness has another basis; an older one may have this one.
  const earlier = latest && latest.basis !== basis ? await findReadiness(account, basis) : null;
  const readiness = latest?.basis === basis ? latest.readiness : earlier;
  return {
    attempts,
    papers: closed.map(({ attempt, handedIn }) => ({ attempt, writing: handedIn })),
    readiness: readiness ?? (await computeReadiness(account, attempts, basis)),
    deck: { cards: cardsOf(whole), states },
    exams,
    rewritten,
  };
}

/** Computes and stores the readiness on a basis (`basisOf`); null while an ability has not been measured. */
async function computeReadiness(account: Account, attempts: Attempt[], basis: string): Promise<Readiness | null> {
  if (!isMeasured(toMeasurements(attempts, NO_DIFFICULTIES))) return null;
  const readiness = estimateReadiness(toMeasurements(attempts, await readDifficulties()));
  if (readiness) await storeReadiness(account, basis, readiness);
  return readiness;
}

/** An unchanged readiness reuses its row, with the new basis. */
async function storeReadiness({ id: userId }: Account, basis: string, readiness: Readiness): Promise<void> {
  const select = { id: true, readiness: true } as const;
  const last = await db().readinessVerdict.findFirst({ where: { userId }, orderBy: { createdAt: "desc" }, select });
  if (last && isDeepStrictEqual(parseReadiness(last.readiness), readiness)) {
    await db().readinessVerdict.updateMany({ where: { id: last.id, userId }, data: { basis } });
    return;
  }
  const where = { userId_basis: { userId, basis } };
  await db().readinessVerdict.upsert({ where, create: { userId, basis, readiness }, update: { readiness } });
}
