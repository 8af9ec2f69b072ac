import { useLocale, useTranslations } from "next-intl";
import { CopyCleanup } from "@/components/exam/copy/copy-cleanup";
import { PaymentReturn } from "@/components/exam/payment-return";
import { RunningExam } from "@/components/exam/running-exam";
import { ReadAloud } from "@/components/layout/read-aloud";
import { OralLink } from "@/components/oral/oral-link";
import { LossFold } from "@/components/report/loss-fold";
import { OutcomeCard } from "@/components/report/plan/outcome-card";
import { StandingCard } from "@/components/report/standing-card";
import { StreetPath } from "@/components/report/today/street-path";
import { type DashboardOwner, TodayFrame } from "@/components/report/today/today-frame";
import { TodayStepCard } from "@/components/report/today/today-step-card";
import { Card } from "@/components/ui/card";
import type { SimulationCard } from "@/lib/exam/cards";
import type { SittingView } from "@/lib/exam/sitting";
import { withArticles } from "@/lib/i18n/italian-article";
import { gracePeriodEnd } from "@/lib/payments/entitlement";
import { formatDay, formatMoment } from "@/lib/product/format";
import { italianDay } from "@/lib/product/italian-day";
import { rankLosses } from "@/lib/report/losses";
import type { Dashboard } from "@/lib/report/mutations/load-dashboard";
import { shouldAskOutcome } from "@/lib/report/real-exam";
import { listFinished } from "@/lib/report/standing";
import { chooseTodayStep } from "@/lib/report/today";

type Props = DashboardOwner & {
  cards: readonly SimulationCard[];
  /** Exam sittings whose clock runs, by attempt id. */
  sittings: ReadonlyMap<string, SittingView>;
  dashboard: Dashboard;
};

/** The learner's dashboard: one next step, the street of simulations, and the learner's standing. */
export function TodayView({ account, access, cards, sittings, dashboard }: Props) {
  const locale = useLocale();
  const translate = useTranslations("exam.dashboard");
  const now = new Date();
  const until = account.isSuspended ? null : gracePeriodEnd(access, now);
  const canContinue = access.state === "active" && !account.isSuspended;
  const running = (canContinue || until ? cards : []).flatMap((card) => {
    const sitting = card.lastSession && sittings.get(card.lastSession.id);
    return sitting ? [{ card, sitting }] : [];
  });
  const { attempts, papers, deck, rewritten, exams, readiness } = dashboard;
  const permissions = { canContinue, mayFinish: until !== null };
  const examDay = exams.upcoming?.day ?? null;
  const situation = { cards, attempts, papers, deck, rewritten, examDay, ...permissions };
  const step = running.length > 0 ? null : chooseTodayStep(situation, now);
  const finishBy = until && formatMoment(until, locale);
  const active = cards.flatMap(({ lastSession }) => (lastSession?.status === "active" ? lastSession.id : []));
  return (
    <TodayFrame account={account} access={access}>
      <CopyCleanup ownerId={account.id} attemptIds={active} />
      <PaymentReturn
        title={translate("paid.title")}
        text={
          access.state === "scheduled"
            ? translate("paid.scheduled", withArticles({ date: formatDay(access.startsAt, locale) }))
            : translate("paid.text")
        }
      />
      {cards.length === 0 ? (
        <Card>
          <ReadAloud className="space-y-1">
            <p className="font-bold">{translate("empty")}</p>
            <p>{translate("emptyText")}</p>
          </ReadAloud>
        </Card>
      ) : (
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_auto_1fr] lg:items-start">
          {running.map(({ card, sitting }) => (
            <RunningExam key={card.id} card={card} sitting={sitting} />
          ))}
          {step && <TodayStepCard step={step} finishBy={finishBy} />}
          <StreetPath
            cards={cards}
            running={running.map(({ card }) => card.id)}
            examDay={examDay}
            ownerId={account.id}
            canContinue={canContinue}
            finishBy={finishBy}
          />
          <StandingCard readiness={readiness} finished={listFinished(cards)} />
          <div className="min-w-0 space-y-4 lg:col-start-1">
            {exams.past && shouldAskOutcome(exams.past, italianDay(now)) && <OutcomeCard exam={exams.past} />}
            <LossFold losses={rankLosses(papers.filter(({ attempt }) => attempt.setAsideAt === null))} />
            {canContinue && <OralLink />}
          </div>
        </div>
      )}
    </TodayFrame>
  );
}
