import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Logout } from "@/components/accounts/logout";
import { MenuLanguage, MenuLink, MenuReading } from "@/components/layout/menu-items";
import { type PlaceName, PlacesBar, PlacesMenu } from "@/components/layout/places";
import { RefreshOnReturn } from "@/components/layout/refresh-on-return";
import { SiteHeader } from "@/components/layout/site-header";
import { SiteMenu } from "@/components/layout/site-menu";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/link";
import { fullName } from "@/lib/product/format";

type Props = {
  account: { firstName: string; lastName: string };
  hasPaid: boolean;
  /** Which of the learner's pages this is. */
  place?: PlaceName;
  /** False where the learner writes, because the bar would cover the text, and where a question blocks the pages. */
  hasPlaces?: boolean;
  /** More links of the menu. */
  children?: ReactNode;
  logoutDelayMs?: number;
};

/**
 * The header of a signed-in person: name, payment state and menu. Learners with access also get links to their pages,
 * on phones as a bar at the bottom.
 */
export function TopBar({ account, hasPaid, place, hasPlaces = hasPaid, children, logoutDelayMs }: Props) {
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
      <p className="flex flex-wrap items-center gap-2 border-b border-line px-2 pt-1 pb-3 lg:hidden">{greeting}</p>
      <nav aria-label={t("accountMenu")} className="py-1">
        <MenuLink href="/dashboard">{t("dashboard")}</MenuLink>
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
    <>
      <SiteHeader places={hasPlaces && <PlacesMenu current={place} />} menu={menu}>
        <RefreshOnReturn renderId={crypto.randomUUID()} />
        {!hasPlaces && (
          <ButtonLink href="/dashboard" variant="quiet" size="compact" className="max-[22rem]:hidden" prefetch="auto">
            {t("dashboard")}
          </ButtonLink>
        )}
        <p className="flex min-w-0 max-w-96 grow basis-40 items-center justify-end gap-2 leading-tight max-lg:hidden">
          {greeting}
        </p>
      </SiteHeader>
      {hasPlaces && <PlacesBar current={place} />}
    </>
  );
}
