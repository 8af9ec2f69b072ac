import { getLocale } from "next-intl/server";
import { DashboardError } from "@/components/exam/dashboard-error";
import { DashboardView } from "@/components/exam/dashboard-view";
import { PaymentView } from "@/components/payments/payment-view";
import { SummaryButton } from "@/components/report/summary-button";
import type { Account } from "@/lib/accounts/actor";
import { type SimulationCard, toSimulationCards } from "@/lib/exam/cards";
import { listSimulations } from "@/lib/exam/content/library";
import { listAttempts } from "@/lib/exam/queries";
import { log } from "@/lib/log";
import type { Access } from "@/lib/payments/entitlement";
import { findAccess } from "@/lib/payments/queries";

/**
 * What a signed-in learner sees at /, /dashboard, /payment and /simulazioni: the dashboard with access, the payment
 * view without. Whose access is over sees the dashboard with the finished reviews, and at /payment the way to renew.
 */
export async function LearnerView({ account, renews = false }: { account: Account; renews?: boolean }) {
  const access = await findAccess(account);
  const isOver = access.state === "expired" || account.isSuspended;
  if (access.state !== "active" && !(isOver && access.state !== "none" && !renews)) {
    return <PaymentView account={account} access={access} />;
  }
  const cards = await readCards(account, access);
  if (!cards) return <DashboardError account={account} access={access} />;
  return (
    <DashboardView
      account={account}
      access={access}
      cards={cards}
      summaryButton={({ id, date }, simulationTitle) => (
        <SummaryButton attemptId={id} simulationTitle={simulationTitle} completedAt={date} />
      )}
    />
  );
}

/** The learner's simulations, or null when they cannot be read now. */
async function readCards(account: Account, access: Access): Promise<SimulationCard[] | null> {
  const mayStart = access.state === "active" && !account.isSuspended;
  try {
    return toSimulationCards(listSimulations(), await listAttempts(account), mayStart, await getLocale());
  } catch (error) {
    log().error({ err: error }, "the simulations could not be listed");
    return null;
  }
}
