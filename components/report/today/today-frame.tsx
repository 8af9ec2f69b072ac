import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { TopBar } from "@/components/accounts/top-bar";
import { ReloadButton } from "@/components/exam/reload-button";
import { ContactLine } from "@/components/layout/contact-line";
import { FoldedFooter } from "@/components/layout/folded-footer";
import { PageShell } from "@/components/layout/page-shell";
import { ReadAloud } from "@/components/layout/read-aloud";
import { AccessNotice } from "@/components/payments/access-notice";
import { ScheduledNotice } from "@/components/payments/scheduled-notice";
import { Alert } from "@/components/ui/alert";
import { withArticles } from "@/lib/i18n/italian-article";
import { type Access, gracePeriodEnd, hasPaid } from "@/lib/payments/entitlement";
import { formatDay } from "@/lib/product/format";
import { productName } from "@/lib/product/product";

export type DashboardOwner = {
  account: { id: string; firstName: string; lastName: string; isSuspended: boolean };
  access: Access;
};

/** Header, greeting, notices about the access, and the small print of the dashboard. */
export function TodayFrame({ account, access, children }: DashboardOwner & { children: ReactNode }) {
  const translate = useTranslations("exam.dashboard");
  const layout = useTranslations("layout");
  const product = useTranslations("product");
  const locale = useLocale();
  const canContinue = access.state === "active" && !account.isSuspended;
  // If something can still be finished, that takes priority over the renewal.
  const renewal = gracePeriodEnd(access, new Date()) ? "secondary" : "primary";
  return (
    <PageShell
      header={<TopBar account={account} hasPaid={hasPaid(access)} place="today" />}
      footer={<FoldedFooter />}
      className="space-y-4 sm:space-y-6"
    >
      <h1 className="text-3xl break-words">
        {layout("greeting", { name: account.firstName.trim() || layout("nameless") })}
      </h1>
      {canContinue || <AccessNotice access={access} isSuspended={account.isSuspended} renewal={renewal} />}
      {access.state === "scheduled" && !account.isSuspended && <ScheduledNotice startsAt={access.startsAt} />}
      {children}
      <aside aria-label={product("disclaimerTitle")} className="max-w-reading text-sm text-ink-soft">
        {canContinue && access.expiresAt && (
          <p>{translate("validUntil", withArticles({ date: formatDay(access.expiresAt, locale) }))}</p>
        )}
        <p>{product("disclaimerShort", { product: productName() })}</p>
      </aside>
    </PageShell>
  );
}

/** The dashboard whose data could not be read. */
export function TodayError(owner: DashboardOwner) {
  const translate = useTranslations("exam.dashboard");
  return (
    <TodayFrame {...owner}>
      <Alert tone="wrong" role="alert" title={translate("error")} className="space-y-3">
        <ReadAloud>
          <p>{translate("errorText")}</p>
        </ReadAloud>
        <ReloadButton label={translate("retry")} />
        <ContactLine />
      </Alert>
    </TodayFrame>
  );
}
