import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { AdminTools } from "@/components/admin/admin-tools";
import { TroubledPurchases } from "@/components/admin/troubled-purchases";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { AdminOverview } from "@/lib/admin/queries/overview";
import { formatAmount } from "@/lib/product";

/** The admin's first screen: the notice of independence and the school in figures. */
export async function AdminView({
  account,
  stats,
  toMark,
  costs,
  purchases,
}: AdminOverview & { account: { firstName: string; lastName: string } }) {
  const translate = await getTranslations("admin");
  const locale = await getLocale();
  const count = new Intl.NumberFormat(locale);
  const dollars = (microUsd: number, digits: number) =>
    new Intl.NumberFormat(locale, { style: "currency", currency: "USD", minimumFractionDigits: digits }).format(
      microUsd / 1e6,
    );
  const figures = [
    ["usersCount", count.format(stats.usersCount)],
    ["paidUsersCount", count.format(stats.paidUsersCount)],
    ["totalAttempts", count.format(stats.totalAttempts)],
    ["revenue", `€${formatAmount(Math.round(stats.revenue * 100), locale)}`],
    ["expiredUsers", count.format(stats.expiredUsers)],
  ] as const;
  return (
    <AdminFrame account={account} current="home" title={translate("title")}>
      <Alert>{translate("notice")}</Alert>
      <section aria-labelledby="stats" className="space-y-3">
        <h2 id="stats" className="text-2xl">
          {translate("stats.heading")}
        </h2>
        <dl className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-5">
          {figures.map(([name, value]) => (
            <Card key={name} className="flex flex-col-reverse justify-end gap-1">
              <dt className="text-ink-soft">{translate(`stats.${name}`)}</dt>
              <dd className="text-3xl tabular-nums">{value}</dd>
            </Card>
          ))}
        </dl>
      </section>
      <AdminTools />
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
    </AdminFrame>
  );
}
