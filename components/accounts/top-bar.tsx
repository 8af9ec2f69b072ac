import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Logout } from "@/components/accounts/logout";
import { MenuLanguage, MenuLink, MenuReading } from "@/components/layout/menu-items";
import { SiteHeader } from "@/components/layout/site-header";
import { SiteMenu } from "@/components/layout/site-menu";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/link";
import { fullName } from "@/lib/product/format";

type Props = {
  account: { firstName: string; lastName: string };
  hasPaid: boolean;
  children?: ReactNode;
  logoutDelayMs?: number;
};

export function TopBar({ account, hasPaid, children, logoutDelayMs }: Props) {
  const translate = useTranslations("layout");
  const name = fullName(account) || translate("nameless");
  const greeting = (
    <>
      <span className="min-w-0 font-semibold break-words">{translate("greeting", { name })}</span>
      {hasPaid ? (
        <Badge tone="good">
          <Check aria-hidden="true" />
          {translate("paid")}
        </Badge>
      ) : (
        <Badge tone="careful">{translate("notPaid")}</Badge>
      )}
    </>
  );
  const menu = (
    <SiteMenu>
      <p className="flex flex-wrap items-center gap-2 border-b border-line px-2 pt-1 pb-3 md:hidden">{greeting}</p>
      <nav aria-label={translate("accountMenu")} className="py-1">
        <MenuLink href="/account">{translate("account")}</MenuLink>
        {children}
        <MenuReading />
      </nav>
      <MenuLanguage />
      <div className="mt-2 border-t border-line pt-2">
        <Logout delayMs={logoutDelayMs} />
      </div>
    </SiteMenu>
  );
  return (
    <SiteHeader menu={menu}>
      <p className="flex min-w-0 items-center gap-2 max-md:hidden">{greeting}</p>
      <ButtonLink href="/dashboard" variant="quiet" size="small" prefetch="auto">
        {translate("dashboard")}
      </ButtonLink>
    </SiteHeader>
  );
}
