import "server-only";
import type { Account } from "@/lib/accounts/actor";
import type { Attempt } from "@/lib/exam/queries";
import { cardsOf } from "@/lib/report/deck/cards";
import type { Deck } from "@/lib/report/deck/step";
import type { FinishedPaper } from "@/lib/report/losses";
import { computeReadiness } from "@/lib/report/mutations/compute-readiness";
import type { OwnExams } from "@/lib/report/queries";
import { findReadiness, readDashboardData } from "@/lib/report/queries/dashboard";
import { basisOf } from "@/lib/report/readiness/basis";
import type { Readiness } from "@/lib/report/readiness/schema";
import { listAttemptsWithWriting } from "@/lib/writing/queries";

/** Lists are newest first. */
export type Dashboard = {
  attempts: Attempt[];
  papers: FinishedPaper[];
  /** Null while an ability has not been measured. */
  readiness: Readiness | null;
  deck: Deck;
  exams: OwnExams;
};

/** Loads the dashboard with two parallel queries. The readiness is computed only when its basis changes. */
export async function loadDashboard(account: Account, now = new Date()): Promise<Dashboard> {
  const [whole, { learnedAt, latest, states, exams }] = await Promise.all([
    listAttemptsWithWriting(account),
    readDashboardData(account, now),
  ]);
  const attempts = whole.map(({ attempt }) => attempt);
  const basis = basisOf(attempts, learnedAt);
  // The latest readiness has another basis; an older one may have this one.
  const earlier = latest && latest.basis !== basis ? await findReadiness(account, basis) : null;
  const readiness = latest?.basis === basis ? latest.readiness : earlier;
  return {
    attempts,
    papers: whole.flatMap(({ attempt, handedIn }) =>
      attempt.status === "closed" ? [{ attempt, writing: handedIn }] : [],
    ),
    readiness: readiness ?? (await computeReadiness(account, attempts, basis)),
    deck: { cards: cardsOf(whole), states },
    exams,
  };
}
