import { getTranslations } from "next-intl/server";
import { LogoutButton } from "@/components/accounts/logout-button";

/**
 * The way out.
 * @param label instead of "Esci"
 * @param delayMs how long the good-bye stands before the home page comes
 */
export async function Logout({ label, delayMs }: { label?: string; delayMs?: number }) {
  const translate = await getTranslations("accounts");
  const texts = {
    label: label ?? translate("logout"),
    done: translate("logoutDone"),
    doneText: translate("logoutDoneText"),
    failed: translate("logoutFailed"),
    failedText: translate("logoutFailedText"),
  };
  return <LogoutButton texts={texts} delayMs={delayMs} />;
}
