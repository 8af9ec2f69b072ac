import { getFormatter, getTranslations } from "next-intl/server";
import { Alert } from "@/components/ui/alert";
import { env } from "@/lib/env";
import type { Access } from "@/lib/payments/entitlement";

/** Why someone who once had access may not take simulations now, and what still works. Nothing when that is not so. */
export async function AccessNotice({ access, isSuspended }: { access: Access; isSuspended: boolean }) {
  const translate = await getTranslations("payments.notices");
  const format = await getFormatter();
  const email = env().COMPANY_EMAIL;
  if (isSuspended) {
    return (
      <Alert tone="wrong" title={translate("suspendedTitle")}>
        <p>{translate("suspended")}</p>
        <p>{email ? translate("suspendedWrite", { email }) : translate("suspendedAsk")}</p>
      </Alert>
    );
  }
  if (access.state === "expired" && access.expiresAt) {
    const date = format.dateTime(access.expiresAt, { dateStyle: "long" });
    return (
      <Alert tone="careful" title={translate("expiredTitle")}>
        {translate("expired", { date })}
      </Alert>
    );
  }
  if (access.state === "ended") {
    return (
      <Alert tone="careful" title={translate("endedTitle")}>
        {translate("ended")}
      </Alert>
    );
  }
  return null;
}
