import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { RegisterForm } from "@/components/accounts/register-form";
import { CheckNotice } from "@/components/citizenship/check-notice";
import { BackLink } from "@/components/layout/back-link";
import { ClientMessages } from "@/components/layout/client-messages";
import { legalLinks } from "@/components/layout/legal-links";
import { ReadAloud } from "@/components/layout/read-aloud";
import { Scene } from "@/components/layout/scene";
import { Card, CardTitle } from "@/components/ui/card";
import { ACCOUNT_DATA_MONTHS, TAX_DATA_YEARS } from "@/lib/product/legal";

export async function RegisterView() {
  const t = await getTranslations("accounts.register");
  const product = await getTranslations("product");
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:gap-14">
      <div className="max-w-2xl space-y-5">
        <BackLink href="/">{t("back")}</BackLink>
        <ReadAloud className="space-y-2">
          <h1 className="text-3xl">{t("title")}</h1>
          <p className="rounded-md bg-sky-soft p-3 font-semibold text-sky-ink">{product("training")}</p>
          <p>{t("lead")}</p>
          <p>
            <span>{t("haveAccount")}</span>{" "}
            <Link className="text-link" href="/login" prefetch={false}>
              {t("login")}
            </Link>
          </p>
        </ReadAloud>
        <CheckNotice as="line" />
        <ClientMessages
          namespaces={["accounts.register", "accounts.doubts", "accounts.login", "accounts.lockUp", "errors.fields"]}
        >
          <RegisterForm />
        </ClientMessages>
      </div>
      <Card className="space-y-3 self-start lg:sticky lg:top-6">
        <Scene theme="home" lights="waiting" />
        <ReadAloud className="space-y-3">
          <CardTitle>{t("infoTitle")}</CardTitle>
          <p>{t("infoData")}</p>
          <p>{t("infoKeep", { months: ACCOUNT_DATA_MONTHS, years: TAX_DATA_YEARS })}</p>
          <p>{t.rich("infoPrivacy", legalLinks)}</p>
          <p>{t("infoNext")}</p>
        </ReadAloud>
      </Card>
    </div>
  );
}
