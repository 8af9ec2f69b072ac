import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LegalPage } from "@/components/layout/legal-page";
import { WITHDRAWAL_DAYS } from "@/lib/payments/withdrawal";

export async function generateMetadata(): Promise<Metadata> {
  const translate = await getTranslations("layout.legal");
  return { title: translate("termsTitle") };
}

export default async function TermsPage() {
  const payments = await getTranslations("payments");
  const writing = await getTranslations("writing");
  const words = {
    waiver: payments("card.waiver"),
    withdraw: payments("withdrawal.start"),
    askTeacher: writing("teacher.ask"),
  };
  return <LegalPage name="terms" withdrawalDays={WITHDRAWAL_DAYS} words={words} />;
}
