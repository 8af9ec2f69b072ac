import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { Alert } from "@/components/ui/alert";

export async function SecondFactorNotice() {
  const translate = await getTranslations("accounts.secondFactor");
  return (
    <Alert tone="careful">
      {translate("notice")}{" "}
      <Link className="text-link" href="/account/second-factor" prefetch={false}>
        {translate("noticeLink")}
      </Link>
      .
    </Alert>
  );
}
