import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { TopBar } from "@/components/accounts/top-bar";
import { DashboardNotice } from "@/components/exam/dashboard-notice";
import { Disclaimer } from "@/components/layout/disclaimer";
import { PageShell } from "@/components/layout/page-shell";
import type { Access } from "@/lib/payments/entitlement";

export type DashboardOwner = {
  account: { firstName: string; lastName: string; isSuspended: boolean };
  access: Access;
};

/** What stands around the list: who is here, the disclaimer, and how the access stands. */
export async function DashboardFrame({ account, access, children }: DashboardOwner & { children: ReactNode }) {
  const translate = await getTranslations("exam.dashboard");
  return (
    <PageShell
      header={<TopBar account={account} hasPaid={access.state === "active"} dashboardLink={false} />}
      className="space-y-6"
    >
      <Disclaimer />
      <div className="space-y-2">
        <h1 className="text-3xl">{translate("title")}</h1>
        <p className="max-w-reading">{translate("lead")}</p>
        <DashboardNotice access={access} isSuspended={account.isSuspended} />
      </div>
      {children}
    </PageShell>
  );
}
