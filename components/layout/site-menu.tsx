import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Help } from "@/components/layout/contact";
import { HeaderMenu } from "@/components/layout/header-menu";

/** A separate module, so that pages without a menu do not load the menu's code. Ends with "Chiedi aiuto". */
export function SiteMenu({ children }: { children: ReactNode }) {
  const translate = useTranslations("layout");
  return (
    <HeaderMenu label={translate("menu")}>
      {children}
      <div className="mt-2 border-t border-line px-2 pt-3">
        <Help />
      </div>
    </HeaderMenu>
  );
}
