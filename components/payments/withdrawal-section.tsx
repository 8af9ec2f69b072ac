import { getLocale, getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/layout/client-messages";
import { ContactLine } from "@/components/layout/contact-line";
import { ReadAloud } from "@/components/layout/read-aloud";
import { WithdrawalForm } from "@/components/payments/withdrawal-form";
import { Alert } from "@/components/ui/alert";
import { TitledCard } from "@/components/ui/card";
import { withArticles } from "@/lib/i18n/italian-article";
import { orderNumber } from "@/lib/payments/order-number";
import type { PaymentOverview } from "@/lib/payments/queries";
import { formatDay, formatEuros, formatMoment, fullName } from "@/lib/product/format";

type Props = { account: { firstName: string; lastName: string; email: string }; order: PaymentOverview };

/** Whether and until when the user may withdraw from a purchase, with the form. */
export async function WithdrawalSection({ account, order }: Props) {
  const t = await getTranslations("payments.withdrawal");
  const locale = await getLocale();
  const day = (date: Date) => withArticles({ date: formatDay(date, locale) });
  const amount = formatEuros(order.amountCents, locale);
  const { withdrawal } = order;
  const statement = t("statement", {
    name: fullName(account),
    number: orderNumber(order.paymentId),
    ...day(order.orderedAt),
    email: account.email,
  });
  return (
    <TitledCard id="withdrawal" title={t("title")}>
      {order.refundFailedAt && (
        <Alert tone="careful" className="space-y-3">
          <p>{t("refundFailed", { ...day(order.refundFailedAt), amount })}</p>
          <ContactLine />
        </Alert>
      )}
      {withdrawal.state === "possible" && (
        <>
          <ReadAloud>
            <p>{t("possible", { ...day(withdrawal.until), amount })}</p>
          </ReadAloud>
          <ClientMessages namespaces={["payments.withdrawal"]}>
            <WithdrawalForm statement={statement} />
          </ClientMessages>
        </>
      )}
      {(withdrawal.state === "requested" || withdrawal.state === "refunded") && (
        <div role="status">
          <ReadAloud>
            <p>
              {t(withdrawal.state, {
                ...withArticles({ date: formatMoment(withdrawal.at, locale, "medium") }),
                amount,
              })}
            </p>
            {withdrawal.state === "requested" && <p>{t("requestedMail")}</p>}
          </ReadAloud>
        </div>
      )}
      {withdrawal.state === "waived" && (
        <p>{t("waived", withArticles({ date: formatMoment(withdrawal.at, locale) }))}</p>
      )}
      {(withdrawal.state === "too_late" || withdrawal.state === "ended") && <p>{t(withdrawal.state)}</p>}
    </TitledCard>
  );
}
