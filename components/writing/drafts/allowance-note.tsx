import { getLocale, getTranslations } from "next-intl/server";
import { Alert } from "@/components/ui/alert";
import { formatMoment } from "@/lib/product/format";
import { DRAFT_DAYS, type DraftAllowance, MAX_DRAFTS_IN_PERIOD } from "@/lib/writing/ai-limits";

/** How many drafts the AI teacher still marks, or when the next one may be handed in. */
export async function AllowanceNote({ allowance }: { allowance: DraftAllowance | null }) {
  if (!allowance) return null;
  const t = await getTranslations("drafts.allowance");
  const bound = { max: MAX_DRAFTS_IN_PERIOD, days: DRAFT_DAYS };
  if (!allowance.nextAt)
    return <p className="max-w-reading text-sm text-ink-soft">{t("left", { ...bound, left: allowance.left })}</p>;
  const moment = formatMoment(allowance.nextAt, await getLocale());
  return (
    <Alert tone="careful" className="max-w-reading">
      {t("none", { ...bound, moment })}
    </Alert>
  );
}
