import { useLocale, useTranslations } from "next-intl";
import { ContactLine } from "@/components/layout/contact-line";
import { ReadAloud } from "@/components/layout/read-aloud";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/link";
import { withArticles } from "@/lib/i18n/italian-article";
import type { Access } from "@/lib/payments/entitlement";
import { formatDay } from "@/lib/product/format";

type Props = {
  access: Access;
  isSuspended: boolean;
  /** Button style of the renewal link; omitted on the payment page itself. */
  renewal?: "primary" | "secondary";
};

/** Why a former customer cannot start simulations now. Renders nothing when it does not apply. */
export function AccessNotice({ access, isSuspended, renewal }: Props) {
  const t = useTranslations("payments.notices");
  const locale = useLocale();
  const reason = isSuspended ? "suspended" : access.state;
  if (reason === "none" || reason === "active" || reason === "scheduled") return null;
  const date = access.expiresAt ? formatDay(access.expiresAt, locale) : "";
  return (
    <Alert tone="careful" title={t(`${reason}Title`)} className="space-y-3">
      <ReadAloud>
        <p>{t(reason, withArticles({ date }))}</p>
      </ReadAloud>
      {isSuspended ? (
        <p>{t("suspendedAsk")}</p>
      ) : (
        renewal && (
          <ButtonLink href="/payment" variant={renewal} prefetch="auto">
            {t("renew")}
          </ButtonLink>
        )
      )}
      {(isSuspended || reason === "ended") && <ContactLine />}
    </Alert>
  );
}
