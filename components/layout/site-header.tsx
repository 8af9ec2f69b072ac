import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { LanguageSelector } from "@/components/layout/language-selector";
import { Logo } from "@/components/layout/logo";
import { productName } from "@/lib/product";

/** The top of every page: the logo, the language, and below on narrow screens whatever the page adds. */
export async function SiteHeader({ children }: { children?: ReactNode }) {
  const translate = await getTranslations("layout");
  const locale = await getLocale();
  return (
    <header className="border-b border-line bg-surface">
      <div className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
        <a href="/" aria-label={`${productName()} – ${translate("home")}`} className="rounded-md py-1">
          <Logo name={productName()} />
        </a>
        <div className="order-1 sm:order-2">
          <LanguageSelector locale={locale} label={translate("language")} />
        </div>
        {children && <div className="order-2 w-full sm:order-1 sm:ml-auto sm:w-auto">{children}</div>}
      </div>
    </header>
  );
}
