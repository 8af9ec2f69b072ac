import { useTranslations } from "next-intl";
import { ORAL_PATH } from "@/lib/oral/paths";

/** The way to the spoken rehearsal, which is always loaded as a document: its policy for the microphone needs that. */
export function OralLink() {
  const translate = useTranslations("oral");
  return (
    <p className="print:hidden">
      <a href={ORAL_PATH} className="text-link inline-flex min-h-12 items-center font-semibold">
        {translate("link")}
      </a>
    </p>
  );
}
