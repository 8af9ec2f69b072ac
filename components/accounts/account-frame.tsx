import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { TopBar } from "@/components/accounts/top-bar";
import { BackLink } from "@/components/layout/back-link";
import { PageShell } from "@/components/layout/page-shell";

type Props = {
  /** Shown in the top bar; without it the page gets the plain header. */
  account?: { firstName: string; lastName: string };
  hasPaid?: boolean;
  title: string;
  children: ReactNode;
};

export async function AccountFrame({ account, hasPaid = false, title, children }: Props) {
  const t = await getTranslations("accounts.own.change");
  return (
    <PageShell header={account && <TopBar account={account} hasPaid={hasPaid} />} className="max-w-2xl space-y-6">
      <BackLink href="/account">{t("back")}</BackLink>
      <h1 className="text-3xl">{title}</h1>
      {children}
    </PageShell>
  );
}
