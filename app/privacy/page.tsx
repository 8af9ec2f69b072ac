import { LegalPage } from "@/components/layout/legal-page";
import { pageMetadata } from "@/lib/i18n/page-metadata";

export const generateMetadata = pageMetadata("layout.legal.privacyTitle", { path: "/privacy" });

export default function PrivacyPage() {
  return <LegalPage name="privacy" />;
}
