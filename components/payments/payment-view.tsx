import { ArrowLeft, Check } from "lucide-react";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Logout } from "@/components/accounts/logout";
import { TopBar } from "@/components/accounts/top-bar";
import { ClientMessages } from "@/components/layout/client-messages";
import { Disclaimer } from "@/components/layout/disclaimer";
import { legalLinks } from "@/components/layout/legal-links";
import { Offer } from "@/components/layout/offer";
import { PageShell } from "@/components/layout/page-shell";
import { AccessNotice } from "@/components/payments/access-notice";
import { AccessWatch } from "@/components/payments/access-watch";
import { CardPanel } from "@/components/payments/card-panel";
import { GiftCodeForm } from "@/components/payments/gift-code-form";
import { buttonVariants } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import type { Account } from "@/lib/accounts/actor";
import type { Access } from "@/lib/payments/entitlement";

const LOGOUT_DELAY_MS = 1000;
const INCLUDED = ["simulations", "correction", "review", "summary", "year"] as const;

type Props = {
  account: Account;
  access: Access;
  /** What a person without access still has, such as finished reviews; stands under the notice. */
  children?: ReactNode;
};

/** How to get access: what it costs, by card, by gift code, what it includes. For someone signed in without access. */
export async function PaymentView({ account, access, children }: Props) {
  const translate = await getTranslations("payments");
  const link = buttonVariants({ variant: "secondary", size: "small" });
  const header = (
    <TopBar
      account={account}
      hasPaid={access.state === "active"}
      dashboardLink={false}
      logout={<Logout label={translate("logout")} delayMs={LOGOUT_DELAY_MS} />}
    >
      <Link href="/" prefetch={false} className={link}>
        {translate("home")}
      </Link>
    </TopBar>
  );
  return (
    <PageShell header={header} className="space-y-6">
      <Link href="/" prefetch={false} className={link}>
        <ArrowLeft aria-hidden="true" />
        {translate("backHome")}
      </Link>
      <AccessNotice access={access} isSuspended={account.isSuspended} />
      {children}
      {!account.isSuspended && (
        <>
          <AccessWatch />
          <div className="space-y-2">
            <h1 className="text-3xl">{translate("title")}</h1>
            <p>{translate("lead")}</p>
          </div>
          <Offer className="max-w-md" />
          <div className="grid items-start gap-6 md:grid-cols-2">
            <CardPanel />
            <Card className="space-y-3" aria-labelledby="gift-code-title">
              <CardTitle id="gift-code-title">{translate("giftCode.title")}</CardTitle>
              <p>{translate("giftCode.text")}</p>
              <ClientMessages namespaces={["payments.giftCode"]}>
                <GiftCodeForm />
              </ClientMessages>
            </Card>
          </div>
        </>
      )}
      <section aria-labelledby="includes-title" className="space-y-3">
        <h2 id="includes-title" className="text-xl">
          {translate("includes.title")}
        </h2>
        <ul className="space-y-2">
          {INCLUDED.map((item) => (
            <li key={item} className="flex gap-3">
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
              {translate(`includes.${item}`)}
            </li>
          ))}
        </ul>
      </section>
      <p className="text-sm text-ink-soft">
        {translate.rich("legal", legalLinks)} {translate("noRefund")}
      </p>
      <Disclaimer />
    </PageShell>
  );
}
