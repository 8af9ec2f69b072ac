import { useLocale, useTranslations } from "next-intl";
import { pageCopiedAt } from "@/components/exam/copy/copied-answers";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useOnline } from "@/components/ui/use-online";
import { formatMoment } from "@/lib/product/format";

/** Shown on an exam page from the device copy: its age and, once online, a link to the current page. */
export function CopyNotice() {
  const t = useTranslations("exam.copy");
  const locale = useLocale();
  const isOnline = useOnline();
  const since = pageCopiedAt();
  if (!since) return null;
  return (
    <div className="px-4 pt-3 lg:px-8 print:hidden">
      <Alert tone="careful" title={t("noticeTitle")} className="max-w-3xl">
        <p>{t("notice", { moment: formatMoment(since, locale) })}</p>
        {isOnline && (
          <Button variant="secondary" size="small" className="mt-3" onClick={() => window.location.reload()}>
            {t("renew")}
          </Button>
        )}
      </Alert>
    </div>
  );
}
