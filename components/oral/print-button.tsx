"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";

export function PrintButton() {
  const translate = useTranslations("oral.sheet");
  return (
    <Button className="print:hidden" onClick={() => window.print()}>
      {translate("print")}
    </Button>
  );
}
