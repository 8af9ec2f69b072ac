import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LegalPage } from "@/components/layout/legal-page";
import { env } from "@/lib/env";

export async function generateMetadata(): Promise<Metadata> {
  const translate = await getTranslations("layout.legal");
  return { title: translate("privacyTitle") };
}

export default async function PrivacyPage() {
  const translate = await getTranslations("layout.legal");
  const { COMPANY_NAME, COMPANY_ADDRESS, COMPANY_EMAIL } = env();
  const company = [COMPANY_NAME, COMPANY_ADDRESS].filter(Boolean).join(", ");
  const who = company ? translate("privacyWho", { company }) : translate("privacyWhoUnknown");
  const write = COMPANY_EMAIL ? ` ${translate("privacyWrite", { email: COMPANY_EMAIL })}` : "";
  const parts = [
    { title: translate("privacyWhoTitle"), text: who + write },
    { title: translate("privacyWhatTitle"), text: translate("privacyWhat") },
    { title: translate("privacyWritingTitle"), text: translate("privacyWriting") },
    { title: translate("privacyPaymentTitle"), text: translate("privacyPayment") },
    { title: translate("privacyKeepTitle"), text: translate("privacyKeep") },
    { title: translate("privacyCookiesTitle"), text: translate("privacyCookies") },
    { title: translate("privacyRightsTitle"), text: translate("privacyRights") },
  ];
  return <LegalPage title={translate("privacyTitle")} parts={parts} />;
}
