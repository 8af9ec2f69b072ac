import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { HeaderMenu } from "@/components/layout/header-menu";

/** The menu of the header: apart from it, so that the pages of a stranger, which have none, do not carry its code. */
export function SiteMenu({ children }: { children: ReactNode }) {
  const translate = useTranslations("layout");
  return <HeaderMenu label={translate("menu")}>{children}</HeaderMenu>;
}
