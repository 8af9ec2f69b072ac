import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LanguageSelector } from "@/components/layout/language-selector";
import { Logo } from "@/components/layout/logo";
import { ownLanguageNames } from "@/lib/i18n/language-name";
import { productName } from "@/lib/product/product";
import { cn } from "@/lib/utils";

type Props = {
  /** The pages to go to, beside the logo (`PlacesMenu`). */
  places?: ReactNode;
  children?: ReactNode;
  /** The menu at the end (`SiteMenu`), which includes the language; without a menu the language selector is shown. */
  menu?: ReactNode;
  /** Above a hero, whose green it continues. */
  isNight?: boolean;
};

/** The site header: one row of 56 px, taller only with enlarged text. */
export function SiteHeader({ places, children, menu, isNight = false }: Props) {
  const translate = useTranslations("layout");
  return (
    <header className={cn("print:hidden", isNight ? "night" : "border-b border-line bg-surface")}>
      <div className="page flex min-h-14 flex-wrap items-center gap-x-2 py-1 sm:gap-x-4">
        <div className={cn("flex min-w-9 grow basis-9", places && "md:me-2 md:grow-0 md:basis-auto")}>
          <a
            href="/"
            aria-label={`${productName()} – ${translate("home")}`}
            className="flex min-h-12 min-w-0 items-center rounded-sm"
          >
            {/* If there is no room for the name, it wraps out of view and the header stays one row. */}
            <Logo name={productName()} className="h-9 flex-wrap gap-y-0 overflow-hidden text-ellipsis" />
          </a>
        </div>
        {places}
        {children}
        {menu ?? <LanguageSelector label={translate("language")} names={ownLanguageNames()} />}
      </div>
    </header>
  );
}
