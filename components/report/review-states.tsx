import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Spinner } from "@/components/ui/spinner";

/** Reserves more than a screen, also around `children`, so that the content below does not jump. */
export function LoadingReview({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid">
      <Spinner label={label} className="col-start-1 row-start-1 self-start" />
      <div aria-hidden="true" className="invisible col-start-1 row-start-1">
        {children || <div className="h-dvh" />}
      </div>
    </div>
  );
}

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

export function MissingReview() {
  const t = useTranslations("report.screen");
  return (
    <Alert tone="careful" role="alert" title={t("missing")} className="max-w-reading space-y-2">
      <p>{t("missingText")}</p>
      <p>{t("missingHelp")}</p>
    </Alert>
  );
}
