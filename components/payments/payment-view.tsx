import { Check } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { TopBar } from "@/components/accounts/top-bar";
import { CheckNotice } from "@/components/citizenship/check-notice";
import { BackLink } from "@/components/layout/back-link";
import { ClientMessages } from "@/components/layout/client-messages";
import { Disclaimer } from "@/components/layout/disclaimer";
import { legalLinks } from "@/components/layout/legal-links";
import { MenuLink } from "@/components/layout/menu-items";
import { Offer } from "@/components/layout/offer";
import { PageShell } from "@/components/layout/page-shell";
import { ReadAloud } from "@/components/layout/read-aloud";
import { Scene } from "@/components/layout/scene";
import { AccessNotice } from "@/components/payments/access-notice";
import { AccessPoller } from "@/components/payments/access-poller";
import { CardPayment } from "@/components/payments/card-payment";
import { GiftCodeForm } from "@/components/payments/gift-code-form";
import { Card, TitledCard } from "@/components/ui/card";
import { ButtonLink } from "@/components/ui/link";
import type { Account } from "@/lib/accounts/actor";
import { type Access, accessStart, hasPaid } from "@/lib/payments/entitlement";
import { isCardPaymentConfigured } from "@/lib/payments/stripe";
import { formatDay, formatEuros } from "@/lib/product/format";
import { currentOffer } from "@/lib/product/product";
import { countSimulations } from "@/lib/product/simulation-folders";

const LOGOUT_DELAY_MS = 1000;
const INCLUDED = ["simulations", "correction", "review", "summary", "year"] as const;

type Props = {
  account: Account;
  access: Access;
  /** Shown at another URL, with a button that leads to /payment. */
  isElsewhere?: boolean;
  children?: ReactNode;
};

/** The payment page for a signed-in user without access: price, card, gift code, and what is included. */
export async function PaymentView({ account, access, isElsewhere = false, children }: Props) {
  const t = await getTranslations("payments");
  const header = (
    <TopBar account={account} hasPaid={hasPaid(access)} logoutDelayMs={isElsewhere ? 0 : LOGOUT_DELAY_MS}>
      <MenuLink href="/">{t("home")}</MenuLink>
    </TopBar>
  );
  return (
    <PageShell header={header} className="space-y-6">
      <BackLink href="/">{t("backHome")}</BackLink>
      <AccessNotice access={access} isSuspended={account.isSuspended} />
      {!account.isSuspended && (
        <>
          <AccessPoller />
          <div className="space-y-2">
            <ReadAloud className="max-w-reading space-y-2">
              <h1 className="text-3xl">{t("title")}</h1>
              <p>{t("lead")}</p>
            </ReadAloud>
            {isElsewhere && (
              // One button is filled: the one that pays.
              <ButtonLink href="/payment" variant="secondary" className="w-full sm:w-auto" prefetch="auto">
                {t("toPayment")}
              </ButtonLink>
            )}
          </div>
          <CheckNotice as="line" />
        </>
      )}
      <div className="grid items-start gap-6 md:grid-cols-2 md:grid-rows-[auto_1fr] lg:gap-10">
        {!account.isSuspended && (
          <>
            <Price />
            <div className="space-y-6 md:col-start-2 md:row-span-2 md:row-start-1">
              <CardPanel />
              <GiftCodePanel />
            </div>
          </>
        )}
        <div className="space-y-4">
          <Included />
          <p className="text-sm text-ink-soft">
            <span>{t.rich("legal", legalLinks)}</span> <span>{t("noRefund")}</span>
          </p>
          {children}
        </div>
      </div>
    </PageShell>
  );
}

/** The price, and what it does not buy. */
function Price() {
  return (
    <Card tone="night" className="space-y-3">
      <Offer />
      <div className="max-md:hidden">
        <Scene theme="home" lights="waiting" ground="night" className="h-24 rounded-md" />
      </div>
      <Disclaimer />
    </Card>
  );
}

/** Card payment, or the reason why it is unavailable. */
async function CardPanel() {
  const t = await getTranslations("payments.card");
  const locale = await getLocale();
  const { priceCents } = currentOffer();
  const startDay = formatDay(accessStart(new Date(), null), locale);
  return (
    <TitledCard id="card" title={t("title")}>
      {isCardPaymentConfigured() ? (
        <>
          <ReadAloud>
            <p>{t("text")}</p>
          </ReadAloud>
          <ClientMessages namespaces={["payments.card"]}>
            <CardPayment priceCents={priceCents} price={formatEuros(priceCents, locale)} startDay={startDay} />
          </ClientMessages>
        </>
      ) : (
        <ReadAloud>
          <p>{t("unavailable")}</p>
          <p>{t("instead")}</p>
        </ReadAloud>
      )}
    </TitledCard>
  );
}

async function GiftCodePanel() {
  const t = await getTranslations("payments.giftCode");
  return (
    <TitledCard id="gift-code" title={t("title")}>
      <ReadAloud>
        <p>{t("text")}</p>
      </ReadAloud>
      <ClientMessages namespaces={["payments.giftCode"]}>
        <GiftCodeForm isOnlyWay={!isCardPaymentConfigured()} />
      </ClientMessages>
    </TitledCard>
  );
}

async function Included() {
  const t = await getTranslations("payments");
  return (
    <section aria-labelledby="includes-title">
      <ReadAloud className="space-y-3">
        <h2 id="includes-title" className="text-xl">
          {t("includes.title")}
        </h2>
        <ul className="space-y-2">
          {INCLUDED.map((item) => (
            <li key={item} className="flex gap-3">
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-soft" />
              <span>{t(`includes.${item}`, { count: countSimulations() })}</span>
            </li>
          ))}
        </ul>
      </ReadAloud>
    </section>
  );
}
