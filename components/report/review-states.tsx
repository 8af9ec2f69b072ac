import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";

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
