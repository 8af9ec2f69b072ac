import { getLocale, getTranslations } from "next-intl/server";
import { AccountFrame } from "@/components/accounts/account-frame";
import { SecondFactorSetup } from "@/components/accounts/second-factor-setup";
import { ClientMessages } from "@/components/layout/client-messages";
import { Alert } from "@/components/ui/alert";
import { withArticles } from "@/lib/i18n/italian-article";
import { formatDay } from "@/lib/product/format";

type Props = { factor: { since: Date; recoveryCodesLeft: number } | null };

export async function SecondFactorView({ factor }: Props) {
  const t = await getTranslations("accounts.secondFactor");
  const locale = await getLocale();
  return (
    <AccountFrame title={t("title")}>
      <p>{t("lead")}</p>
      {factor && (
        <Alert tone="good" title={t("isOn", withArticles({ date: formatDay(factor.since, locale) }))}>
          <p>{t("codesLeft", { count: factor.recoveryCodesLeft })}</p>
        </Alert>
      )}
      <ClientMessages namespaces={["accounts.secondFactor", "accounts.login"]}>
        <SecondFactorSetup isOn={factor !== null} />
      </ClientMessages>
    </AccountFrame>
  );
}
