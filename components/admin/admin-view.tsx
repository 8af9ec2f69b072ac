import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import { SecondFactorNotice } from "@/components/accounts/second-factor-notice";
import { AdminFrame } from "@/components/admin/admin-frame";
import { AdminPanel } from "@/components/admin/admin-panel";
import { AdminTools } from "@/components/admin/admin-tools";
import { StatsCards } from "@/components/admin/stats-cards";
import { StudentList } from "@/components/admin/student-list";
import { TroubledPurchases } from "@/components/admin/troubled-purchases";
import { ClientMessages } from "@/components/layout/client-messages";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button";
import type { AdminOverview } from "@/lib/admin/queries/overview";
import type { StudentQuery } from "@/lib/admin/student-query";

type Props = AdminOverview & {
  account: { firstName: string; lastName: string };
  query: StudentQuery;
};

/** The admin's first screen: the notice of independence, the school in figures, the tools and the students. */
export async function AdminView({
  account,
  query,
  stats,
  found,
  toSuspend,
  toMark,
  costs,
  purchases,
  isProtected,
}: Props) {
  const translate = await getTranslations("admin");
  const locale = await getLocale();
  const dollars = (microUsd: number, digits: number) =>
    new Intl.NumberFormat(locale, { style: "currency", currency: "USD", minimumFractionDigits: digits }).format(
      microUsd / 1e6,
    );
  return (
    <AdminFrame account={account} current="home" title={translate("title")}>
      <Alert>{translate("notice")}</Alert>
      {!isProtected && <SecondFactorNotice />}
      <ClientMessages namespaces={["admin.stats", "admin.denied", "admin.tools"]}>
        <AdminPanel>
          <section aria-labelledby="stats" className="space-y-3">
            <h2 id="stats" className="text-2xl">
              {translate("stats.heading")}
            </h2>
            <StatsCards initial={stats} />
          </section>
          <AdminTools toSuspend={toSuspend} />
          <StudentList query={query} found={found} />
          <section aria-labelledby="writings" className="space-y-3">
            <h2 id="writings" className="text-2xl">
              {translate("writings.title")}
            </h2>
            <p>{translate("writings.waiting", { count: toMark })}</p>
            <Link href="/admin/writings" prefetch={false} className={buttonVariants({ variant: "secondary" })}>
              {translate("writings.open")}
            </Link>
            <p className="text-ink-soft">
              {translate("writings.costs", {
                today: dollars(costs.todayMicroUsd, 2),
                month: dollars(costs.monthMicroUsd, 2),
                average: costs.averageMicroUsd === null ? "-" : dollars(costs.averageMicroUsd, 4),
              })}
            </p>
          </section>
          <TroubledPurchases purchases={purchases} />
        </AdminPanel>
      </ClientMessages>
    </AdminFrame>
  );
}
