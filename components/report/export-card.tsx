import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/layout/client-messages";
import { ReadAloud } from "@/components/layout/read-aloud";
import { ExportButton } from "@/components/report/save-button";
import { TitledCard } from "@/components/ui/card";

export async function ExportCard() {
  const t = await getTranslations("report.export");
  return (
    <TitledCard id="export" title={t("title")}>
      <ReadAloud>
        <p>{t("text")}</p>
      </ReadAloud>
      <ClientMessages namespaces={["report.export"]}>
        <ExportButton />
      </ClientMessages>
    </TitledCard>
  );
}
