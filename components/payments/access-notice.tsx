import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button";
import { env } from "@/lib/env";
import type { Access } from "@/lib/payments/entitlement";
import { formatDay } from "@/lib/product/format";

type Props = {
  access: Access;
  isSuspended: boolean;
  /** How strong the way to a new access looks; none where the page itself is that way. */
  renewal?: "primary" | "secondary";
};

/**
 * Why someone who once had access may not take simulations now, what still works, and the one thing to do about it. Nothing
 * when that is not so.
 */
export function AccessNotice({ access, isSuspended, renewal }: Props) {
  const translate = useTranslations("payments.notices");
  const locale = useLocale();
  const why = isSuspended ? "suspended" : access.state;
  if (why === "none" || why === "active") return null;
  const date = access.expiresAt ? formatDay(access.expiresAt, locale) : "";
  return (
    <Alert tone="careful" title={translate(`${why}Title`)} className="space-y-3">
      <p>{translate(why, { date })}</p>
      {isSuspended ? (
        <WriteToSchool />
      ) : (
        renewal && (
          <Link href="/payment" className={buttonVariants({ variant: renewal })}>
            {translate("renew")}
          </Link>
        )
      )}
    </Alert>
  );
}

function WriteToSchool() {
  const translate = useTranslations("payments.notices");
  const email = env().COMPANY_EMAIL;
  if (!email) return <p>{translate("suspendedAsk")}</p>;
  return (
    <>
      <p>{translate("suspendedWrite", { email })}</p>
      <a href={`mailto:${email}`} className={buttonVariants()}>
        {translate("write")}
      </a>
    </>
  );
}
