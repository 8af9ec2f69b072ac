import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ORAL_PATH } from "@/lib/oral/paths";

/** Words that lead to the spoken rehearsal: always loaded as a document, since its policy for the microphone needs that. */
export function OralWords({ children }: { children: ReactNode }) {
  return (
    <a href={ORAL_PATH} className="text-link font-semibold">
      {children}
    </a>
  );
}

/** The way to the spoken rehearsal as a line of its own. */
export function OralLink() {
  const translate = useTranslations("oral");
  return (
    <p className="flex min-h-12 items-center print:hidden">
      <OralWords>{translate("link")}</OralWords>
    </p>
  );
}
