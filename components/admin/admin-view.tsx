import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { SecondFactorNotice } from "@/components/accounts/second-factor-notice";
import { AdminPanel } from "@/components/admin/admin-panel";
import { ExternalCodeForm } from "@/components/admin/external-code-form";
import { PageSection } from "@/components/admin/page-section";
import { PendingWork } from "@/components/admin/pending-work";
import { ProblemPurchases } from "@/components/admin/problem-purchases";
import { StatsCards } from "@/components/admin/stats-cards";
import { SuspendExpired } from "@/components/admin/suspend-expired";
import { UndeliveredMails } from "@/components/admin/undelivered-mails";
import { ClientMessages } from "@/components/layout/client-messages";
import { Card } from "@/components/ui/card";
import type { AdminOverview } from "@/lib/admin/queries/overview";
import { formatDollars } from "@/lib/product/format";

type Props = { overview: AdminOverview; children: ReactNode };

export async function AdminView({ overview, children }: Props) {
  const t = await getTranslations("admin");
  return (
    <>
      <p className="max-w-reading text-sm text-ink-soft">{t("notice")}</p>
      {!overview.isProtected && <SecondFactorNotice />}
      <ClientMessages namespaces={["admin.stats", "admin.denied", "admin.tools"]}>
        <AdminPanel>
          <PendingWork overview={overview} />
          {children}
          {overview.purchases.length > 0 && <ProblemPurchases purchases={overview.purchases} />}
          {overview.mails.length > 0 && <UndeliveredMails mails={overview.mails} />}
          <PageSection id="stats" title={t("stats.heading")}>
            <StatsCards initial={overview.stats} />
            <Costs costs={overview.costs} />
          </PageSection>
          <PageSection id="tools" title={t("tools.heading")}>
            <Card className="space-y-3">
              <h3 className="text-lg">{t("tools.code")}</h3>
              <ClientMessages namespaces={["admin.acts.code"]}>
                <ExternalCodeForm />
              </ClientMessages>
            </Card>
            <SuspendExpired count={overview.toSuspend} />
          </PageSection>
        </AdminPanel>
      </ClientMessages>
    </>
  );
}

async function Costs({ costs }: Pick<AdminOverview, "costs">) {
  const t = await getTranslations("admin.writings");
  const locale = await getLocale();
  const dollars = (microUsd: number, minimumFractionDigits = 2) =>
    formatDollars(microUsd, locale, minimumFractionDigits);
  const { writing: budget, draft: limit } = costs.budget;
  return (
    <p className="text-ink-soft">
      <span>
        {t("costs", {
          today: dollars(costs.todayMicroUsd),
          budget: dollars(budget),
          drafts: dollars(costs.draftsMicroUsd),
          month: dollars(costs.monthMicroUsd),
        })}
      </span>{" "}
      <span>{t("draftShare", { limit: dollars(limit) })}</span>{" "}
      {costs.averageMicroUsd !== null && (
        <span>{t("averageCost", { average: dollars(costs.averageMicroUsd, 4) })}</span>
      )}
    </p>
  );
}
