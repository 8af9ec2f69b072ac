import { ResultView } from "@/components/exam/result-view";
import { OralWords } from "@/components/oral/oral-link";
import { BookletFold } from "@/components/report/booklet/booklet-fold";
import { MendingCard } from "@/components/report/mending-card";
import { MoreLosses } from "@/components/report/more-losses";
import { PdfButton } from "@/components/report/summary/pdf-button";
import type { SimulationCard } from "@/lib/exam/cards";
import { listSimulations } from "@/lib/exam/content/library";
import { chooseNextStep } from "@/lib/exam/next-step";
import { resultStateOf } from "@/lib/exam/result-state";
import { hasPaid } from "@/lib/payments/entitlement";
import type { SignedIn } from "@/lib/payments/gate";
import { rankLosses } from "@/lib/report/losses";
import { chooseMending } from "@/lib/report/mending";
import type { Dashboard } from "@/lib/report/mutations/load-dashboard";
import { isAiConfigured } from "@/lib/writing/anthropic";

type Props = SignedIn & {
  dashboard: Dashboard;
  cards: readonly SimulationCard[];
  canContinue: boolean;
  result: NonNullable<ReturnType<typeof findResult>>;
};

/** The result of one finished attempt. */
export function LearnerResult({ account, access, dashboard, cards, canContinue, result: { attempt, card } }: Props) {
  const own = dashboard.papers.find((one) => one.attempt.id === attempt.id);
  // A set-aside attempt contains the keys of a simulation that may be taken again.
  const paper = attempt.setAside ? undefined : own;
  const step = chooseNextStep(attempt, cards, canContinue);
  const state = resultStateOf(attempt);
  const section = paper && step.kind === "review" && (state === "notYet" || state === "hard") ? step.section : null;
  const wait = own?.writing?.wait;
  return (
    <ResultView
      account={account}
      hasAccess={hasPaid(access)}
      attempt={attempt}
      card={card}
      cards={cards}
      themes={listSimulations().map(({ theme }) => theme)}
      step={step}
      toRehearsal={(words) => (canContinue ? <OralWords>{words}</OralWords> : words)}
      mending={
        paper &&
        section && (
          <MendingCard
            attempt={paper.attempt}
            section={section}
            mending={chooseMending(paper, section)}
            mayWrite={canContinue}
          />
        )
      }
      waitsForTeacher={!isAiConfigured() || (attempt.pending && wait?.needsTeacher === true)}
      summaryButton={<PdfButton attemptId={attempt.id} simulationTitle={card.title} completedAt={attempt.date} />}
      more={
        <div>
          <MoreLosses losses={rankLosses(paper ? [paper] : [])} paper={cards.find(({ canStart }) => canStart)} />
          {paper && canContinue && <BookletFold attemptId={attempt.id} />}
        </div>
      }
    />
  );
}

/** A finished attempt among the account's own, with its simulation; null if it is none of them. */
export function findResult(cards: readonly SimulationCard[], attemptId: string) {
  for (const card of cards) {
    const attempt = card.completedAttempts.find(({ id }) => id === attemptId);
    if (attempt) return { attempt, card };
  }
  return null;
}
