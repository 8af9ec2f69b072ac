import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { DashboardError, DashboardView } from "@/components/exam/dashboard-view";
import { ResultView } from "@/components/exam/result-view";
import { PaymentView } from "@/components/payments/payment-view";
import { DeckDue } from "@/components/report/deck/deck-due";
import { NextStepsCard } from "@/components/report/next-steps-card";
import { PlanCard } from "@/components/report/plan/plan-card";
import { ReadinessCard } from "@/components/report/readiness-card";
import { SummaryButton } from "@/components/report/summary-button";
import type { Account } from "@/lib/accounts/actor";
import { type CompletedAttempt, type SimulationCard, toSimulationCards } from "@/lib/exam/cards";
import { listSimulations } from "@/lib/exam/content/library";
import { type Attempt, listAttempts } from "@/lib/exam/queries";
import { log } from "@/lib/log";
import type { Access } from "@/lib/payments/entitlement";
import { findAccess } from "@/lib/payments/queries";
import type { Deck } from "@/lib/report/deck/step";
import { type FinishedPaper, rankLosses } from "@/lib/report/losses";
import { tellReadiness } from "@/lib/report/mutations/tell-readiness";
import { toSituation } from "@/lib/report/plan/situation";
import { type OwnExams, readExams } from "@/lib/report/queries";
import { readDeck } from "@/lib/report/queries/deck";
import type { Readiness } from "@/lib/report/readiness/readiness";
import { isAiConfigured } from "@/lib/writing/anthropic";
import { findWriting, listHandedIn } from "@/lib/writing/queries";

type Props = {
  account: Account;
  renews?: boolean;
  /** The finished attempt whose result is asked for; one that is not the account's own is none. */
  resultOf?: string | undefined;
};

/**
 * What a signed-in learner sees at /, /dashboard, /payment and /simulazioni: the dashboard with access, the payment
 * view without. Whose access is over sees the dashboard with the finished reviews, and at /payment the way to renew.
 */
export async function LearnerView({ account, renews = false, resultOf }: Props) {
  const access = await findAccess(account);
  const isOver = access.state === "expired" || account.isSuspended;
  if (access.state !== "active" && !(isOver && access.state !== "none" && !renews)) {
    return <PaymentView account={account} access={access} isElsewhere={!renews} />;
  }
  const read = await readDashboard(account, access);
  if (!read) return <DashboardError account={account} access={access} />;
  const { cards, papers } = read;
  const readiness = read.readiness && <ReadinessCard key="readiness" readiness={read.readiness} />;
  const result = resultOf ? await readResult(account, cards, resultOf) : null;
  if (!result) {
    const losses = rankLosses(papers.filter(({ attempt }) => attempt.setAsideAt === null));
    const told = [
      readiness,
      <NextStepsCard key="next" losses={losses} isAll />,
      <PlanCard key="plan" exams={read.exams} {...toSituation(read.attempts)} />,
    ];
    const all = { account, access, cards, readiness: told, summaryButton };
    return <DashboardView {...all} deck={read.deck && <DeckDue deck={read.deck} />} />;
  }
  const { attempt, card, waitsForTeacher } = result;
  const losses = rankLosses(papers.filter((paper) => paper.attempt.id === attempt.id));
  const paper = cards.find(({ canStart }) => canStart);
  return (
    <ResultView
      account={account}
      hasAccess={access.state === "active"}
      attempt={attempt}
      card={card}
      cards={cards}
      mayGoOn={access.state === "active" && !account.isSuspended}
      waitsForTeacher={waitsForTeacher}
      summaryButton={summaryButton(attempt, card.title)}
      readiness={[<NextStepsCard key="next" losses={losses} isAll={false} paper={paper} />, readiness]}
    />
  );
}

function summaryButton({ id, date }: CompletedAttempt, simulationTitle: string): ReactNode {
  return <SummaryButton attemptId={id} simulationTitle={simulationTitle} completedAt={date} />;
}

/** A finished attempt among the learner's own with its simulation, and whether its missing marks need a person. */
async function readResult(account: Account, cards: readonly SimulationCard[], attemptId: string) {
  for (const card of cards) {
    const attempt = card.completedAttempts.find(({ id }) => id === attemptId);
    if (!attempt) continue;
    const writing = attempt.pending ? await findWriting(account, attemptId) : null;
    return { attempt, card, waitsForTeacher: !isAiConfigured() || writing?.wait?.needsTeacher === true };
  }
  return null;
}

type Dashboard = {
  cards: SimulationCard[];
  attempts: Attempt[];
  papers: FinishedPaper[];
  readiness: Readiness | null;
  deck: Deck | null;
  exams: OwnExams;
};

/** The learner's simulations, the finished ones whole, what they tell of the exam and what is to be practised, or null when they cannot be read now. */
async function readDashboard(account: Account, access: Access): Promise<Dashboard | null> {
  const mayStart = access.state === "active" && !account.isSuspended;
  try {
    const attempts = await listAttempts(account);
    const cards = toSimulationCards(listSimulations(), attempts, mayStart, await getLocale());
    const [papers, readiness, deck, exams] = await Promise.all([
      readPapers(account, attempts),
      tellReadiness(account, attempts),
      mayStart ? readDeck(account, attempts) : null,
      readExams(account),
    ]);
    return { cards, attempts, papers, readiness, deck, exams };
  } catch (error) {
    log().error({ err: error }, "the simulations could not be listed");
    return null;
  }
}

/** The finished attempts with their writings. */
async function readPapers(account: Account, attempts: readonly Attempt[]): Promise<FinishedPaper[]> {
  const finished = attempts.filter(({ status }) => status === "closed");
  if (finished.length === 0) return [];
  const writings = await listHandedIn(account);
  return finished.map((attempt) => ({ attempt, writing: writings.get(attempt.id) ?? null }));
}
