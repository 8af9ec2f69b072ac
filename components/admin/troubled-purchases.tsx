import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import type { TroubledPurchase } from "@/lib/admin/queries/troubled-purchases";
import { orderNumber } from "@/lib/payments/order-number";
import { formatAmount } from "@/lib/product";

// On narrow screens the four stand under each other.
const COLUMNS = "md:grid-cols-[2fr_1.5fr_6rem_3fr] md:gap-x-4";

/** The purchases that were withdrawn from, paid back or disputed, each with what happened and when. */
export async function TroubledPurchases({ purchases }: { purchases: readonly TroubledPurchase[] }) {
  const translate = await getTranslations("admin.purchases");
  const format = await getFormatter();
  const locale = await getLocale();
  const day = (date: Date) => format.dateTime(date, { dateStyle: "medium", timeStyle: "short" });
  const happenings = (purchase: TroubledPurchase) =>
    [
      ["withdrawal", purchase.withdrawalRequestedAt],
      ["disputed", purchase.disputedAt],
      ["won", purchase.disputeWonAt],
      ["lost", purchase.disputeLostAt],
      ["refunded", purchase.refundedAt],
    ] as const;
  return (
    <section aria-labelledby="purchases" className="space-y-3">
      <h2 id="purchases" className="text-2xl">
        {translate("title")}
      </h2>
      {purchases.length === 0 ? (
        <p>{translate("empty")}</p>
      ) : (
        <div>
          <div aria-hidden="true" className={`hidden border-b border-edge py-2 font-semibold md:grid ${COLUMNS}`}>
            <span>{translate("who")}</span>
            <span>{translate("ordered")}</span>
            <span className="text-right">{translate("amount")}</span>
            <span>{translate("what")}</span>
          </div>
          <ul>
            {purchases.map((purchase) => (
              <li key={purchase.id} className={`grid gap-x-4 gap-y-1 border-b border-line py-2 ${COLUMNS}`}>
                <p className="min-w-0 break-words">
                  {purchase.name ?? translate("deleted")}
                  <span className="block text-sm text-ink-soft">{purchase.email}</span>
                </p>
                <p>
                  {orderNumber(purchase.id)}
                  <span className="block text-sm text-ink-soft">{day(purchase.orderedAt)}</span>
                </p>
                <p className="tabular-nums md:text-right">€{formatAmount(purchase.amountCents, locale)}</p>
                <ul>
                  {happenings(purchase).map(
                    ([what, at]) => at && <li key={what}>{translate(what, { date: day(at) })}</li>,
                  )}
                  {purchase.withdrawalRequestedAt && !purchase.refundedAt && (
                    <li className="font-semibold">{translate("pending")}</li>
                  )}
                </ul>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
