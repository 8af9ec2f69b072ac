import { LegalPage } from "@/components/layout/legal-page";
import { titled } from "@/lib/i18n/titled";

export const generateMetadata = titled("layout.legal.termsTitle", { path: "/terms" });

export default function TermsPage() {
  return <LegalPage name="terms" />;
}
