import { useTranslations } from "next-intl";
import type { MarkDetails } from "@/lib/writing/schema";

/** The rules that had a say in the score, each with what was counted; nothing when none had. */
export function ScoreReasons({ details }: { details: MarkDetails | null }) {
  const t = useTranslations("writing.rules");
  if (!details || details.reasons.length === 0) return null;
  return (
    <div className="mt-4">
      <h4 className="font-semibold">{t("title")}</h4>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {details.reasons.map(({ rule, count, limit }) => (
          <li key={rule}>{t(rule, { count, limit })}</li>
        ))}
      </ul>
    </div>
  );
}
