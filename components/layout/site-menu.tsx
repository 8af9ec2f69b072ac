import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { HeaderMenu } from "@/components/layout/header-menu";

/** The menu of the header: apart from it, so that the pages of a stranger, which have none, do not carry its code. */
export async function SiteMenu({ children }: { children: ReactNode }) {
  const translate = await getTranslations("layout");
  return <HeaderMenu label={translate("menu")}>{children}</HeaderMenu>;
}
