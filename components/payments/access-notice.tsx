import { getLocale, getTranslations } from "next-intl/server";
import { Alert } from "@/components/ui/alert";
import { env } from "@/lib/env";
import { formatDay } from "@/lib/format";
import type { Access } from "@/lib/payments/entitlement";

/** Why someone who once had access may not take simulations now, and what still works. Nothing when that is not so. */
export async function AccessNotice({ access, isSuspended }: { access: Access; isSuspended: boolean }) {
  const why = isSuspended ? "suspended" : access.state;
  if (why === "none" || why === "active") return null;
  const translate = await getTranslations("payments.notices");
  const date = access.expiresAt ? formatDay(access.expiresAt, await getLocale()) : "";
  const email = env().COMPANY_EMAIL;
  return (
    <Alert tone={isSuspended ? "wrong" : "careful"} title={translate(`${why}Title`)}>
      <p>{translate(why, { date })}</p>
      {isSuspended && <p>{email ? translate("suspendedWrite", { email }) : translate("suspendedAsk")}</p>}
    </Alert>
  );
}
