import { useTranslations } from "next-intl";
import { LogoutButton } from "@/components/accounts/logout-button";

export function Logout({ delayMs }: { delayMs?: number | undefined }) {
  const t = useTranslations("accounts");
  const texts = {
    label: t("logout"),
    done: t("logoutDone"),
    doneText: t("logoutDoneText"),
    failed: t("logoutFailed"),
    failedText: t("logoutFailedText"),
  };
  return <LogoutButton texts={texts} delayMs={delayMs} />;
}
