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

/** What the dashboard is made of; lists have the newest first. */
export type Dashboard = {
  attempts: Attempt[];
  /** The finished ones with their writings. */
  papers: FinishedPaper[];
  /** Null while an ability has not been measured. */
  readiness: Readiness | null;
  deck: Deck;
  exams: OwnExams;
};

/**
 * All that an account's dashboard shows, by two queries at once: its attempts, and what is kept beside them. What it says of the exam
 * is worked out once, and kept until something that it rests on is another.
 */
export async function openDashboard(account: Account, now = new Date()): Promise<Dashboard> {
  const [whole, { learnedAt, told, states, exams }] = await Promise.all([
    listWholeAttempts(account),
    readKept(account, now),
  ]);
  const attempts = whole.map(({ attempt }) => attempt);
  const basis = basisOf(attempts, learnedAt);
  // What was told last rests on something else now; perhaps on what it rested on before that.
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
