import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { TopBar } from "@/components/accounts/top-bar";
import { ResultBars } from "@/components/exam/result-marks";
import { ResultPoller } from "@/components/exam/result-poller";
import { TotalScore } from "@/components/exam/total-score";
import { Disclaimer } from "@/components/layout/disclaimer";
import { PageShell } from "@/components/layout/page-shell";
import { ButtonLink } from "@/components/ui/link";
import type { CompletedAttempt, SimulationCard } from "@/lib/exam/cards";
import { chooseNextStep } from "@/lib/exam/next-step";
import { toOutcome } from "@/lib/exam/outcome";
import { reviewPath } from "@/lib/exam/paths";
import { WRITING_SECTION } from "@/lib/exam/sections";
import { verdictSentences } from "@/lib/exam/verdict-sentences";
import { formatDay, formatScore } from "@/lib/product/format";

type Props = {
  account: { firstName: string; lastName: string };
  hasAccess: boolean;
  attempt: CompletedAttempt;
  card: SimulationCard;
  cards: readonly SimulationCard[];
  canContinue: boolean;
  /** Whether the pending marks can only come from a teacher. */
  waitsForTeacher: boolean;
  summaryButton: ReactNode;
  readiness: ReactNode;
};

/** The result page of one finished attempt: verdict, next step, section bars, scale of the real exam. */
export async function ResultView(props: Props) {
  const { account, hasAccess, attempt, card, waitsForTeacher, readiness } = props;
  const translate = await getTranslations("exam.dashboard.result");
  const words = await getTranslations("exam.verdict");
  const locale = await getLocale();
  const { headline, details } = verdictSentences(toOutcome(attempt), locale, words);
  const { mode, extraTime, date } = attempt;
  const extra = extraTime === "none" ? "" : `, ${translate(`extraTime.${extraTime}`)}`;
  const modeLabel = translate(`mode.${mode}`) + extra;
  const facts = [card.title, modeLabel, translate("completedOn", { date: formatDay(new Date(date), locale) })];
  return (
    <PageShell header={<TopBar account={account} hasPaid={hasAccess} />} className="space-y-8">
      <div className="max-w-3xl space-y-3">
        <p className="text-sm text-ink-soft">{facts.join(" · ")}</p>
        <h1 className="text-3xl sm:text-4xl">{headline}</h1>
        {details.map((sentence) => (
          <p key={sentence} className="max-w-reading text-lg">
            {sentence}
          </p>
        ))}
        <TotalScore attempt={attempt} />
        {attempt.setAside && <p className="max-w-reading font-semibold">{translate("setAside")}</p>}
        {attempt.pending && <p className="max-w-reading">{translate(waitsForTeacher ? "teacher" : "updates")}</p>}
        <PendingMarks attempt={attempt} />
      </div>
      <ResultActions {...props} />
      <ResultBars attempt={attempt} Heading="h2" hasLinks />
      {readiness}
      <Disclaimer />
    </PageShell>
  );
}

async function PendingMarks({ attempt: { id, pending, sectionDetails } }: { attempt: CompletedAttempt }) {
  const translate = await getTranslations("exam.dashboard.result");
  const { score } = sectionDetails[WRITING_SECTION];
  const announcement =
    score === null
      ? translate("arrivedUnmarked")
      : translate("arrived", { score: formatScore(score, await getLocale()) });
  return <ResultPoller attemptId={id} isWaiting={pending} announcement={announcement} />;
}

async function ResultActions({ attempt, cards, canContinue, summaryButton }: Props) {
  const translate = await getTranslations("exam.dashboard");
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:items-start print:hidden">
      <NextLink attempt={attempt} cards={cards} canContinue={canContinue} />
      {summaryButton}
      <ButtonLink href="/dashboard" variant="quiet" className="w-full sm:w-auto" prefetch="auto">
        {translate("result.toSimulations")}
      </ButtonLink>
    </div>
  );
}

async function NextLink({ attempt, cards, canContinue }: Pick<Props, "attempt" | "cards" | "canContinue">) {
  const translate = await getTranslations("exam.dashboard.next");
  const words = await getTranslations("exam.verdict");
  const step = chooseNextStep(attempt, cards, canContinue);
  const target = () => {
    switch (step.kind) {
      case "review":
        return {
          href: reviewPath(attempt.id, step.section),
          label: translate("review", { section: words(`the.${step.section}`) }),
        };
      case "resume":
        return { href: `/exam/${step.sessionId}`, label: translate("resume", { title: step.title }) };
      case "start":
        return { href: `/simulazioni/${step.simulationId}`, label: translate("start", { title: step.title }) };
    }
  };
  const { href, label } = target();
  return (
    <ButtonLink href={href} className="w-full sm:w-auto">
      {label}
    </ButtonLink>
  );
}
