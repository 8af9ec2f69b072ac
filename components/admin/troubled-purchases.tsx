import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import type { TroubledPurchase } from "@/lib/admin/queries";
import { orderNumber } from "@/lib/payments/order-number";
import { formatAmount } from "@/lib/product";

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
  const headings = ["who", "ordered", "amount", "what"] as const;
  return (
    <section aria-labelledby="purchases" className="space-y-3">
      <h2 id="purchases" className="text-2xl">
        {translate("title")}
      </h2>
      {purchases.length === 0 ? (
        <p>{translate("empty")}</p>
      ) : (
        <div className="overflow-x-auto">
          <table className="w-full border-collapse text-left">
            <thead>
              <tr className="border-b border-edge">
                {headings.map((name) => (
                  <th key={name} scope="col" className={`py-2 pr-4 ${name === "amount" ? "text-right" : ""}`}>
                    {translate(name)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {purchases.map((purchase) => (
                <tr key={purchase.id} className="border-b border-line align-top">
                  <th scope="row" className="py-2 pr-4 font-normal">
                    {purchase.name}
                    <span className="block text-sm text-ink-soft">{purchase.email}</span>
                  </th>
                  <td className="py-2 pr-4">
                    {orderNumber(purchase.id)}
                    <span className="block text-sm text-ink-soft">{day(purchase.orderedAt)}</span>
                  </td>
                  <td className="py-2 pr-4 text-right tabular-nums">€{formatAmount(purchase.amountCents, locale)}</td>
                  <td className="py-2">
                    <ul>
                      {happenings(purchase).map(
                        ([what, at]) => at && <li key={what}>{translate(what, { date: day(at) })}</li>,
                      )}
                      {purchase.withdrawalRequestedAt && !purchase.refundedAt && (
                        <li className="font-semibold">{translate("pending")}</li>
                      )}
                    </ul>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
