import { LegalPage } from "@/components/layout/legal-page";
import { pageMetadata } from "@/lib/i18n/page-metadata";

export const generateMetadata = pageMetadata("layout.legal.termsTitle", { path: "/terms" });

export default function TermsPage() {
  return <LegalPage name="terms" />;
}
