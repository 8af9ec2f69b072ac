import { useTranslations } from "next-intl";
import { Help } from "@/components/layout/contact";
import { CookieSettingsButton } from "@/components/layout/cookie-settings-button";
import { ProposalLink } from "@/components/layout/proposal-link";
import { env } from "@/lib/env";

/** `proposesTranslations`: for pages whose header has no menu, because the menu would contain this link. */
export function Footer({ proposesTranslations = false }: { proposesTranslations?: boolean }) {
  const translate = useTranslations("layout.footer");
  const proposal = useTranslations("layout.proposal");
  const { COMPANY_NAME, COMPANY_ADDRESS, COMPANY_VAT } = env();
  const vat = COMPANY_VAT && translate("vat", { number: COMPANY_VAT });
  const company = [COMPANY_NAME, COMPANY_ADDRESS, vat].filter(Boolean).join(" · ");
  return (
    <footer className="bg-sunken py-4 text-sm sm:py-6">
      <div className="page grid gap-x-8 gap-y-3 lg:grid-cols-[1fr_auto_1fr]">
        <Help />
        <nav aria-label={translate("label")} className="flex flex-wrap items-start gap-x-6">
          {(["terms", "privacy", "come-correggiamo", "accessibilita", "esame"] as const).map((page) => (
            <a key={page} className="text-link py-3.5" href={`/${page}`}>
              {translate(page)}
            </a>
          ))}
          <CookieSettingsButton label={translate("cookies")} />
          {proposesTranslations && <ProposalLink label={proposal("title")} className="text-link py-3.5" />}
        </nav>
        <p className="text-ink-soft lg:text-end">{company || translate("noCompany")}</p>
      </div>
    </footer>
  );
}
