import { useTranslations } from "next-intl";
import type { MarkDetails } from "@/lib/writing/schema";

type Props = {
  details: MarkDetails;
  /** Element id of the first error of the kind to practise; null when there is none. */
  firstError: string | null;
};

export function FeedbackPoints({ details: { strength, practise, language }, firstError }: Props) {
  const t = useTranslations("writing");
  if (!strength || !practise) return null;
  return (
    <dl className="mt-3 max-w-reading space-y-3">
      <div>
        <dt className="font-semibold">{t("result.strength")}</dt>
        <dd lang={language}>{strength}</dd>
      </div>
      <div>
        <dt className="font-semibold">{t("result.practise")}</dt>
        <dd lang={language}>{practise.advice}</dd>
        {firstError && (
          <dd>
            <a href={`#${firstError}`} className="inline-flex min-h-11 items-center underline print:hidden">
              {t("result.toErrors", { type: t(`errorTypes.${practise.type}`) })}
            </a>
          </dd>
        )}
      </div>
    </dl>
  );
}
