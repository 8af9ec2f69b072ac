import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { EarSlot } from "@/components/layout/ear-slot";
import { cn } from "@/lib/utils";

/**
 * Product text with an ear in its corner that reads it aloud in the reader's language. Nothing of an exam belongs in it;
 * what names its language (`lang`) is left out.
 */
export function ReadAloud({ className, children }: { className?: string; children: ReactNode }) {
  const translate = useTranslations("layout.ear");
  return (
    <div data-slot="read-aloud" className={cn("flow-root", className)}>
      <EarSlot listen={translate("listen")} stop={translate("stop")} />
      {children}
    </div>
  );
}
