import Link from "next/link";
import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Folded, PageSection } from "@/components/admin/page-section";
import { type Column, RowList, TwoLines } from "@/components/admin/table";
import type { ProblemPurchase } from "@/lib/admin/queries/problem-purchases";
import { withArticles } from "@/lib/i18n/italian-article";
import { orderNumber } from "@/lib/payments/order-number";
import { isPaidBack } from "@/lib/payments/withdrawal";
import { formatEuros } from "@/lib/product/format";

type Props = { purchases: readonly ProblemPurchase[] };

/** Problem purchases: pending ones, the longest wait first; resolved ones are folded. */
export async function ProblemPurchases({ purchases }: Props) {
  const t = await getTranslations("admin.purchases");
  const { waiting = [], settled = [] } = Object.groupBy(purchases, ({ waitsSince }) =>
    waitsSince ? "waiting" : "settled",
  );
  return (
    <PageSection id="purchases" title={t("title")}>
      {waiting.length > 0 && <PurchaseList purchases={waiting.toSorted(byWait)} />}
      {settled.length > 0 && (
        <Folded title={t("settled", { count: settled.length })}>
          <PurchaseList purchases={settled} />
        </Folded>
      )}
    </PageSection>
  );
}

const byWait = (one: ProblemPurchase, other: ProblemPurchase) =>
  Number(one.waitsSince ?? 0) - Number(other.waitsSince ?? 0);

async function PurchaseList({ purchases }: Props) {
  const t = await getTranslations("admin.purchases");
  const acts = await getTranslations("admin.acts.refund");
  const locale = await getLocale();
  const day = await dayAndTime();
  const column = (key: "who" | "ordered" | "amount" | "what", cell: Column<ProblemPurchase>["cell"]) => {
    return { key, head: t(key), cell };
  };
  const columns = [
    column("who", ({ name, email }) => <TwoLines small={email}>{name ?? t("deleted")}</TwoLines>),
    column("ordered", ({ id, orderedAt }) => <TwoLines small={day(orderedAt)}>{orderNumber(id)}</TwoLines>),
    { ...column("amount", ({ amountCents }) => formatEuros(amountCents, locale)), isNumber: true },
    column("what", (purchase) => (
      <PurchaseEvents purchase={purchase}>
        <Link href={`/admin/purchases/${purchase.id}`} prefetch={false} className="text-link inline-block py-1.5">
          {acts("label", { number: orderNumber(purchase.id) })}
        </Link>
      </PurchaseEvents>
    )),
  ];
  return (
    <RowList widths="md:grid-cols-[2fr_1.5fr_6rem_3fr]" columns={columns} rows={purchases} keyOf={({ id }) => id} />
  );
}

async function dayAndTime() {
  const format = await getFormatter();
  return (date: Date) => format.dateTime(date, { dateStyle: "medium", timeStyle: "short" });
}

/** The events of a purchase. `children` appear after a failed refund, until the money is paid back. */
export async function PurchaseEvents({ purchase, children }: { purchase: ProblemPurchase; children: ReactNode }) {
  const t = await getTranslations("admin.purchases");
  const day = await dayAndTime();
  const events = [
    ["withdrawal", purchase.withdrawalRequestedAt],
    ["disputed", purchase.disputedAt],
    ["won", purchase.disputeWonAt],
    ["lost", purchase.disputeLostAt],
    ["refunded", purchase.refundedAt],
    ["refundFailed", purchase.refundFailedAt],
  ] as const;
  const isOwed = !isPaidBack(purchase.status);
  return (
    <ul>
      {events.map(([what, at]) => at && <li key={what}>{t(what, withArticles({ date: day(at) }))}</li>)}
      {purchase.status === "open" && <li className="font-semibold">{t("undecided")}</li>}
      {purchase.withdrawalRequestedAt && isOwed && <li className="font-semibold">{t("pending")}</li>}
      {purchase.refundFailedAt && isOwed && (
        <li className="space-y-2">
          <p className="font-semibold">{t("failed")}</p>
          {children}
        </li>
      )}
      {purchase.use && <li className="font-semibold">{t("used", purchase.use)}</li>}
    </ul>
  );
}
