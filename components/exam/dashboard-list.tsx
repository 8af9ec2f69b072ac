import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { DashboardCard } from "@/components/exam/dashboard-card";
import { FinishedPaper } from "@/components/exam/finished-paper";
import { Card } from "@/components/ui/card";
import { ButtonLink } from "@/components/ui/link";
import { Progress } from "@/components/ui/progress";
import type { CompletedAttempt, SimulationCard } from "@/lib/exam/cards";
import { chooseDashboardStep, type DashboardStep } from "@/lib/exam/next-step";
import { reviewPath } from "@/lib/exam/paths";

/** Renders a finished attempt's save button. The reports own it, so the page passes it in. */
export type RenderSummaryButton = (attempt: CompletedAttempt, simulationTitle: string) => ReactNode;

type Props = {
  cards: readonly SimulationCard[];
  /** Whether a simulation's exam clock runs: it is then shown above and comes first. */
  isRunning: (card: SimulationCard) => boolean;
  ownerId: string;
  canContinue: boolean;
  finishBy: string | null;
  renderSummaryButton: RenderSummaryButton;
};

/** The next step, the number of finished simulations, the open ones, and the finished ones collapsed. */
export function DashboardList({ cards, isRunning, ownerId, canContinue, finishBy, renderSummaryButton }: Props) {
  const translate = useTranslations("exam.dashboard");
  const hasRunning = cards.some(isRunning);
  const step = hasRunning ? null : chooseDashboardStep(cards, canContinue, finishBy !== null);
  const open = cards.filter(({ lastSession }) => lastSession?.status !== "closed");
  const others = open
    .filter((card) => !isRunning(card))
    .filter((card) => step?.kind !== "card" || card.id !== step.card.id);
  const finished = cards.flatMap((card) => card.completedAttempts.map((attempt) => ({ card, attempt })));
  const shared = { ownerId, canContinue, finishBy };
  return (
    <>
      <ProgressLine done={cards.length - open.length} total={cards.length} />
      {step?.kind === "card" && <DashboardCard card={step.card} isNext {...shared} />}
      {step?.kind === "review" && <ReviewStep step={step} />}
      {others.length > 0 && (
        <section aria-labelledby="others-title" className="space-y-3">
          <h2 id="others-title" className={step || hasRunning ? "text-xl" : "sr-only"}>
            {translate("others")}
          </h2>
          <ul className="grid gap-4 md:grid-cols-2 lg:gap-6">
            {others.map((card) => (
              <li key={card.id} className="min-w-0">
                <DashboardCard card={card} {...shared} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {finished.length > 0 && (
        <section aria-labelledby="finished-title" className="space-y-3">
          <h2 id="finished-title" className="text-xl">
            {translate("finished")}
          </h2>
          <ul className="space-y-2">
            {finished.map(({ card, attempt }) => (
              <li key={attempt.id}>
                <FinishedPaper card={card} attempt={attempt} summaryButton={renderSummaryButton(attempt, card.title)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function ProgressLine({ done, total }: { done: number; total: number }) {
  const translate = useTranslations("exam.dashboard");
  const words = translate("progress", { done, total });
  return (
    <div className="max-w-reading space-y-1">
      <p className="font-semibold tabular-nums">{words}</p>
      <Progress value={done} max={total} aria-label={words} />
    </div>
  );
}

function ReviewStep({ step }: { step: Extract<DashboardStep, { kind: "review" }> }) {
  const translate = useTranslations("exam.dashboard.next");
  const words = useTranslations("exam.verdict.the");
  const section = words(step.section);
  return (
    <Card aria-labelledby="next-title" className="space-y-4">
      <div className="space-y-2">
        <p className="font-semibold text-accent">{translate("title")}</p>
        <h2 id="next-title" className="text-2xl sm:text-3xl">
          {translate("allDone")}
        </h2>
        <p className="max-w-reading text-lg">{translate("reviewOf", { title: step.title, section })}</p>
      </div>
      <ButtonLink href={reviewPath(step.attemptId, step.section)} className="w-full sm:w-auto">
        {translate("review", { section })}
      </ButtonLink>
    </Card>
  );
}
