import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { SecondFactorNotice } from "@/components/accounts/second-factor-notice";
import { AdminPanel } from "@/components/admin/admin-panel";
import { ExternalCodeForm } from "@/components/admin/external-code-form";
import { Folded, PageSection } from "@/components/admin/page-section";
import { PendingWork } from "@/components/admin/pending-work";
import { ProblemPurchases } from "@/components/admin/problem-purchases";
import { StatsLine } from "@/components/admin/stats-line";
import { SuspendExpired } from "@/components/admin/suspend-expired";
import { UndeliveredMails } from "@/components/admin/undelivered-mails";
import { ClientMessages } from "@/components/layout/client-messages";
import { TextArea } from "@/components/ui/field";
import type { AdminOverview } from "@/lib/admin/queries/overview";
import { formatDollars, formatList } from "@/lib/product/format";

type Props = { overview: AdminOverview; children: ReactNode };

/** The home page: pending work, the school in one line, the students, and rarely needed content below. */
export async function AdminView({ overview, children }: Props) {
  const t = await getTranslations("admin");
  const { queue, stats, costs, purchases, mails, toSuspend, isProtected } = overview;
  const month = formatDollars(costs.monthMicroUsd, await getLocale());
  return (
    <>
      <ClientMessages namespaces={["admin.stats", "admin.denied", "admin.tools"]}>
        <AdminPanel>
          <PendingWork queue={queue} />
          {!isProtected && <SecondFactorNotice />}
          <section aria-label={t("stats.heading")}>
            <StatsLine initial={stats} aiMonth={month} />
          </section>
          {children}
          {purchases.length > 0 && <ProblemPurchases purchases={purchases} />}
          {mails.length > 0 && <UndeliveredMails mails={mails} />}
          <PageSection id="tools" title={t("tools.heading")}>
            <h3 className="text-lg">{t("tools.code")}</h3>
            <ClientMessages namespaces={["admin.acts.code"]}>
              <ExternalCodeForm />
            </ClientMessages>
            <SuspendExpired count={toSuspend.count}>
              <Suspended toSuspend={toSuspend} />
            </SuspendExpired>
            <Costs costs={costs} />
          </PageSection>
        </AdminPanel>
      </ClientMessages>
      <p className="max-w-reading text-sm text-ink-soft">{t("notice")}</p>
    </>
  );
}

/** The accounts that the suspension of expired accesses affects, and the reason field. */
async function Suspended({ toSuspend: { count, names } }: Pick<AdminOverview, "toSuspend">) {
  const t = await getTranslations("admin.acts");
  if (count === 0) return null;
  const more = count > names.length ? [`+${count - names.length}`] : [];
  return (
    <>
      <p className="rounded-md bg-sunken p-3 font-semibold break-words">
        {formatList([...names, ...more], await getLocale())}
      </p>
      <TextArea id="suspend-reason" name="reason" label={t("reason")} hint={t("reasonHint")} required maxLength={500} />
    </>
  );
}

/** Explains the AI teacher's cost; this month's cost is in the figures above. */
async function Costs({ costs }: Pick<AdminOverview, "costs">) {
  const t = await getTranslations("admin");
  const locale = await getLocale();
  const dollars = (microUsd: number, minimumFractionDigits = 2) =>
    formatDollars(microUsd, locale, minimumFractionDigits);
  const { writing: budget, draft: limit } = costs.budget;
  const [today, drafts] = [dollars(costs.todayMicroUsd), dollars(costs.draftsMicroUsd)];
  return (
    <Folded title={t("figures.measures.aiCost")}>
      <p className="max-w-reading text-sm text-ink-soft">
        <span>{t("writings.costs", { today, drafts, budget: dollars(budget) })}</span>{" "}
        <span>{t("writings.draftShare", { limit: dollars(limit) })}</span>{" "}
        {costs.averageMicroUsd !== null && (
          <span>{t("writings.averageCost", { average: dollars(costs.averageMicroUsd, 4) })}</span>
        )}
      </p>
    </Folded>
  );
}
