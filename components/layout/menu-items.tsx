import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { LanguageSelector } from "@/components/layout/language-selector";

/** The look of a line of the header's menu. */
export const MENU_LINE = "flex min-h-11 w-full items-center rounded-md px-2 text-left font-semibold hover:bg-sunken";

/** A line of the header's menu that leads somewhere. */
export function MenuLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} prefetch={false} className={MENU_LINE}>
      {children}
    </Link>
  );
}

/** The choice of the language as a line of the header's menu. */
export async function MenuLanguage() {
  const translate = await getTranslations("layout");
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-2 px-2 py-1">
      <span aria-hidden="true" className="font-semibold">
        {translate("language")}
      </span>
      <LanguageSelector locale={await getLocale()} label={translate("language")} />
    </div>
  );
}
