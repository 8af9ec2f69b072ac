import { AccessibilityPage } from "@/components/layout/accessibility-page";
import { pageMetadata } from "@/lib/i18n/page-metadata";

export const generateMetadata = pageMetadata("layout.accessibility.title", {
  path: "/accessibilita",
  description: "layout.accessibility.lead",
});

export default AccessibilityPage;
