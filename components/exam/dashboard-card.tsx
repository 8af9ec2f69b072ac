import { CircleCheck } from "lucide-react";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { DashboardResult } from "@/components/exam/dashboard-result";
import { StartButton } from "@/components/exam/start-button";
import { Badge } from "@/components/ui/badge";
import { Button, buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { CompletedAttempt, SimulationCard } from "@/lib/exam/cards";

/** The button that saves the summary of a finished attempt: it belongs to the reports, so the page hands it in. */
export type SummaryButtonOf = (attempt: CompletedAttempt, simulationTitle: string) => ReactNode;

type Props = {
  card: SimulationCard;
  /** All of them, to find the next step. */
  cards: readonly SimulationCard[];
  mayGoOn: boolean;
  locale: string;
  summaryButton: SummaryButtonOf;
};

/** One simulation: what it is, and the one thing the learner can do with it now. */
export async function DashboardCard({ card, cards, mayGoOn, locale, summaryButton }: Props) {
  const translate = await getTranslations("exam.dashboard");
  const { id, title, description, completedAttempts } = card;
  const titleId = `simulation-${id}`;
  const isActive = card.lastSession?.status === "active";
  const isDone = card.lastSession?.status === "closed";
  return (
    <Card aria-labelledby={titleId} id={`card-${id}`} className="flex h-full flex-col gap-4">
      <div className="space-y-2">
        <Badge tone={isDone ? "good" : isActive ? "careful" : "neutral"}>
          {isDone && <CircleCheck aria-hidden="true" />}
          {translate(`state.${isDone ? "completed" : isActive ? "active" : "fresh"}`)}
        </Badge>
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        <p className="max-w-reading text-ink-soft">{description}</p>
      </div>
      {!isDone && (
        <div className="mt-auto">
          <CardAction card={card} mayGoOn={mayGoOn} />
        </div>
      )}
      {completedAttempts.map((attempt) => (
        <DashboardResult
          key={attempt.id}
          attempt={attempt}
          cards={cards}
          mayGoOn={mayGoOn}
          locale={locale}
          summaryButton={summaryButton(attempt, title)}
        />
      ))}
    </Card>
  );
}

/** Go on, start, or neither. */
async function CardAction({ card, mayGoOn }: { card: SimulationCard; mayGoOn: boolean }) {
  const translate = await getTranslations("exam.dashboard");
  const { id, lastSession, canStart } = card;
  if (mayGoOn && lastSession?.status === "active") {
    return (
      <Link
        href={`/exam/${lastSession.id}`}
        prefetch={false}
        className={buttonVariants({ className: "w-full sm:w-auto" })}
      >
        {translate("resume")}
      </Link>
    );
  }
  if (mayGoOn && canStart) {
    const texts = {
      button: translate("start.button"),
      pending: translate("start.pending"),
      title: translate("start.title"),
      text: translate("start.text"),
      confirm: translate("start.confirm"),
      cancel: translate("start.cancel"),
      failed: translate("start.failed"),
      failedText: translate("start.failedText"),
    };
    return <StartButton simulationId={id} texts={texts} />;
  }
  return (
    <div className="space-y-2">
      <Button disabled variant="secondary">
        {translate("unavailable")}
      </Button>
      {!mayGoOn && <p className="text-sm text-ink-soft">{translate("unavailableText")}</p>}
    </div>
  );
}
