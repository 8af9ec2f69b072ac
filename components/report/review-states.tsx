import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Spinner } from "@/components/ui/spinner";

/**
 * What comes is on its way, and has its room already, so that nothing below it jumps: a result is longer than a screen.
 * @param children what comes instead of a result; its room is kept
 */
export function ComingReview({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid">
      <Spinner label={label} className="col-start-1 row-start-1 self-start" />
      <div aria-hidden="true" className="invisible col-start-1 row-start-1">
        {children || <div className="h-dvh" />}
      </div>
    </div>
  );
}

/** There is a review to look at. */
export function AvailableReview({ onShow }: { onShow: () => void }) {
  const t = useTranslations("report.screen");
  return (
    <Card className="max-w-reading space-y-4">
      <CardTitle>{t("available")}</CardTitle>
      <p>{t("availableText")}</p>
      <Button onClick={onShow} className="w-full sm:w-auto">
        {t("show")}
      </Button>
    </Card>
  );
}

/** The review could not be fetched. `message` is the server's sentence, where it gave one. */
export function FailedReview({ message, onRetry }: { message: string | null; onRetry: () => void }) {
  const t = useTranslations("report.screen");
  return (
    <Alert tone="wrong" role="alert" title={t("error")} className="max-w-reading space-y-3">
      <p>{message ?? t("unknownError")}</p>
      <p>{t("errorHelp")}</p>
      <Button onClick={onRetry}>{t("retry")}</Button>
    </Alert>
  );
}

/** There is no such review. */
export function MissingReview() {
  const t = useTranslations("report.screen");
  return (
    <Alert tone="careful" role="alert" title={t("missing")} className="max-w-reading space-y-2">
      <p>{t("missingText")}</p>
      <p>{t("missingHelp")}</p>
    </Alert>
  );
}
