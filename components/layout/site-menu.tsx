import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { HeaderMenu } from "@/components/layout/header-menu";

/** A separate module, so that pages without a menu do not load the menu's code. */
export function SiteMenu({ children }: { children: ReactNode }) {
  const translate = useTranslations("layout");
  return <HeaderMenu label={translate("menu")}>{children}</HeaderMenu>;
}
