import { getLocale, getTranslations } from "next-intl/server";
import type { ComponentProps, ReactNode } from "react";
import { ConfirmEmailNotice } from "@/components/accounts/confirm-email-notice";
import { OwnDetailsCard } from "@/components/accounts/own-details";
import { RecentActivity } from "@/components/accounts/recent-activity";
import { SignOutEverywhere } from "@/components/accounts/sign-out-everywhere";
import { TopBar } from "@/components/accounts/top-bar";
import { ClientMessages } from "@/components/layout/client-messages";
import { PageShell } from "@/components/layout/page-shell";
import { ReadAloud } from "@/components/layout/read-aloud";
import { WithdrawalSection } from "@/components/payments/withdrawal-section";
import { Alert } from "@/components/ui/alert";
import { TitledCard } from "@/components/ui/card";
import { ButtonLink } from "@/components/ui/link";
import type { AccountPart } from "@/lib/accounts/account-parts";
import type { Account } from "@/lib/accounts/actor";
import type { OwnDetails } from "@/lib/accounts/queries";
import { withArticles } from "@/lib/i18n/italian-article";
import { type Access, hasPaid } from "@/lib/payments/entitlement";
import { orderNumber } from "@/lib/payments/order-number";
import type { PaymentOverview } from "@/lib/payments/queries";
import { formatDay, formatEuros, formatMoment } from "@/lib/product/format";
import { productName } from "@/lib/product/product";
import { countSimulations } from "@/lib/product/simulation-folders";

type Props = {
  account: Account;
  access: Access;
  order: PaymentOverview | null;
  details: OwnDetails;
  events: ComponentProps<typeof RecentActivity>["events"];
  changed: AccountPart | null;
  dataExport: ReactNode;
};

/** The account page: details, access, purchase and withdrawal, data export, sign-out and deletion. */
export async function AccountView({ account, access, order, details, events, changed, dataExport }: Props) {
  const t = await getTranslations("payments.account");
  const say = await getTranslations();
  return (
    <PageShell header={<TopBar account={account} hasPaid={hasPaid(access)} />} className="max-w-3xl space-y-6">
      <h1 className="text-3xl">{t("title")}</h1>
      {changed && (
        <Alert tone="good" role="status">
          <ReadAloud>
            <p>{say(`accounts.own.changed.${changed}`)}</p>
          </ReadAloud>
        </Alert>
      )}
      {!details.mailConfirmedAt && <ConfirmEmailNotice email={account.email} />}
      <OwnDetailsCard email={account.email} details={details} />
      <TitledCard id="access" title={t("accessTitle")}>
        <AccessLine access={access} isSuspended={account.isSuspended} />
      </TitledCard>
      <TitledCard id="order" title={t("orderTitle")}>
        {order ? <Order order={order} /> : <p>{t("noOrder")}</p>}
      </TitledCard>
      {order && <WithdrawalSection account={account} order={order} />}
      {account.isAdmin && !account.isSuspended && <LinkCard id="second-factor" />}
      <RecentActivity events={events} />
      <TitledCard id="everywhere" title={say("accounts.own.everywhere.title")}>
        <ReadAloud>
          <p>{say("accounts.own.everywhere.text")}</p>
        </ReadAloud>
        <ClientMessages namespaces={["accounts.own.everywhere"]}>
          <SignOutEverywhere />
        </ClientMessages>
      </TitledCard>
      {dataExport}
      <LinkCard id="deletion" />
    </PageShell>
  );
}

const OTHER_PAGES = {
  "second-factor": {
    title: "accounts.secondFactor.title",
    text: "accounts.secondFactor.accountText",
    href: "/account/second-factor",
    link: "accounts.secondFactor.manage",
  },
  deletion: {
    title: "payments.deletion.title",
    text: "payments.deletion.text",
    href: "/account/delete",
    link: "payments.deletion.link",
  },
} as const;

async function LinkCard({ id }: { id: keyof typeof OTHER_PAGES }) {
  const t = await getTranslations();
  const { title, text, href, link } = OTHER_PAGES[id];
  return (
    <TitledCard id={id} title={t(title)}>
      <ReadAloud>
        <p>{t(text)}</p>
      </ReadAloud>
      <ButtonLink href={href} variant="secondary">
        {t(link)}
      </ButtonLink>
    </TitledCard>
  );
}

async function AccessLine({ access, isSuspended }: { access: Access; isSuspended: boolean }) {
  const t = await getTranslations("payments.account");
  const locale = await getLocale();
  const date = access.expiresAt ? formatDay(access.expiresAt, locale) : "";
  if (isSuspended) return <p>{t("suspended")}</p>;
  if (access.state === "scheduled") {
    const say = await getTranslations("payments.scheduled");
    return (
      <>
        <p className="font-semibold">{t("scheduled", withArticles({ date: formatDay(access.startsAt, locale) }))}</p>
        <ButtonLink href="/dashboard" variant="secondary">
          {say("start")}
        </ButtonLink>
      </>
    );
  }
  if (access.state === "active") return <p className="font-semibold">{t("validUntil", withArticles({ date }))}</p>;
  return (
    <>
      <p>{access.state === "expired" ? t("expired", withArticles({ date })) : t(access.state)}</p>
      <ButtonLink href="/payment">{t("getAccess")}</ButtonLink>
    </>
  );
}

async function Order({ order }: { order: PaymentOverview }) {
  const t = await getTranslations("payments.account");
  const locale = await getLocale();
  const pairs = [
    [t("what"), t("product", { product: productName(), count: countSimulations() })],
    [t("number"), orderNumber(order.paymentId)],
    [t("date"), formatMoment(order.orderedAt, locale)],
    [t("amount"), formatEuros(order.amountCents, locale)],
    [t("status"), t(`statuses.${order.status}`)],
  ];
  return (
    <dl className="space-y-2">
      {pairs.map(([name, value]) => (
        <div key={name} className="sm:flex sm:gap-4">
          <dt className="text-ink-soft sm:w-40 sm:shrink-0">{name}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
