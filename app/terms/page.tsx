import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { LegalPage } from "@/components/layout/legal-page";
import { env } from "@/lib/env";
import { currentOffer, formatAmount, productName } from "@/lib/product";

export async function generateMetadata(): Promise<Metadata> {
  const translate = await getTranslations("layout.legal");
  return { title: translate("termsTitle") };
}

export default async function TermsPage() {
  const translate = await getTranslations("layout.legal");
  const about = await getTranslations("product");
  const { COMPANY_NAME, COMPANY_ADDRESS, COMPANY_VAT } = env();
  const vat = COMPANY_VAT && (await getTranslations("layout.footer"))("vat", { number: COMPANY_VAT });
  const company = [COMPANY_NAME, COMPANY_ADDRESS, vat].filter(Boolean).join(", ");
  const price = formatAmount(currentOffer().priceCents, await getLocale());
  const parts = [
    {
      title: translate("termsSellerTitle"),
      text: company ? translate("termsSeller", { company }) : translate("termsSellerUnknown"),
    },
    { title: translate("termsWhatTitle"), text: translate("termsWhat", { price }) },
    { title: translate("termsHowLongTitle"), text: translate("termsHowLong") },
    { title: translate("termsWithdrawalTitle"), text: translate("termsWithdrawal") },
    { title: translate("termsIndependenceTitle"), text: about("disclaimer", { product: productName() }) },
    { title: translate("termsAccountTitle"), text: translate("termsAccount") },
  ];
  return <LegalPage title={translate("termsTitle")} parts={parts} />;
}
