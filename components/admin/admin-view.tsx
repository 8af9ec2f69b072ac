import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import { Logout } from "@/components/accounts/logout";
import { TroubledPurchases } from "@/components/admin/troubled-purchases";
import { PageShell } from "@/components/layout/page-shell";
import { SiteHeader } from "@/components/layout/site-header";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { AdminStats, TroubledPurchase } from "@/lib/admin/queries";
import { formatAmount } from "@/lib/product";

/** The admin's first screen: the notice of independence and the school in figures. */
export async function AdminView({
  account,
  stats,
  purchases,
}: {
  account: { firstName: string; lastName: string };
  stats: AdminStats;
  purchases: readonly TroubledPurchase[];
}) {
  const translate = await getTranslations("admin");
  const layout = await getTranslations("layout");
  const locale = await getLocale();
  const count = new Intl.NumberFormat(locale);
  const figures = [
    ["usersCount", count.format(stats.usersCount)],
    ["paidUsersCount", count.format(stats.paidUsersCount)],
    ["totalAttempts", count.format(stats.totalAttempts)],
    ["revenue", `€${formatAmount(Math.round(stats.revenue * 100), locale)}`],
    ["expiredUsers", count.format(stats.expiredUsers)],
  ] as const;
  const header = (
    <SiteHeader>
      <nav aria-label={layout("menu")} className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">
          {layout("greeting", { name: `${account.firstName} ${account.lastName}`.trim() })}
        </span>
        <Link href="/simulazioni" prefetch={false} className={buttonVariants({ variant: "secondary", size: "small" })}>
          {translate("simulations")}
        </Link>
        <Logout label={translate("logout")} />
      </nav>
    </SiteHeader>
  );
  return (
    <PageShell header={header} className="space-y-6">
      <h1 className="text-3xl">{translate("title")}</h1>
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
      <TroubledPurchases purchases={purchases} />
    </PageShell>
  );
}
