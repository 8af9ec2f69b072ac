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
  const question = {
    title: t("logoutUnsaved.title"),
    children: <p>{t("logoutUnsaved.text")}</p>,
    confirmLabel: t("logoutUnsaved.confirm"),
    pendingLabel: t("own.everywhere.busy"),
    cancelLabel: t("own.everywhere.keep"),
    variant: "danger" as const,
  };
  return <LogoutButton texts={texts} question={question} delayMs={delayMs} />;
}
