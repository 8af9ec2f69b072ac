import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/layout/client-messages";
import { ReadAloud } from "@/components/layout/read-aloud";
import { DeletionForm } from "@/components/payments/deletion-form";
import { Alert } from "@/components/ui/alert";
import { Card, CardTitle } from "@/components/ui/card";
import { withArticles } from "@/lib/i18n/italian-article";
import { type Access, hasPaid } from "@/lib/payments/entitlement";
import type { PaymentOverview } from "@/lib/payments/queries";
import { formatDay, formatEuros } from "@/lib/product/format";

type Props = { isAdmin: boolean; access: Access; order: PaymentOverview | null };

export async function DeletionView({ isAdmin, access, order }: Props) {
  const t = await getTranslations("payments.deletion");
  if (isAdmin) return <Alert tone="neutral">{t("admin")}</Alert>;
  return (
    <>
      <ReadAloud>
        <p>{t("now")}</p>
      </ReadAloud>
      <Warning access={access} order={order} />
      <Card>
        <ReadAloud className="space-y-3">
          <CardTitle>{t("lostTitle")}</CardTitle>
          <ul className="list-disc space-y-1 ps-6">
            {hasPaid(access) && <li>{t("lostAccess")}</li>}
            <li>{t("lostAttempts")}</li>
            <li>{t("lostData")}</li>
          </ul>
          <h2 className="text-xl">{t("keptTitle")}</h2>
          <ul className="list-disc space-y-1 ps-6">
            <li>{t("keptTax")}</li>
            <li>{t("keptGift")}</li>
          </ul>
        </ReadAloud>
      </Card>
      <ClientMessages namespaces={["payments.deletion", "accounts.own.change", "accounts.login", "errors.fields"]}>
        <DeletionForm />
      </ClientMessages>
    </>
  );
}

async function Warning({ access, order }: { access: Access; order: PaymentOverview | null }) {
  const t = await getTranslations("payments.deletion");
  const locale = await getLocale();
  const day = (date: Date) => withArticles({ date: formatDay(date, locale) });
  const money = (amountCents: number) => ({ amount: formatEuros(amountCents, locale) });
  if (order?.withdrawal.state === "possible") {
    return (
      <Alert tone="careful">
        <p>{t("withdraw", { ...money(order.amountCents), ...day(order.withdrawal.until) })}</p>
        <Link href="/account#withdrawal-title" prefetch={false} className="text-link inline-block py-1.5">
          {t("withdrawLink")}
        </Link>
      </Alert>
    );
  }
  if (order?.awaitsRefund) return <Alert tone="careful">{t("awaitRefund", money(order.amountCents))}</Alert>;
  if (!hasPaid(access) || !access.expiresAt) return null;
  return <Alert tone="careful">{t("active", day(access.expiresAt))}</Alert>;
}
