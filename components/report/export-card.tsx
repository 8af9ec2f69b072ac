import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/layout/client-messages";
import { ExportButton } from "@/components/report/save-button";
import { Card, CardTitle } from "@/components/ui/card";

export async function ExportCard() {
  const t = await getTranslations("report.export");
  return (
    <Card className="space-y-3" aria-labelledby="export-title">
      <CardTitle id="export-title">{t("title")}</CardTitle>
      <p>{t("text")}</p>
      <ClientMessages namespaces={["report.export"]}>
        <ExportButton />
      </ClientMessages>
    </Card>
  );
}
