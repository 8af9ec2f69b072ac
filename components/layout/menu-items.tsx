import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LanguageSelector } from "@/components/layout/language-selector";
import { ProposalLink } from "@/components/layout/proposal-link";
import { ownLanguageNames } from "@/lib/i18n/language-name";

export function MenuLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="flex min-h-12 items-center rounded-sm px-2 font-semibold hover:bg-sunken"
    >
      {children}
    </Link>
  );
}

export function MenuReading() {
  const translate = useTranslations("layout.view");
  return <MenuLink href="/accessibilita">{translate("title")}</MenuLink>;
}

/** The language, and the way to a better translation. */
export function MenuLanguage() {
  const translate = useTranslations("layout");
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-2 px-2 py-1">
      <span aria-hidden="true" className="font-semibold">
        {translate("language")}
      </span>
      <LanguageSelector label={translate("language")} names={ownLanguageNames()} />
      <ProposalLink
        label={translate("proposal.title")}
        className="text-link flex min-h-11 w-full items-center text-sm"
      />
    </div>
  );
}
