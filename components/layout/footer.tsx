import { useTranslations } from "next-intl";
import { Contact } from "@/components/layout/contact";
import { CookieSettingsButton } from "@/components/layout/cookie-settings-button";
import { env } from "@/lib/env";
import { productName } from "@/lib/product/product";

export function Footer() {
  const translate = useTranslations("layout.footer");
  const { COMPANY_NAME, COMPANY_ADDRESS, COMPANY_VAT } = env();
  const vat = COMPANY_VAT && translate("vat", { number: COMPANY_VAT });
  const company = [COMPANY_NAME, COMPANY_ADDRESS, vat].filter(Boolean).join(" · ");
  return (
    <footer className="mt-12 border-t border-line bg-sunken py-6 text-sm">
      <div className="page flex flex-col gap-4 sm:flex-row sm:justify-between">
        <div className="space-y-1 text-ink-soft">
          <p className="font-semibold text-ink">{productName()}</p>
          <p>{company || translate("noCompany")}</p>
          <Contact />
        </div>
        <nav aria-label={translate("label")} className="flex flex-wrap items-start gap-x-6">
          {(["terms", "privacy", "come-correggiamo", "accessibilita", "esame"] as const).map((page) => (
            <a key={page} className="text-link py-2.5" href={`/${page}`}>
              {translate(page)}
            </a>
          ))}
          <CookieSettingsButton label={translate("cookies")} />
        </nav>
      </div>
    </footer>
  );
}
