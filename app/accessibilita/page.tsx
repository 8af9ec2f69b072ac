import { AccessibilityPage } from "@/components/layout/accessibility-page";
import { titled } from "@/lib/i18n/titled";

export const generateMetadata = titled("layout.accessibility.title", {
  path: "/accessibilita",
  description: "layout.accessibility.lead",
});

export default AccessibilityPage;
