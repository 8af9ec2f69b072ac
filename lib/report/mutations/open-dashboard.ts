import "server-only";
import type { Account } from "@/lib/accounts/actor";
import type { Attempt } from "@/lib/exam/queries";
import { cardsOf } from "@/lib/report/deck/cards";
import type { Deck } from "@/lib/report/deck/step";
import type { FinishedPaper } from "@/lib/report/losses";
import { tellReadiness } from "@/lib/report/mutations/tell-readiness";
import type { OwnExams } from "@/lib/report/queries";
import { findReadiness, readKept } from "@/lib/report/queries/kept";
import { basisOf } from "@/lib/report/readiness/basis";
import type { Readiness } from "@/lib/report/readiness/readiness";
import { listWholeAttempts } from "@/lib/writing/queries";

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
export async function openDashboard(account: Account, now = new Date()): Promise<Dashboard> {
  const [whole, { learnedAt, told, states, exams }] = await Promise.all([
    listWholeAttempts(account),
    readKept(account, now),
  ]);
  const attempts = whole.map(({ attempt }) => attempt);
  const basis = basisOf(attempts, learnedAt);
  // The latest readiness has another basis; an older one may have this one.
  const earlier = told && told.basis !== basis ? await findReadiness(account, basis) : null;
  const readiness = told?.basis === basis ? told.readiness : earlier;
  return {
    attempts,
    papers: whole.flatMap(({ attempt, handedIn }) =>
      attempt.status === "closed" ? [{ attempt, writing: handedIn }] : [],
    ),
    readiness: readiness ?? (await tellReadiness(account, attempts, basis)),
    deck: { cards: cardsOf(whole), states },
    exams,
  };
}
