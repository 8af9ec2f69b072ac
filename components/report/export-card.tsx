import { getTranslations } from "next-intl/server";
import { ExportButton } from "@/components/report/export-button";
import { Card, CardTitle } from "@/components/ui/card";

/** Everything that is stored about a person, as a file of theirs. */
export async function ExportCard() {
  const translate = await getTranslations("report.export");
  const texts = {
    button: translate("button"),
    pending: translate("pending"),
    done: translate("done"),
    failed: translate("failed"),
  };
  return (
    <Card className="space-y-3" aria-labelledby="export-title">
      <CardTitle id="export-title">{translate("title")}</CardTitle>
      <p>{translate("text")}</p>
      <ExportButton texts={texts} />
    </Card>
  );
}
