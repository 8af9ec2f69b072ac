import { getLocale } from "next-intl/server";
import { findResult, LearnerResult } from "@/app/learner-result";
import { ConfirmEmailNotice } from "@/components/accounts/confirm-email-notice";
import { ClientMessages } from "@/components/layout/client-messages";
import { PaymentView } from "@/components/payments/payment-view";
import { TodayError } from "@/components/report/today/today-frame";
import { TodayView } from "@/components/report/today/today-view";
import type { Account } from "@/lib/accounts/actor";
import { getOwnDetails } from "@/lib/accounts/queries";
import { toSimulationCards } from "@/lib/exam/cards";
import { listSimulations } from "@/lib/exam/content/library";
import { listRunningSittings } from "@/lib/exam/queries";
import { log } from "@/lib/observability/log";
import { hasPaid } from "@/lib/payments/entitlement";
import type { SignedIn } from "@/lib/payments/gate";
import { type Dashboard, loadDashboard } from "@/lib/report/mutations/load-dashboard";

/** Messages of the PDF and its button. */
const PDF_NAMESPACES = [
  "report.pdf",
  "report.summary",
  "exam.verdict",
  "exam.sections",
  "exam.correction",
  "writing.result.patterns",
] as const;

type Props = SignedIn & {
  isRenewal?: boolean;
  /** The finished attempt to show; ignored unless it is the account's own. */
  resultOf?: string | undefined;
};

/**
 * Shows the dashboard with current or scheduled access, otherwise the payment view. After access has ended, the
 * dashboard still shows finished reviews, and /payment offers the renewal.
 */
export async function LearnerView({ account, access, isRenewal = false, resultOf }: Props) {
  const hasEnded = access.state === "expired" || access.state === "ended" || account.isSuspended;
  if (!hasPaid(access) && !(hasEnded && access.state !== "none" && !isRenewal)) {
    const { mailConfirmedAt } = await getOwnDetails(account);
    return (
      <PaymentView account={account} access={access} isElsewhere={!isRenewal}>
        {!mailConfirmedAt && <ConfirmEmailNotice email={account.email} />}
      </PaymentView>
    );
  }
  const dashboard = await tryDashboard(account);
  if (!dashboard) return <TodayError account={account} access={access} />;
  const { papers } = dashboard;
  // Only finished attempts have a PDF button.
  const namespaces = papers.length > 0 ? PDF_NAMESPACES : [];
  const canContinue = access.state === "active" && !account.isSuspended;
  const cards = toSimulationCards(listSimulations(), dashboard.attempts, canContinue, await getLocale());
  const result = resultOf ? findResult(cards, resultOf) : null;
  if (!result) {
    const isInExam = dashboard.attempts.some(({ mode, status }) => mode === "exam" && status === "active");
    const sittings = isInExam ? await listRunningSittings(account) : new Map();
    return (
      <ClientMessages namespaces={namespaces}>
        <TodayView account={account} access={access} cards={cards} sittings={sittings} dashboard={dashboard} />
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

async function tryDashboard(account: Account): Promise<Dashboard | null> {
  try {
    return await loadDashboard(account);
  } catch (error) {
    log().error({ err: error }, "the dashboard could not be loaded");
    return null;
  }
}
