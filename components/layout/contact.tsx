import { useTranslations } from "next-intl";
import { env } from "@/lib/env";

/** Links to the help address and the help page. Renders nothing if neither is configured. */
export function Contact() {
  const translate = useTranslations("layout.contact");
  const { COMPANY_EMAIL, CONTACT_URL } = env();
  if (!COMPANY_EMAIL && !CONTACT_URL) return null;
  return (
    <p data-slot="contact" className="flex flex-wrap items-center gap-x-4 print:hidden">
      <span>{translate("lead")}</span>
      {COMPANY_EMAIL && (
        <a className="text-link py-2.5 wrap-anywhere" href={`mailto:${COMPANY_EMAIL}`}>
          {COMPANY_EMAIL}
        </a>
      )}
      {CONTACT_URL && (
        <a className="text-link py-2.5" href={CONTACT_URL}>
          {translate("page")}
        </a>
      )}
    </p>
  );
}
