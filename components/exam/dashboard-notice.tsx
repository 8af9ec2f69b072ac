import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import { formatDate } from "@/components/exam/date-format";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button";
import { env } from "@/lib/env";
import type { Access } from "@/lib/payments/entitlement";

type Props = { access: Access; isSuspended: boolean };

/** Until when the access holds or, when simulations are closed to the learner, why and what to do about it. */
export async function DashboardNotice({ access, isSuspended }: Props) {
  const locale = await getLocale();
  const translate = await getTranslations("exam.dashboard");
  const notices = await getTranslations("payments.notices");
  const date = access.expiresAt ? formatDate(access.expiresAt, locale) : "";

  if (isSuspended) {
    const email = env().COMPANY_EMAIL;
    return (
      <Alert tone="careful" title={notices("suspendedTitle")}>
        <p>{notices("suspended")}</p>
        <p>{email ? notices("suspendedWrite", { email }) : notices("suspendedAsk")}</p>
      </Alert>
    );
  }
  if (access.state === "active") return date && <p className="text-ink-soft">{translate("validUntil", { date })}</p>;
  const isExpired = access.state === "expired";
  return (
    <Alert tone="careful" title={notices(isExpired ? "expiredTitle" : "endedTitle")} className="space-y-3">
      <p>{isExpired ? notices("expired", { date }) : notices("ended")}</p>
      <Link href="/payment" className={buttonVariants()}>
        {translate("notices.renew")}
      </Link>
    </Alert>
  );
}
