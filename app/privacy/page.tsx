import { LegalPage } from "@/components/layout/legal-page";
import { titled } from "@/lib/i18n/titled";

export const generateMetadata = titled("layout.legal.privacyTitle", { path: "/privacy" });

export default function PrivacyPage() {
  return <LegalPage name="privacy" />;
}
