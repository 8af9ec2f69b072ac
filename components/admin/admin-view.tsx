import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { SecondFactorNotice } from "@/components/accounts/second-factor-notice";
import { AdminPanel } from "@/components/admin/admin-panel";
import { ExternalCodeForm } from "@/components/admin/external-code-form";
import { PageSection } from "@/components/admin/page-section";
import { StatsCards } from "@/components/admin/stats-cards";
import { SuspendExpired } from "@/components/admin/suspend-expired";
import { TextLink } from "@/components/admin/text-link";
import { TroubledMails } from "@/components/admin/troubled-mails";
import { TroubledPurchases } from "@/components/admin/troubled-purchases";
import { ClientMessages } from "@/components/layout/client-messages";
import { Alert } from "@/components/ui/alert";
import { Card } from "@/components/ui/card";
import type { AdminOverview } from "@/lib/admin/queries/overview";

type Props = { overview: AdminOverview; children: ReactNode };

/** The admin's first screen: the notice of independence, the school in figures, the tools and the students, its `children`. */
export async function AdminView({ overview, children }: Props) {
  const t = await getTranslations("admin");
  return (
    <>
      <Alert>{t("notice")}</Alert>
      {!overview.isProtected && <SecondFactorNotice />}
      <ClientMessages namespaces={["admin.stats", "admin.denied", "admin.tools"]}>
        <AdminPanel>
          <PageSection id="stats" title={t("stats.heading")}>
            <StatsCards initial={overview.stats} />
          </PageSection>
          <PageSection id="tools" title={t("tools.heading")}>
            <SuspendExpired count={overview.toSuspend} />
            <Card className="space-y-3">
              <h3 className="text-lg">{t("tools.code")}</h3>
              <ClientMessages namespaces={["admin.acts.code"]}>
                <ExternalCodeForm />
              </ClientMessages>
            </Card>
          </PageSection>
          {children}
          <WritingsSummary overview={overview} />
          <TroubledPurchases purchases={overview.purchases} />
          <TroubledMails mails={overview.mails} />
        </AdminPanel>
      </ClientMessages>
    </>
  );
}

async function WritingsSummary({ overview: { toMark, costs } }: { overview: AdminOverview }) {
  const t = await getTranslations("admin.writings");
  const locale = await getLocale();
  const dollars = (microUsd: number, digits: number) =>
    new Intl.NumberFormat(locale, { style: "currency", currency: "USD", minimumFractionDigits: digits }).format(
      microUsd / 1e6,
    );
  return (
    <PageSection id="writings" title={t("title")}>
      <p>{t("waiting", { count: toMark })}</p>
      <TextLink href="/admin/writings">{t("open")}</TextLink>
      <p className="text-ink-soft">
        {t("costs", {
          today: dollars(costs.todayMicroUsd, 2),
          month: dollars(costs.monthMicroUsd, 2),
          average: costs.averageMicroUsd === null ? "-" : dollars(costs.averageMicroUsd, 4),
        })}
      </p>
    </PageSection>
  );
}
