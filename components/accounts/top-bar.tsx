import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Logout } from "@/components/accounts/logout";
import { MenuLanguage, MenuLink, MenuReading } from "@/components/layout/menu-items";
import { RefreshOnReturn } from "@/components/layout/refresh-on-return";
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
  const t = useTranslations("layout");
  const name = fullName(account) || t("nameless");
  const greeting = (
    <>
      <span className="min-w-0 font-semibold break-words">{t("greeting", { name })}</span>
      {hasPaid ? (
        <Badge tone="good">
          <Check aria-hidden="true" />
          <span>{t("paid")}</span>
        </Badge>
      ) : (
        <Badge tone="careful">{t("notPaid")}</Badge>
      )}
    </>
  );
  const menu = (
    <SiteMenu>
      <p className="flex flex-wrap items-center gap-2 border-b border-line px-2 pt-1 pb-3 md:hidden">{greeting}</p>
      <nav aria-label={t("accountMenu")} className="py-1">
        <MenuLink href="/account">{t("account")}</MenuLink>
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
      <RefreshOnReturn renderId={crypto.randomUUID()} />
      <p className="flex min-w-0 items-center gap-2 max-md:hidden">{greeting}</p>
      <ButtonLink href="/dashboard" variant="quiet" size="small" prefetch="auto">
        {t("dashboard")}
      </ButtonLink>
    </SiteHeader>
  );
}
