import Link from "next/link";
import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import type { ComponentProps, ReactNode } from "react";
import { LeaveEverywhereCard } from "@/components/accounts/leave-everywhere-card";
import { OwnDetailsCard } from "@/components/accounts/own-details";
import { RecentActivity } from "@/components/accounts/recent-activity";
import { SecondFactorCard } from "@/components/accounts/second-factor-card";
import { TopBar } from "@/components/accounts/top-bar";
import { PageShell } from "@/components/layout/page-shell";
import { WithdrawalSection } from "@/components/payments/withdrawal-section";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import type { Account } from "@/lib/accounts/actor";
import type { Change } from "@/lib/accounts/own-account";
import type { OwnDetails } from "@/lib/accounts/queries";
import type { Access } from "@/lib/payments/entitlement";
import { orderNumber } from "@/lib/payments/order-number";
import type { PaymentOverview } from "@/lib/payments/queries";
import { formatAmount, productName } from "@/lib/product";

type Props = {
  account: Account;
  access: Access;
  order: PaymentOverview | null;
  details: OwnDetails;
  events: ComponentProps<typeof RecentActivity>["events"];
  /** What was changed a moment ago. */
  changed: Change | null;
  /** How to take all data away. */
  dataExport: ReactNode;
};

/**
 * Who somebody is here and how to change it, until when their access holds, what they bought and how to withdraw from it, and
 * the ways out with or without their data.
 */
export async function AccountView({ account, access, order, details, events, changed, dataExport }: Props) {
  const translate = await getTranslations("payments.account");
  const own = await getTranslations("accounts.own.changed");
  return (
    <PageShell
      header={<TopBar account={account} hasPaid={access.state === "active"} />}
      className="max-w-3xl space-y-6"
    >
      <h1 className="text-3xl">{translate("title")}</h1>
      {changed && (
        <Alert tone="good" role="status">
          {own(changed)}
        </Alert>
      )}
      <OwnDetailsCard email={account.email} details={details} />
      <Card className="space-y-3" aria-labelledby="access-title">
        <CardTitle id="access-title">{translate("accessTitle")}</CardTitle>
        <AccessLine access={access} isSuspended={account.isSuspended} />
      </Card>
      <Card className="space-y-3" aria-labelledby="order-title">
        <CardTitle id="order-title">{translate("orderTitle")}</CardTitle>
        {order ? <Order order={order} /> : <p>{translate("noOrder")}</p>}
      </Card>
      {order && <WithdrawalSection account={account} order={order} />}
      {account.isAdmin && !account.isSuspended && <SecondFactorCard />}
      <RecentActivity events={events} />
      <LeaveEverywhereCard />
      {dataExport}
      <DeletionCard />
    </PageShell>
  );
}

async function DeletionCard() {
  const translate = await getTranslations("payments.deletion");
  return (
    <Card className="space-y-3" aria-labelledby="deletion-title">
      <CardTitle id="deletion-title">{translate("title")}</CardTitle>
      <p>{translate("text")}</p>
      <Link href="/account/delete" prefetch={false} className={buttonVariants({ variant: "secondary" })}>
        {translate("link")}
      </Link>
    </Card>
  );
}

async function AccessLine({ access, isSuspended }: { access: Access; isSuspended: boolean }) {
  const translate = await getTranslations("payments.account");
  const format = await getFormatter();
  const date = access.expiresAt ? format.dateTime(access.expiresAt, { dateStyle: "long" }) : "";
  if (isSuspended) return <p>{translate("suspended")}</p>;
  if (access.state === "active") return <p className="font-semibold">{translate("validUntil", { date })}</p>;
  return (
    <>
      <p>{access.state === "expired" ? translate("expired", { date }) : translate(access.state)}</p>
      <Link href="/payment" prefetch={false} className={buttonVariants()}>
        {translate("getAccess")}
      </Link>
    </>
  );
}

async function Order({ order }: { order: PaymentOverview }) {
  const translate = await getTranslations("payments.account");
  const format = await getFormatter();
  const locale = await getLocale();
  return (
    <Pairs
      pairs={[
        [translate("what"), translate("product", { product: productName() })],
        [translate("number"), orderNumber(order.paymentId)],
        [translate("date"), format.dateTime(order.orderedAt, { dateStyle: "long", timeStyle: "short" })],
        [translate("amount"), `€${formatAmount(order.amountCents, locale)}`],
        [translate("status"), translate(`statuses.${order.status}`)],
      ]}
    />
  );
}

/** Names and values, beside each other where there is room. */
function Pairs({ pairs }: { pairs: readonly (readonly [name: string, value: ReactNode])[] }) {
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
