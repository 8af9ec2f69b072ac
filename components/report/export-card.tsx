import { getTranslations } from "next-intl/server";
import { ExportButton } from "@/components/report/save-button";
import { Card, CardTitle } from "@/components/ui/card";

export async function ExportCard() {
  const t = await getTranslations("report.export");
  const texts = { button: t("button"), pending: t("pending"), done: t("done"), failed: t("failed") };
  return (
    <Card className="space-y-3" aria-labelledby="export-title">
      <CardTitle id="export-title">{t("title")}</CardTitle>
      <p>{t("text")}</p>
      <ExportButton texts={texts} />
    </Card>
  );
}
