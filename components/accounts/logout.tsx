import { useTranslations } from "next-intl";
import { LogoutButton } from "@/components/accounts/logout-button";

export function Logout({ delayMs }: { delayMs?: number | undefined }) {
  const translate = useTranslations("accounts");
  const texts = {
    label: translate("logout"),
    done: translate("logoutDone"),
    doneText: translate("logoutDoneText"),
    failed: translate("logoutFailed"),
    failedText: translate("logoutFailedText"),
  };
  return <LogoutButton texts={texts} delayMs={delayMs} />;
}
