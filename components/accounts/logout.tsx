import { getTranslations } from "next-intl/server";
import { LogoutButton } from "@/components/accounts/logout-button";

/** The way out. `delayMs`: how long the good-bye stands before the home page comes. */
export async function Logout({ delayMs }: { delayMs?: number | undefined }) {
  const translate = await getTranslations("accounts");
  const texts = {
    label: translate("logout"),
    done: translate("logoutDone"),
    doneText: translate("logoutDoneText"),
    failed: translate("logoutFailed"),
    failedText: translate("logoutFailedText"),
  };
  return <LogoutButton texts={texts} delayMs={delayMs} />;
}
