import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { findResult, LearnerResult } from "@/app/learner-result";
import { ConfirmEmailNotice } from "@/components/accounts/confirm-email-notice";
import { DashboardError, DashboardView } from "@/components/exam/dashboard-view";
import { ClientMessages } from "@/components/layout/client-messages";
import { PaymentView } from "@/components/payments/payment-view";
import { DeckDue } from "@/components/report/deck/deck-due";
import { NextStepsCard } from "@/components/report/next-steps-card";
import { PlanCard } from "@/components/report/plan/plan-card";
import { ReadinessCard } from "@/components/report/readiness-card";
import { PdfButton } from "@/components/report/summary/pdf-button";
import type { Account } from "@/lib/accounts/actor";
import { getOwnDetails } from "@/lib/accounts/queries";
import { type CompletedAttempt, toSimulationCards } from "@/lib/exam/cards";
import { listSimulations } from "@/lib/exam/content/library";
import { listRunningSittings } from "@/lib/exam/queries";
import { log } from "@/lib/observability/log";
import { hasPaid } from "@/lib/payments/entitlement";
import type { SignedIn } from "@/lib/payments/gate";
import { rankLosses } from "@/lib/report/losses";
import { type Dashboard, loadDashboard } from "@/lib/report/mutations/load-dashboard";
import { toSituation } from "@/lib/report/plan/situation";

/** Messages of the PDF and its button. */
const PDF_NAMESPACES = ["report.pdf", "report.summary", "exam.verdict", "exam.sections", "exam.correction"] as const;

type Props = SignedIn & {
  isRenewal?: boolean;
  /** The finished attempt to show; ignored unless it is the account's own. */
  resultOf?: string | undefined;
};

/**
 * The dashboard with access, also if that begins later, the payment view without. After access has ended, the dashboard still shows finished
 * reviews, and /payment offers the renewal.
 */
export async function LearnerView({ account, access, isRenewal = false, resultOf }: Props) {
  const hasEnded = access.state === "expired" || account.isSuspended;
  if (!hasPaid(access) && !(hasEnded && access.state !== "none" && !isRenewal)) {
    const { mailConfirmedAt } = await getOwnDetails(account);
    return (
      <PaymentView account={account} access={access} isElsewhere={!isRenewal}>
        {!mailConfirmedAt && <ConfirmEmailNotice email={account.email} />}
      </PaymentView>
    );
  }
  const dashboard = await tryDashboard(account);
  if (!dashboard) return <DashboardError account={account} access={access} />;
  const { papers } = dashboard;
  // Only finished attempts have a PDF button.
  const namespaces = papers.length > 0 ? PDF_NAMESPACES : [];
  const canContinue = access.state === "active" && !account.isSuspended;
  const cards = toSimulationCards(listSimulations(), dashboard.attempts, canContinue, await getLocale());
  const readiness = dashboard.readiness && <ReadinessCard key="readiness" readiness={dashboard.readiness} />;
  const result = resultOf ? findResult(cards, resultOf) : null;
  if (!result) {
    const losses = rankLosses(papers.filter(({ attempt }) => attempt.setAsideAt === null));
    const panels = [
      readiness,
      <NextStepsCard key="next" losses={losses} isAll />,
      <PlanCard key="plan" exams={dashboard.exams} {...toSituation(dashboard.attempts)} />,
    ];
    const isInExam = dashboard.attempts.some(({ mode, status }) => mode === "exam" && status === "active");
    const sittings = isInExam ? await listRunningSittings(account) : new Map();
    const all = { account, access, cards, sittings, readiness: panels, renderSummaryButton };
    return (
      <ClientMessages namespaces={namespaces}>
        <DashboardView {...all} deck={canContinue && <DeckDue deck={dashboard.deck} />} />
      </ClientMessages>
    );
  }
  const all = { account, access, dashboard, cards, canContinue, result };
  return (
    <ClientMessages namespaces={namespaces}>
      <LearnerResult {...all} />
    </ClientMessages>
  );
}

function renderSummaryButton({ id, date }: CompletedAttempt, simulationTitle: string): ReactNode {
  return <PdfButton attemptId={id} simulationTitle={simulationTitle} completedAt={date} />;
}

async function tryDashboard(account: Account): Promise<Dashboard | null> {
  try {
    return await loadDashboard(account);
  } catch (error) {
    log().error({ err: error }, "the dashboard could not be loaded");
    return null;
  }
}
