import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { Alert } from "@/components/ui/alert";

export async function SecondFactorNotice() {
  const t = await getTranslations("accounts.secondFactor");
  return (
    <Alert tone="careful">
      <span>{t("notice")}</span>{" "}
      <Link className="text-link" href="/account/second-factor" prefetch={false}>
        {t("noticeLink")}
      </Link>
      <span>.</span>
    </Alert>
  );
}
