import { getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { SimulationTable } from "@/components/admin/simulation-table";
import { adminPageMetadata, requireAdminPage } from "@/lib/admin/page";
import { listSimulationOverviews } from "@/lib/admin/queries/question-health";

export const generateMetadata = adminPageMetadata("questions");

export default async function QuestionsPage() {
  const admin = await requireAdminPage();
  const t = await getTranslations("admin.questions");
  return (
    <AdminFrame admin={admin} current="questions" title={t("title")}>
      <SimulationTable simulations={await listSimulationOverviews(admin)} />
    </AdminFrame>
  );
}
