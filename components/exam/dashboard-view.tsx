import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { TopBar } from "@/components/accounts/top-bar";
import { CopyCleanup } from "@/components/exam/copy/copy-cleanup";
import { DashboardList, type RenderSummaryButton } from "@/components/exam/dashboard-list";
import { PaymentReturn } from "@/components/exam/payment-return";
import { ReloadButton } from "@/components/exam/reload-button";
import { RunningExam } from "@/components/exam/running-exam";
import { ContactLine } from "@/components/layout/contact-line";
import { Disclaimer } from "@/components/layout/disclaimer";
import { PageShell } from "@/components/layout/page-shell";
import { AccessNotice } from "@/components/payments/access-notice";
import { ScheduledNotice } from "@/components/payments/scheduled-notice";
import { Alert } from "@/components/ui/alert";
import { Card } from "@/components/ui/card";
import type { SimulationCard } from "@/lib/exam/cards";
import type { SittingView } from "@/lib/exam/sitting";
import { type Access, gracePeriodEnd, hasPaid } from "@/lib/payments/entitlement";
import { formatDay, formatMoment } from "@/lib/product/format";

type Owner = { account: { id: string; firstName: string; lastName: string; isSuspended: boolean }; access: Access };

type Props = Owner & {
  cards: readonly SimulationCard[];
  /** Exam sittings whose clock runs, by attempt id. */
  sittings: ReadonlyMap<string, SittingView>;
  readiness: ReactNode;
  deck: ReactNode;
  renderSummaryButton: RenderSummaryButton;
};

/** The learner's dashboard: next step, simulations, results and the forecast of the exam. */
export function DashboardView({ account, access, cards, sittings, readiness, deck, renderSummaryButton }: Props) {
  const locale = useLocale();
  const translate = useTranslations("exam.dashboard");
  const until = account.isSuspended ? null : gracePeriodEnd(access, new Date());
  const canContinue = access.state === "active" && !account.isSuspended;
  const sittingOf = ({ lastSession }: SimulationCard) => (lastSession ? sittings.get(lastSession.id) : undefined);
  const running = canContinue || until ? cards.filter((card) => sittingOf(card) !== undefined) : [];
  const active = cards.flatMap(({ lastSession }) => (lastSession?.status === "active" ? lastSession.id : []));
  return (
    <DashboardFrame account={account} access={access}>
      <CopyCleanup ownerId={account.id} attemptIds={active} />
      <PaymentReturn
        title={translate("paid.title")}
        text={
          access.state === "scheduled"
            ? translate("paid.scheduled", { date: formatDay(access.startsAt, locale) })
            : translate("paid.text")
        }
      />
      {running.map((card) => {
        const sitting = sittingOf(card);
        return sitting && <RunningExam key={card.id} card={card} sitting={sitting} />;
      })}
      {deck}
      {cards.length === 0 ? (
        <Card className="space-y-1">
          <p className="font-bold">{translate("empty")}</p>
          <p>{translate("emptyText")}</p>
        </Card>
      ) : (
        <DashboardList
          cards={cards}
          isRunning={(card) => running.includes(card)}
          ownerId={account.id}
          canContinue={canContinue}
          finishBy={until && formatMoment(until, locale)}
          renderSummaryButton={renderSummaryButton}
        />
      )}
      {readiness}
    </DashboardFrame>
  );
}

export function DashboardError(owner: Owner) {
  const translate = useTranslations("exam.dashboard");
  return (
    <DashboardFrame {...owner}>
      <Alert tone="wrong" role="alert" title={translate("error")} className="space-y-3">
        <p>{translate("errorText")}</p>
        <ReloadButton label={translate("retry")} />
        <ContactLine />
      </Alert>
    </DashboardFrame>
  );
}

function DashboardFrame({ account, access, children }: Owner & { children: ReactNode }) {
  const translate = useTranslations("exam.dashboard");
  const locale = useLocale();
  const canContinue = access.state === "active" && !account.isSuspended;
  // If something can still be finished, that takes priority over the renewal.
  const renewal = gracePeriodEnd(access, new Date()) ? "secondary" : "primary";
  return (
    <PageShell header={<TopBar account={account} hasPaid={hasPaid(access)} />} className="space-y-6">
      <h1 className="text-3xl">{translate("title")}</h1>
      {canContinue || <AccessNotice access={access} isSuspended={account.isSuspended} renewal={renewal} />}
      {access.state === "scheduled" && !account.isSuspended && <ScheduledNotice startsAt={access.startsAt} />}
      {children}
      <div className="max-w-reading space-y-1 text-ink-soft">
        <p>{translate("lead")}</p>
        {canContinue && access.expiresAt && (
          <p>{translate("validUntil", { date: formatDay(access.expiresAt, locale) })}</p>
        )}
      </div>
      <Disclaimer />
    </PageShell>
  );
}
