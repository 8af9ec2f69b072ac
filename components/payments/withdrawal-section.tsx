import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/layout/client-messages";
import { WithdrawalForm } from "@/components/payments/withdrawal-form";
import { Card, CardTitle } from "@/components/ui/card";
import { orderNumber } from "@/lib/payments/order-number";
import type { PaymentOverview } from "@/lib/payments/queries";
import { formatAmount } from "@/lib/product";

type Props = { account: { firstName: string; lastName: string; email: string }; order: PaymentOverview };

/** Whether one may withdraw from a purchase and until when, and the two steps to do it. */
export async function WithdrawalSection({ account, order }: Props) {
  const translate = await getTranslations("payments.withdrawal");
  const format = await getFormatter();
  const day = (date: Date) => format.dateTime(date, { dateStyle: "long" });
  const amount = formatAmount(order.amountCents, await getLocale());
  const { withdrawal } = order;
  const statement = translate("statement", {
    name: `${account.firstName} ${account.lastName}`.trim(),
    number: orderNumber(order.paymentId),
    date: day(order.orderedAt),
    email: account.email,
  });
  return (
    <Card className="space-y-3" aria-labelledby="withdrawal-title">
      <CardTitle id="withdrawal-title">{translate("title")}</CardTitle>
      {withdrawal.state === "possible" && (
        <>
          <p>{translate("possible", { date: day(withdrawal.until), amount })}</p>
          <ClientMessages namespaces={["payments.withdrawal"]}>
            <WithdrawalForm statement={statement} />
          </ClientMessages>
        </>
      )}
      {withdrawal.state === "requested" && (
        <div role="status">
          <p>
            {translate("requested", {
              date: format.dateTime(withdrawal.at, { dateStyle: "long", timeStyle: "medium" }),
              amount,
            })}
          </p>
          <p>{translate("requestedMail")}</p>
        </div>
      )}
      {(withdrawal.state === "waived" || withdrawal.state === "too_late" || withdrawal.state === "ended") && (
        <p>{translate(withdrawal.state)}</p>
      )}
    </Card>
  );
}
