import { getLocale, getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/layout/client-messages";
import { CardPayment } from "@/components/payments/card-payment";
import { TitledCard } from "@/components/ui/card";
import { isCardPaymentConfigured } from "@/lib/payments/stripe";
import { formatAmount } from "@/lib/product/format";
import { currentOffer } from "@/lib/product/product";

/** Card payment, or the reason why it is unavailable. */
export async function CardPanel() {
  const translate = await getTranslations("payments.card");
  const price = formatAmount(currentOffer().priceCents, await getLocale());
  return (
    <TitledCard id="card" title={translate("title")}>
      {isCardPaymentConfigured() ? (
        <>
          <p>{translate("text")}</p>
          <ClientMessages namespaces={["payments.card"]}>
            <CardPayment price={price} />
          </ClientMessages>
        </>
      ) : (
        <>
          <p>{translate("unavailable")}</p>
          <p>{translate("instead")}</p>
        </>
      )}
    </TitledCard>
  );
}
