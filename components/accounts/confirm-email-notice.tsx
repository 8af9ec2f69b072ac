import { getTranslations } from "next-intl/server";
import { ReadAloud } from "@/components/layout/read-aloud";
import { Alert } from "@/components/ui/alert";
import { TextLink } from "@/components/ui/link";
import { mailDelivery } from "@/lib/mail/delivery";

/** Asks whether the address is right, as long as it is not confirmed and a code can be mailed. */
export async function ConfirmEmailNotice({ email }: { email: string }) {
  if (mailDelivery() === "unconfigured") return null;
  const t = await getTranslations("accounts.own.change");
  return (
    <Alert tone="careful" title={t("confirm")}>
      <ReadAloud>
        <p className="wrap-anywhere">{t("confirmText", { email })}</p>
      </ReadAloud>
      <TextLink href="/account/email">{t("confirmOpen")}</TextLink>
    </Alert>
  );
}
