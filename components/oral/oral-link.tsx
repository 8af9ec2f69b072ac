import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ORAL_PATH } from "@/lib/oral/paths";

/** Link text to the spoken rehearsal: always loads a document, which its microphone policy requires. */
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
