import { Check } from "lucide-react";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Logout } from "@/components/accounts/logout";
import { SiteHeader } from "@/components/layout/site-header";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button";
import { fullName } from "@/lib/format";

type Props = {
  account: { firstName: string; lastName: string };
  hasPaid: boolean;
  /** More buttons, before the logout. */
  children?: ReactNode;
  /** Instead of the plain "Esci". */
  logout?: ReactNode;
};

/** The top of a signed-in person's pages: who they are, whether they have access, the dashboard, the way out. */
export async function TopBar({ account, hasPaid, children, logout }: Props) {
  const translate = await getTranslations("layout");
  const name = fullName(account) || translate("nameless");
  return (
    <SiteHeader>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="flex min-w-0 flex-wrap items-center gap-2">
          <span className="min-w-0 font-semibold">{translate("greeting", { name })}</span>
          {hasPaid ? (
            <Badge tone="good">
              <Check aria-hidden="true" />
              {translate("paid")}
            </Badge>
          ) : (
            <Badge tone="careful">{translate("notPaid")}</Badge>
          )}
        </p>
        <nav aria-label={translate("menu")} className="flex flex-wrap items-center gap-2">
          <Link href="/dashboard" className={buttonVariants({ variant: "secondary", size: "small" })}>
            {translate("dashboard")}
          </Link>
          <Link href="/account" prefetch={false} className={buttonVariants({ variant: "secondary", size: "small" })}>
            {translate("account")}
          </Link>
          {children}
          {logout ?? <Logout />}
        </nav>
      </div>
    </SiteHeader>
  );
}
